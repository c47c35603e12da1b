import type { Withdrawal } from '#contract/types.ts';
import { type Fact, Facts } from '#features/shared/Facts.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { hrefOf } from '#paths.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { isUnpaid } from '../../model/is-unpaid.ts';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';

interface WithdrawSheetProps {
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
}

/** Returns what the member gets: the amount less the fee, or all of it back if the withdrawal was not paid. */
const endsOf = ({ recordsReports: reports }: Words, order: Withdrawal): readonly Fact[] => {
  const { status, amount, fee } = order;
  if (isUnpaid(order)) return [{ label: reports.returned(), value: <OwnAmount value={amount} /> }];
  const label = status === 'paid' ? reports.arrived() : reports.arrives();
  const received = toMajor(toMinor(amount) - toMinor(fee));
  return [
    { label: reports.fee(), value: fee > 0 ? <OwnAmount value={fee} /> : null },
    { label, value: <OwnAmount value={received} /> },
  ];
};

/** Details of one withdrawal: status, amounts and account. */
const WithdrawSheet = ({ withdrawal: it, onClose }: WithdrawSheetProps) => {
  const { t } = useWords();
  const { recordsReports: reports } = t;
  return (
    <Sheet title={reports.withdrawalTitle()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <WithdrawalSteps withdrawal={it} />
      <Facts
        facts={[
          { label: reports.amount(), value: <OwnAmount value={it.amount} /> },
          ...endsOf(t, it),
          { label: reports.payee(), value: `${it.bankName} ${it.card}` },
          { label: reports.number(), value: it.withdrawId, copy: it.withdrawId },
        ]}
      />
      <ReceiptLink href={hrefOf('receipt', { kind: 'withdrawal', id: it.withdrawId })} label={reports.receipt()} />
    </Sheet>
  );
};

export default WithdrawSheet;
