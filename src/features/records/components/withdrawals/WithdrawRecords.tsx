import { withdrawReport } from '#contract/cashier/withdraw.ts';
import type { Value, Withdrawal } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { OrderRecord } from '../OrderRecord.tsx';
import { RecordPicture } from '../RecordPicture.tsx';

const WithdrawSheet = lazyComponent(() => import('./WithdrawSheet.tsx'));

/** Withdrawal record: every withdrawal; a tap shows its steps. */
export const WithdrawRecords = () => {
  const { t } = useWords();
  return (
    <OrderRecord<Withdrawal, Value<'withdrawReport'>>
      name="withdrawals"
      statuses={['reviewing', 'processing', 'paid', 'rejected', 'cancelled']}
      load={(query, signal) => api(withdrawReport, { query, signal })}
      idOf={({ withdrawId }) => withdrawId}
      titleOf={({ bankName, card }) => `${bankName} ${card}`}
      sums={({ footer }) => [
        { label: t.recordsReports.withdrawnSum(), value: <OwnAmount value={footer.amount} /> },
        { label: t.recordsReports.feesSum(), value: <OwnAmount value={footer.fee} /> },
      ]}
      daySums={({ days }, day) =>
        days
          .filter((it) => it.day === day)
          .map(({ amount }) => ({ label: t.recordsReports.withdrawnSum(), value: <OwnAmount value={amount} /> }))
      }
      picture={({ iconUrl }) => <RecordPicture icon="payout" path={iconUrl} look="mark" />}
      empty={{
        icon: 'payout',
        title: t.recordsReports.withdrawalsEmptyTitle(),
        text: t.recordsReports.withdrawalsEmptyText(),
      }}
      sheet={(withdrawal, close) => <WithdrawSheet withdrawal={withdrawal} onClose={close} />}
    />
  );
};
