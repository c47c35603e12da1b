import { useId } from 'react';
import type { Words } from '../../../../i18n/translate.ts';

export type AccountKind = 'player' | 'agent';

interface AccountTypeFieldProps {
  readonly t: Words;
  readonly kind: AccountKind;
  readonly onChoose: (kind: AccountKind) => void;
}

const kinds = ['player', 'agent'] as const;

/** Choice between a player and an agent account. */
export const AccountTypeField = ({ t, kind, onChoose }: AccountTypeFieldProps) => {
  const name = useId();
  const about = { player: t.agentOpenAccount.playerText(), agent: t.agentOpenAccount.agentText() };
  return (
    <fieldset className="kinds">
      <legend>{t.agentOpenAccount.kind()}</legend>
      {kinds.map((it) => (
        <label key={it} className="kinds__one">
          <input type="radio" name={name} value={it} checked={it === kind} onChange={() => onChoose(it)} />
          <span>
            <b>{t.agentTeam[it]()}</b>
            <span>{about[it]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
