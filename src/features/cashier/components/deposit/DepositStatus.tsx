import { transferReportDays } from '#contract/cashier/deposit-terms.ts';
import type { Deposit } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useWords } from '#i18n/use-words.ts';
import { canReportTransfer } from '../../model/can-report-transfer.ts';
import { OrderHead } from '../OrderHead.tsx';

interface DepositStatusProps {
  readonly order: Deposit;
  /** The last refresh failed; the shown data may be outdated. */
  readonly isStale: boolean;
}

/** Status of a deposit with its amount and payment countdown. */
export const DepositStatus = ({ order, isStale }: DepositStatusProps) => {
  const { cashierDeposit: t } = useWords().t;
  const { status, amount, reason, expiresAt } = order;
  const text = canReportTransfer(order)
    ? t.text_expiredTransfer({ days: transferReportDays })
    : (reason ?? t[`text_${status}`]());
  return (
    <OrderHead status={status} amount={amount} title={t[`status_${status}`]()} text={text} isStale={isStale}>
      {status === 'pending' && (
        <p className="orderhead__left">
          {t.timeLeft()} <Countdown until={expiresAt} />
        </p>
      )}
    </OrderHead>
  );
};
