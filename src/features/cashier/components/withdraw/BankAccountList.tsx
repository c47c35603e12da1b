import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BankIcon } from '../BankIcon.tsx';

interface BankAccountListProps {
  readonly cards: Value<'withdrawInfo'>['cards'];
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (cardId: string) => void;
  readonly onAdd: () => void;
}

/** The player's withdrawal accounts, with a button to add one. */
export const BankAccountList = ({ cards, chosen, error, onChoose, onAdd }: BankAccountListProps) => {
  const { t } = useWords();
  return (
    <section className="ways">
      <h2 id="accounts-title">{t.cashierWithdraw.to()}</h2>
      {cards.length === 0 && <p className="hint">{t.cashierWithdraw.noAccounts()}</p>}
      <fieldset
        className="ways__group accounts"
        aria-labelledby="accounts-title"
        aria-describedby={error ? 'accounts-error' : undefined}
      >
        {cards.map(({ cardId, bankName, number, iconUrl }) => (
          <label key={cardId} className="way">
            <input
              type="radio"
              name="cardId"
              value={cardId}
              checked={chosen === cardId}
              onChange={() => onChoose(cardId)}
            />
            <BankIcon path={iconUrl} />
            <span className="way__what">
              <b>{bankName}</b>
              <small className="num">{number}</small>
            </span>
            <Icon name="ok" className="way__on" />
          </label>
        ))}
      </fieldset>
      {error && <ErrorText id="accounts-error">{error}</ErrorText>}
      <Button look="quiet" onClick={onAdd}>
        <Icon name="plus" />
        {t.cashierBankAccount.add()}
      </Button>
    </section>
  );
};
