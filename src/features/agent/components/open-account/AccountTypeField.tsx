import { useId } from 'react';
import { useWords } from '#i18n/use-words.ts';

export type AccountKind = 'player' | 'agent';

interface AccountTypeFieldProps {
  readonly kind: AccountKind;
  readonly onChoose: (kind: AccountKind) => void;
}

const kinds = ['player', 'agent'] as const;

/** Choice between a player and an agent account. */
export const AccountTypeField = ({ kind, onChoose }: AccountTypeFieldProps) => {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className="kinds">
      <legend>{t.agentOpenAccount.kind()}</legend>
      {kinds.map((accountKind) => (
        <label key={accountKind} className="kinds__one">
          <input
            type="radio"
            name={name}
            value={accountKind}
            checked={accountKind === kind}
            onChange={() => onChoose(accountKind)}
          />
          <b>{t.agentTeam[accountKind]()}</b>
        </label>
      ))}
    </fieldset>
  );
};
