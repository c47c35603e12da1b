import { useStore } from '@nanostores/react';
import type { MemberSafety } from '#sim/admin/safety.ts';
import { stampText } from '../../parts/format.ts';
import { MemberPicker } from '../../parts/MemberPicker.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { attempt } from '../../state/notice.ts';
import { $guarded, changeSafety, safety, showSafety } from '../../state/safety.ts';

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
const factsOf = (safety: MemberSafety): readonly (readonly [string, string])[] => [
  ...safety.limits.map((limit) => [`${limit.kind} limit, ${limit.period}`, limitText(limit)] as const),
  ...(safety.limits.length === 0 ? [['Limits', 'none'] as const] : []),
  ['Reality check', `every ${safety.realityCheck} minutes`],
  [
    'Playing',
    safety.sitting
      ? `since ${stampText(safety.sitting.startedAt)}, stakes ${safety.sitting.staked}, payouts ${safety.sitting.won}, next check at ${stampText(safety.sitting.checkAt)}`
      : 'no',
  ],
  [
    'Closed',
    safety.closure
      ? `${safety.closure.kind}, ${safety.closure.endsAt ? `until ${stampText(safety.closure.endsAt)}` : 'permanently'}`
      : 'no',
  ],
  [
    'Identity review',
    safety.review
      ? `since ${stampText(safety.review.openedAt)}: name and birthday of ${safety.review.closedAccount}, which is closed`
      : 'none',
  ],
  ['Accounts under review', safety.reviews.join(', ') || 'none'],
  ...safety.sessions.map(({ name, way, usedAt }) => [`Session ${name}`, `${way}, used ${stampText(usedAt)}`] as const),
  [
    'Authenticator app',
    safety.app
      ? `code ${safety.app.code}, ${safety.app.recoveryCodes} recovery codes${safety.app.endsAt ? `, ends ${stampText(safety.app.endsAt)}` : ''}`
      : 'off',
  ],
  ['Passkeys', safety.passkeys.join(', ') || 'none'],
];

/** Shows how a member is protected, with the changes that a tester may need. */
export const SafetyPanel = () => {
  const account = useStore($guarded);
  const { data, problem } = useStore(safety.$state);
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
