import { withdrawReport } from '../../../api/records/orders.ts';
import type { Value, Withdrawal } from '../../../contract/types.ts';
import { clockTime } from '../../../domain/manila-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { FilterSelect } from '../FilterSelect.tsx';
import { ListedRecord } from '../ListedRecord.tsx';
import { toneOf } from '../order-tone.ts';

const WithdrawSheet = lazyPart(() => import('./WithdrawSheet.tsx'));

const statuses = ['reviewing', 'processing', 'paid', 'rejected', 'cancelled'] as const;
const statusOf = (text: string): Withdrawal['status'] | undefined => statuses.find((it) => it === text);

/** R028: every withdrawal; a tap shows its way so far (X10). */
export const WithdrawRecords = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  return (
    <ListedRecord<Withdrawal, Value<'withdrawReport'>>
      locale={locale}
      name="withdrawals"
      load={(asked, chosen, signal) => {
        const status = statusOf(chosen.status);
        return withdrawReport({ ...asked, ...(status && { status }) }, signal);
      }}
      selects={(chosen, change) => (
        <FilterSelect
          label={t.reports.status()}
          all={t.reports.all()}
          options={statuses.map((value) => ({ value, label: t.reports[value]() }))}
          value={chosen.status}
          onChoose={(status) => change({ status })}
        />
      )}
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
      row={(it) => ({
        title: `${it.bankName} ${it.card}`,
        sub: `${clockTime(it.at)} · ${it.withdrawId}`,
        amount: <Amount pesos={it.amount} />,
        note: <StatusChip tone={toneOf(it.status)}>{t.reports[it.status]()}</StatusChip>,
      })}
      sheet={(withdrawal, close) => <WithdrawSheet locale={locale} withdrawal={withdrawal} onClose={close} />}
    />
  );
};
