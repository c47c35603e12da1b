import type { Withdrawal } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';

interface WithdrawSheetProps {
  readonly locale: Locale;
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
}

/** Details of one withdrawal: status, amounts and account. */
const WithdrawSheet = ({ locale, withdrawal: it, onClose }: WithdrawSheetProps) => {
  const { t } = useWords(locale);
  const { recordsReports: reports } = t;
  return (
    <Sheet title={reports.withdrawalTitle()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <WithdrawalSteps locale={locale} withdrawal={it} />
      <Facts
        t={t}
        facts={[
          { label: reports.amount(), value: <OwnAmount pesos={it.amount} /> },
          { label: reports.fee(), value: it.fee > 0 ? <OwnAmount pesos={it.fee} /> : null },
          { label: reports.arrives(), value: <OwnAmount pesos={it.amount - it.fee} /> },
          { label: reports.payee(), value: `${it.bankName} ${it.card}` },
          { label: reports.number(), value: it.withdrawId, copy: it.withdrawId },
        ]}
      />
      <ReceiptLink href={hrefOf('receipt', { kind: 'withdrawal', id: it.withdrawId })} label={reports.receipt()} />
    </Sheet>
  );
};

export default WithdrawSheet;
