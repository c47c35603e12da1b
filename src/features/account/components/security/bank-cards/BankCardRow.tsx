import type { BankCard } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { Icon } from '#ui/Icon.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

interface BankCardRowProps {
  readonly card: BankCard;
  /** Makes this card the default for withdrawals. */
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** List row of a bank card or wallet with its actions. */
export const BankCardRow = ({ card, onChoose, onRemove }: BankCardRowProps) => {
  const { t, locale } = useWords();
  return (
    <li className="bankcard" data-kind={card.kind}>
      <div className="bankcard__head">
        <Icon name={card.kind === 'wallet' ? 'phone' : 'card'} />
        <b>{card.bankName}</b>
        {card.isDefault && <StatusChip tone="ok">{t.accountSecurity.isDefault()}</StatusChip>}
      </div>
      <p className="bankcard__number num">{card.number}</p>
      <p className="bankcard__facts num">
        {card.payeeName} · {t.accountSecurity.cardAdded({ day: dayName(dayOf(card.addedAt), locale) })}
      </p>
      <div className="bankcard__do">
        {!card.isDefault && (
          <button type="button" className="btn btn--ghost btn--s" onClick={onChoose}>
            {t.accountSecurity.makeDefault()}
          </button>
        )}
        <button type="button" className="btn btn--ghost btn--s" onClick={onRemove}>
          {t.accountSecurity.removeCard()}
        </button>
      </div>
    </li>
  );
};
