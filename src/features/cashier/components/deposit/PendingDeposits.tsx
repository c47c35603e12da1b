import type { Deposit } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { PageWords } from '#i18n/page-words.ts';
import { Icon } from '#ui/Icon.tsx';

interface PendingDepositsProps {
  readonly words: PageWords;
  readonly orders: readonly Deposit[];
  readonly onOpen: (depositId: string) => void;
}

/** List of pending deposits; each opens its detail view. */
export const PendingDeposits = ({ words: { t }, orders, onOpen }: PendingDepositsProps) => {
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
          {status === 'pending' && <Countdown t={t} until={expiresAt} />}
          <Icon name="go" />
        </button>
      ))}
    </section>
  );
};
