import { depositReport } from '../../../api/records/orders.ts';
import type { Deposit, Value } from '../../../contract/types.ts';
import { clockTime } from '../../../domain/manila-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { FilterSelect } from '../FilterSelect.tsx';
import { ListedRecord } from '../ListedRecord.tsx';
import { toneOf } from '../order-tone.ts';
import { channelName } from './channel-name.ts';

const DepositSheet = lazyPart(() => import('./DepositSheet.tsx'));

const statuses = ['pending', 'reviewing', 'approved', 'rejected', 'expired', 'cancelled'] as const;
const statusOf = (text: string): Deposit['status'] | undefined => statuses.find((it) => it === text);

/** R028: every order to deposit, with what became of it. */
export const DepositRecords = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  return (
    <ListedRecord<Deposit, Value<'depositReport'>>
      locale={locale}
      name="deposits"
      load={(asked, chosen, signal) => {
        const status = statusOf(chosen.status);
        return depositReport({ ...asked, ...(status && { status }) }, signal);
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
      row={(it) => ({
        title: it.bank?.name ?? channelName(t, it.channel),
        sub: `${clockTime(it.at)} · ${it.depositId}`,
        amount: <Amount pesos={it.amount} />,
        note: <StatusChip tone={toneOf(it.status)}>{t.reports[it.status]()}</StatusChip>,
      })}
      sheet={(deposit, close) => <DepositSheet locale={locale} deposit={deposit} onClose={close} />}
    />
  );
};
