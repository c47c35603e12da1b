import { depositReport } from '../../../api/records/orders.ts';
import type { Deposit, Value } from '../../../contract/types.ts';
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
import { channelName } from './channel-name.ts';

const DepositSheet = lazyPart(() => import('./DepositSheet.tsx'));

const statuses = ['pending', 'reviewing', 'approved', 'rejected', 'expired', 'cancelled'] as const;
const statusOf = (text: string): Deposit['status'] | undefined => statuses.find((it) => it === text);

/** R028: every order to deposit, with what became of it. */
export const DepositRecords = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const [filters, change] = useFilters();
  const { opened, open, close } = useOpened<Deposit>();
  const records = useRecords<Value<'depositReport'>>(
    keyOf('deposits', filters),
    (page, current, signal) => {
      const status = statusOf(filters?.status ?? '');
      const period = filters ? periodQuery(filters.period) : {};
      return depositReport({ ...period, ...(status && { status }), page, language: wireLanguage(current) }, signal);
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
        idOf={({ depositId }) => depositId}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: t.reports.depositedSum(), value: <Amount pesos={footer.amount} /> },
          { label: t.reports.bonusSum(), value: <Amount pesos={footer.bonus} /> },
          { label: t.reports.feesSum(), value: <Amount pesos={footer.fee} /> },
        ]}
        empty={{
          icon: 'receipt',
          title: t.reports.depositsEmptyTitle(),
          text: t.reports.depositsEmptyText(),
          action: (
            <a className="btn btn--gold" href="/m/voucherCenter">
              {t.reports.toDeposit()}
            </a>
          ),
        }}
      >
        {(it: Deposit) => (
          <RecordRow
            title={it.bank?.name ?? channelName(t, it.channel)}
            sub={`${clockTime(it.at)} · ${it.depositId}`}
            amount={<Amount pesos={it.amount} />}
            note={<StatusChip tone={toneOf(it.status)}>{t.reports[it.status]()}</StatusChip>}
            onOpen={() => open(it)}
          />
        )}
      </RecordList>
      {opened && <DepositSheet locale={locale} deposit={opened} onClose={close} />}
    </RecordPage>
  );
};
