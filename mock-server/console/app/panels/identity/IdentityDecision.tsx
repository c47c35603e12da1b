import { useState } from 'react';
import { identityPictures, identityReasons } from '#contract/safety/identity-documents.ts';
import { decideIdentity, type IdentityInput } from '../../state/identity.ts';
import { attempt } from '../../state/notice.ts';
import { plainWords } from './plain-words.ts';

interface ChoiceProps<Option extends string> {
  readonly legend: string;
  readonly all: readonly Option[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: Option[]) => void;
}

const Choice = <Option extends string>({ legend, all, chosen, onChange }: ChoiceProps<Option>) => (
  <fieldset className="choices">
    <legend>{legend}</legend>
    {all.map((option) => (
      <label key={option} className="line">
        <input
          type="checkbox"
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
          }
        />
        {plainWords(option)}
      </label>
    ))}
  </fieldset>
);

interface IdentityDecisionProps {
  readonly account: string;
  readonly status: string;
}

/** Buttons that decide about the documents of a member, or end their approval. */
export const IdentityDecision = ({ account, status }: IdentityDecisionProps) => {
  const [reasons, setReasons] = useState<(typeof identityReasons)[number][]>(['blurry']);
  const [pictures, setPictures] = useState<(typeof identityPictures)[number][]>(['front']);
  const decide = (input: IdentityInput, successText: string): void =>
    void attempt(() => decideIdentity(input), `${successText} for ${account}.`);
  if (status === 'approved')
    return (
      <div className="line">
        <button
          type="button"
          className="mini mini--bad"
          onClick={() => decide({ decision: 'expire' }, 'Approval ended')}
        >
          End approval
        </button>
      </div>
    );
  if (status !== 'pending') return null;
  return (
    <>
      <Choice legend="Reasons, if not approved" all={identityReasons} chosen={reasons} onChange={setReasons} />
      <Choice legend="Pictures to take again" all={identityPictures} chosen={pictures} onChange={setPictures} />
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
  );
};
