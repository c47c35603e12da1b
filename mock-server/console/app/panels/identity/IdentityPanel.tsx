import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { identityPictures, identityReasons } from '../../../../../src/contract/safety/identity-documents.ts';
import { stampText } from '../../parts/format.ts';
import { MemberPicker } from '../../parts/MemberPicker.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import {
  $applicant,
  decideIdentity,
  type IdentityInput,
  type IdentityView,
  identity,
  pictureAddress,
  showApplicant,
  showPending,
} from '../../state/identity.ts';
import { attempt } from '../../state/notice.ts';

const matchText = (matches: boolean | null): string =>
  matches === null ? 'account has none yet' : matches ? 'matches the account' : 'differs from the account';

const factsOf = (it: NonNullable<IdentityView['case']>): readonly (readonly [string, string])[] => [
  ['Status', it.status],
  ['Document', `${it.documentType}, ${it.documentNumber ?? 'number deleted'}`],
  ['Name', `${it.fullName} (${matchText(it.matchesName)})`],
  ['Birthday', `${it.birthday} (${matchText(it.matchesBirthday)})`],
  [
    'Approved for other accounts',
    it.otherAccounts.map(({ account, closed }) => (closed ? `${account} (closed)` : account)).join(', ') || 'none',
  ],
  ['Submitted', stampText(it.submittedAt)],
  ['Decided', it.decidedAt === null ? 'no' : stampText(it.decidedAt)],
  ...(it.expiresAt === null ? [] : [['Valid until', stampText(it.expiresAt)] as const]),
  ...(it.reasons.length > 0 ? [['Reasons', it.reasons.map(words).join(', ')] as const] : []),
];

interface ChoiceProps {
  readonly legend: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Returns an identifier such as `documentExpired` in plain words. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const Choice = ({ legend, all, chosen, onChange }: ChoiceProps) => (
  <fieldset className="choices">
    <legend>{legend}</legend>
    {all.map((it) => (
      <label key={it} className="line">
        <input
          type="checkbox"
          checked={chosen.includes(it)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, it] : chosen.filter((one) => one !== it))}
        />
        {words(it)}
      </label>
    ))}
  </fieldset>
);

/** Shows the documents of a member, and the decision about them (X37). */
export const IdentityPanel = () => {
  const account = useStore($applicant);
  const { data, problem } = useStore(identity.$it);
  useEffect(() => {
    if (data) void attempt(() => showPending(data));
  }, [data]);
  const [reasons, setReasons] = useState<readonly string[]>(['blurry']);
  const [pictures, setPictures] = useState<readonly string[]>(['front']);
  const decide = (order: IdentityInput, successText: string): void =>
    void attempt(() => decideIdentity(order), `${successText} for ${account}.`);
  const found = data?.case;
  return (
    <Panel title="Identity verification" tools={<MemberPicker account={account} onPick={showApplicant} />}>
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="identity verification" />}
        {data && (
          <div className="line">
            {data.cases.map((it) => (
              <button
                key={it.account}
                type="button"
                className="mini"
                aria-pressed={it.account === account}
                onClick={() => void attempt(() => showApplicant(it.account))}
              >
                {it.account}: {it.status}
              </button>
            ))}
          </div>
        )}
        {data && !found && <p>{account} has not submitted documents.</p>}
        {found && (
          <>
            <dl className="pairs pairs--two">
              {factsOf(found).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {found.pictures.length === 0 ? (
              <p>No pictures are stored.</p>
            ) : (
              <ul className="documents">
                {found.pictures.map((it) => (
                  <li key={it}>
                    <a href={pictureAddress(it, found.submittedAt)} target="_blank" rel="noreferrer">
                      <img
                        src={pictureAddress(it, found.submittedAt)}
                        alt={`${it} of ${account}, opens in a new tab`}
                      />
                    </a>
                    <span>{it}</span>
                  </li>
                ))}
              </ul>
            )}
            {found.status === 'pending' && (
              <>
                <Choice
                  legend="Reasons, if not approved"
                  all={identityReasons}
                  chosen={reasons}
                  onChange={setReasons}
                />
                <Choice
                  legend="Pictures to take again"
                  all={identityPictures}
                  chosen={pictures}
                  onChange={setPictures}
                />
                <div className="line">
                  <button
                    type="button"
                    className="mini mini--go"
                    onClick={() => decide({ decision: 'approve' }, 'Decision stored')}
                  >
                    Approve
                  </button>
                  <button
                    type="button"
                    className="mini"
                    disabled={reasons.length === 0 || pictures.length === 0}
                    onClick={() => decide({ decision: 'more', reasons, pictures }, 'New pictures requested')}
                  >
                    Ask for pictures
                  </button>
                  <button
                    type="button"
                    className="mini mini--bad"
                    disabled={reasons.length === 0}
                    onClick={() => decide({ decision: 'reject', reasons }, 'Documents rejected')}
                  >
                    Reject
                  </button>
                </div>
              </>
            )}
            {found.status === 'approved' && (
              <div className="line">
                <button
                  type="button"
                  className="mini mini--bad"
                  onClick={() => decide({ decision: 'expire' }, 'Approval ended')}
                >
                  End approval
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </Panel>
  );
};
