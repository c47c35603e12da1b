import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface PendingOrdersProps {
  readonly pending: Value<'memberHome'>['pending'];
}

/** Pending deposits and withdrawals. */
export const PendingOrders = ({ pending: { deposits, withdrawals } }: PendingOrdersProps) => {
  const { t } = useWords();
  return (
    <ul className="mh__pending">
      {deposits > 0 && (
        <li>
          <a href={hrefOf('deposit')}>
            <Icon name="clock" />
            <span>{t.homeMember.pendingDeposits({ n: deposits })}</span>
            <Icon name="go" />
          </a>
        </li>
      )}
      {withdrawals > 0 && (
        <li>
          <a href={hrefOf('withdraw')}>
            <Icon name="clock" />
            <span>{t.homeMember.pendingWithdrawals({ n: withdrawals })}</span>
            <Icon name="go" />
          </a>
        </li>
      )}
    </ul>
  );
};
