import { useState } from 'react';
import { uplineTransfers } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordList } from '#features/shared/RecordList.tsx';
import { RecordRow } from '#features/shared/RecordRow.tsx';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { firstPeriod, type PeriodChoice, periodQuery } from '#lib/dates/period.ts';
import { api } from '#lib/http/client.ts';

interface UplineTransferHistoryProps {
  /** The upline is loaded. */
  readonly ready: boolean;
}

/** Transfers to the upline in a period. */
export const UplineTransferHistory = ({ ready }: UplineTransferHistoryProps) => {
  const { t } = useWords();
  const [period, setPeriod] = useState<PeriodChoice>(firstPeriod);
  const records = useRecords<Value<'uplineTransfers'>>(
    ready ? `uplineTransfers ${JSON.stringify(period)}` : null,
    (page, current, signal) =>
      api(uplineTransfers, { query: { ...periodQuery(period), page, language: wireLanguage(current) }, signal }),
  );
  return (
    <section className="upline__history">
      <h2>{t.cashierUpline.history()}</h2>
      <PeriodPicker choice={period} onChoose={setPeriod} />
      <RecordList
        records={records}
        idOf={({ id }) => id}
        atOf={({ at }) => at}
        sums={({ footer }) => [{ label: t.cashierUpline.sum(), value: <OwnAmount value={footer.amount} /> }]}
        empty={{ icon: 'upline', title: t.cashierUpline.emptyTitle(), text: t.cashierUpline.emptyText() }}
      >
        {(it: Value<'uplineTransfers'>['content'][number]) => (
          <RecordRow title={it.to} sub={clockTime(it.at)} number={it.id} amount={<OwnAmount value={it.amount} />} />
        )}
      </RecordList>
    </section>
  );
};
