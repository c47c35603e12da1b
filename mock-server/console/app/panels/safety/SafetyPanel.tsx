import { useStore } from '@nanostores/react';
import { stampText } from '../../parts/format.ts';
import { MemberPicker } from '../../parts/MemberPicker.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { attempt } from '../../state/notice.ts';
import { $guarded, changeSafety, type MemberSafety, safety, showSafety } from '../../state/safety.ts';

const actions = [
  { wish: 'check-now', label: 'Reality check now' },
  { wish: 'limits-ready', label: 'Make pending changes ready' },
  { wish: 'no-limits', label: 'Remove limits' },
  { wish: 'time-out', label: 'Time-out, 24 h' },
  { wish: 'exclude', label: 'Self-exclude, 6 months' },
  { wish: 'closure-ends', label: 'End closure in 1 minute' },
  { wish: 'open', label: 'Reopen account' },
  { wish: 'approve-identity', label: 'Approve identity' },
  { wish: 'confirm-exclusion', label: 'Confirm exclusion' },
  { wish: 'no-two-steps', label: 'Turn off two-step verification' },
  { wish: 'end-sessions', label: 'Log out all sessions' },
] as const;

const limitText = ({ amount, left, pending }: MemberSafety['limits'][number]): string => {
  const now = amount === null ? 'none' : `${amount}, ${left} left`;
  return pending ? `${now}; ${pending.amount ?? 'none'} from ${stampText(pending.readyAt)}` : now;
};

/** Returns facts in this order: limits, play, closed products, open sessions, login. */
const factsOf = (it: MemberSafety): readonly (readonly [string, string])[] => [
  ...it.limits.map((limit) => [`${limit.kind} limit, ${limit.period}`, limitText(limit)] as const),
  ...(it.limits.length === 0 ? [['Limits', 'none'] as const] : []),
  ['Reality check', `every ${it.realityCheck} minutes`],
  [
    'Playing',
    it.sitting
      ? `since ${stampText(it.sitting.startedAt)}, stakes ${it.sitting.staked}, payouts ${it.sitting.won}, next check at ${stampText(it.sitting.checkAt)}`
      : 'no',
  ],
  [
    'Closed',
    it.closure
      ? `${it.closure.kind}, ${it.closure.endsAt ? `until ${stampText(it.closure.endsAt)}` : 'permanently'}`
      : 'no',
  ],
  [
    'Identity review',
    it.review
      ? `since ${stampText(it.review.openedAt)}: name and birthday of ${it.review.closedAccount}, which is closed`
      : 'none',
  ],
  ['Accounts under review', it.reviews.join(', ') || 'none'],
  ...it.sessions.map(({ name, way, usedAt }) => [`Session ${name}`, `${way}, used ${stampText(usedAt)}`] as const),
  [
    'Authenticator app',
    it.app
      ? `code ${it.app.code}, ${it.app.recoveryCodes} recovery codes${it.app.endsAt ? `, ends ${stampText(it.app.endsAt)}` : ''}`
      : 'off',
  ],
  ['Passkeys', it.passkeys.join(', ') || 'none'],
];

/** Shows how a member is protected, with the changes that a tester may need (X02–X09). */
export const SafetyPanel = () => {
  const account = useStore($guarded);
  const { data, problem } = useStore(safety.$it);
  return (
    <Panel title="Player protection" tools={<MemberPicker account={account} onPick={showSafety} />}>
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="player protection" />}
        {data && (
          <dl className="pairs">
            {factsOf(data).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="line">
          {actions.map(({ wish, label }) => (
            <button
              key={wish}
              type="button"
              className="mini"
              onClick={() => void attempt(() => changeSafety(wish), `${label}: done for ${account}.`)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </Panel>
  );
};
