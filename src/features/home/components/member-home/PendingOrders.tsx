import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface PendingOrdersProps {
  readonly t: Words;
  readonly pending: Value<'memberHome'>['pending'];
}

/** Pending deposits and withdrawals. */
export const PendingOrders = ({ t, pending: { deposits, withdrawals } }: PendingOrdersProps) => (
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
