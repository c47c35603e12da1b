import { withdrawReport } from '../../../api/records/orders.ts';
import type { Value, Withdrawal } from '../../../contract/types.ts';
import { clockTime } from '../../../domain/manila-words.ts';
import { periodQuery } from '../../../domain/records/period.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { RecordList } from '../../../widgets/RecordList.tsx';
import { RecordRow } from '../../../widgets/RecordRow.tsx';
import { useRecords } from '../../../widgets/use-records.ts';
import { FilterSelect } from '../FilterSelect.tsx';
import { toneOf } from '../order-tone.ts';
import { RecordPage } from '../RecordPage.tsx';
import { keyOf, useFilters } from '../use-filters.ts';
import { useOpened } from '../use-opened.ts';

const WithdrawSheet = lazyPart(() => import('./WithdrawSheet.tsx'));

const statuses = ['reviewing', 'processing', 'paid', 'rejected', 'cancelled'] as const;
const statusOf = (text: string): Withdrawal['status'] | undefined => statuses.find((it) => it === text);

/** R028: every withdrawal; a tap shows its way so far (X10). */
export const WithdrawRecords = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const [filters, change] = useFilters();
  const { opened, open, close } = useOpened<Withdrawal>();
  const records = useRecords<Value<'withdrawReport'>>(
    keyOf('withdrawals', filters),
    (page, current, signal) => {
      const status = statusOf(filters?.status ?? '');
      const period = filters ? periodQuery(filters.period) : {};
      return withdrawReport({ ...period, ...(status && { status }), page, language: wireLanguage(current) }, signal);
    },
    { locale },
  );
  return (
    <RecordPage
      locale={locale}
      filters={filters}
      onChange={change}
      selects={
        <FilterSelect
          label={t.reports.status()}
          all={t.reports.all()}
          options={statuses.map((value) => ({ value, label: t.reports[value]() }))}
          value={filters?.status ?? ''}
          onChoose={(status) => change({ status })}
        />
      }
    >
      <RecordList
        locale={locale}
        records={records}
        idOf={({ withdrawId }) => withdrawId}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: t.reports.withdrawnSum(), value: <Amount pesos={footer.amount} /> },
          { label: t.reports.feesSum(), value: <Amount pesos={footer.fee} /> },
        ]}
        empty={{
          icon: 'payout',
          title: t.reports.withdrawalsEmptyTitle(),
          text: t.reports.withdrawalsEmptyText(),
        }}
      >
        {(it: Withdrawal) => (
          <RecordRow
            title={`${it.bankName} ${it.card}`}
            sub={`${clockTime(it.at)} · ${it.withdrawId}`}
            amount={<Amount pesos={it.amount} />}
            note={<StatusChip tone={toneOf(it.status)}>{t.reports[it.status]()}</StatusChip>}
            onOpen={() => open(it)}
          />
        )}
      </RecordList>
      {opened && <WithdrawSheet locale={locale} withdrawal={opened} onClose={close} />}
    </RecordPage>
  );
};
