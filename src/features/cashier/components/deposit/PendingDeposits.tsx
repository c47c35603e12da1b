import type { Deposit } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';

interface PendingDepositsProps {
  readonly orders: readonly Deposit[];
  readonly onOpen: (depositId: string) => void;
}

/** List of pending deposits; each opens its detail view. */
export const PendingDeposits = ({ orders, onOpen }: PendingDepositsProps) => {
  const { t } = useWords();
  if (orders.length === 0) return null;
  return (
    <section className="underway" aria-label={t.cashierDeposit.openTitle()}>
      {orders.map(({ depositId, amount, status, expiresAt }) => (
        <button type="button" key={depositId} className="underway__one" onClick={() => onOpen(depositId)}>
          <Icon name="clock" />
          <span>
            <b>{status === 'reviewing' ? t.cashierDeposit.openReviewing() : t.cashierDeposit.openPending()}</b>
            <small className="num">
              <OwnAmount value={amount} /> · {depositId}
            </small>
          </span>
          {status === 'pending' && <Countdown until={expiresAt} />}
          <Icon name="go" />
        </button>
      ))}
    </section>
  );
};
