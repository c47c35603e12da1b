import type { Withdrawal } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { Icon } from '#ui/Icon.tsx';

interface PendingWithdrawalsProps {
  readonly orders: readonly Withdrawal[];
  readonly onOpen: (withdrawId: string) => void;
}

/** List of pending withdrawals; each opens its tracker. */
export const PendingWithdrawals = ({ orders, onOpen }: PendingWithdrawalsProps) => {
  const { t, locale } = useWords();
  if (orders.length === 0) return null;
  return (
    <section className="underway" aria-label={t.cashierWithdraw.openTitle()}>
      {orders.map(({ withdrawId, at, amount, status, card, bankName }) => (
        <button type="button" key={withdrawId} className="underway__one" onClick={() => onOpen(withdrawId)}>
          <Icon name="clock" />
          <span>
            <b>
              <OwnAmount value={amount} /> · {t.cashierWithdraw[`status_${status}`]()}
            </b>
            <small className="num">
              {bankName} {card}
            </small>
            <small className="num">
              {dayAndTime(at, locale)} · {withdrawId}
            </small>
          </span>
          <Icon name="go" />
        </button>
      ))}
    </section>
  );
};
