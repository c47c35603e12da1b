import { transferReportDays } from '#contract/cashier/deposit-terms.ts';
import type { Deposit } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/styles/icons.ts';
import { canReportTransfer } from '../../model/can-report-transfer.ts';

const icons = {
  pending: 'clock',
  reviewing: 'clock',
  approved: 'ok',
  rejected: 'bad',
  expired: 'bad',
  cancelled: 'note',
} as const satisfies Record<Deposit['status'], IconName>;

interface DepositStatusProps {
  readonly order: Deposit;
  /** The last refresh failed; the shown data may be outdated. */
  readonly offline: boolean;
}

/** Status of a deposit with its amount and payment countdown. */
export const DepositStatus = ({ order, offline }: DepositStatusProps) => {
  const { t } = useWords();
  return (
    <header className="orderhead" data-status={order.status}>
      <Icon name={icons[order.status]} />
      <p className="orderhead__sum">
        <Amount value={order.amount} />
      </p>
      <div role="status">
        <h2>{t.cashierDeposit[`status_${order.status}`]()}</h2>
        <p>
          {canReportTransfer(order)
            ? t.cashierDeposit.text_expiredTransfer({ days: transferReportDays })
            : (order.reason ?? t.cashierDeposit[`text_${order.status}`]())}
        </p>
      </div>
      {order.status === 'pending' && (
        <p className="orderhead__left">
          {t.cashierDeposit.timeLeft()} <Countdown until={order.expiresAt} />
        </p>
      )}
      {offline && <p className="orderhead__stale">{t.cashierDeposit.stale()}</p>}
    </header>
  );
};
