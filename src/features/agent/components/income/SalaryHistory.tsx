import { salaryHistory } from '#contract/agent/contracts.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordList } from '#features/shared/RecordList.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { usePeriod } from '#features/shared/use-period.ts';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime, dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import type { Days } from '#lib/dates/period.ts';
import { hourMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { dayLabels } from '../../model/day-labels.ts';
import { DownloadCsv } from './DownloadCsv.tsx';
import { LazyMoneyChart } from './lazy-chart.tsx';
import { salaryStatement } from './statement.ts';

type History = Value<'salaryHistory'>;
type Salary = History['content'][number];

/** Entries per request of a download. */
const pageSize = 100;

/** Returns all salaries of a period, page by page. Throws CallError. */
const allSalaries = async (days: Days, language: WireLanguage): Promise<Salary[]> => {
  const load = (page: number) => api(salaryHistory, { query: { ...days, page, pageSize, language } });
  const first = await load(1);
  const all = [...first.content];
  for (let page = 2; page <= first.totalPages; page += 1) all.push(...(await load(page)).content);
  return all;
};

const SalaryRow = ({ it }: { readonly it: Salary }) => {
  const { t, locale } = useWords();
  const w = t.agentIncome;
  const money = useOwnMoney();
  return (
    <div className="agentrecord">
      <span>
        <b>{w[it.kind]()}</b>
        <span className="num">
          {it.kind === 'daily'
            ? w.forDay({ day: dayName(dayOf(it.from), locale) })
            : w.forHour({ from: clockTime(it.from), to: clockTime(it.from + hourMs) })}
        </span>
        <span className="num">{salaryStatement(t, it, money)}</span>
      </span>
      <span className="agentrecord__end">
        <b>
          <OwnAmount value={it.amount} signed />
        </b>
      </span>
    </div>
  );
};

const DayChart = ({ days }: { days: History['footer']['days'] }) => {
  const { t, locale } = useWords();
  const w = t.agentIncome;
  const oldestFirst = [...days].reverse();
  return (
    <LazyMoneyChart
      caption={w.byDay()}
      axis={w.dayAxis()}
      labels={dayLabels(
        oldestFirst.map(({ day }) => day),
        locale,
      )}
      series={[
        { name: w.daily(), tone: 'gold', values: oldestFirst.map(({ daily }) => daily) },
        { name: w.hour(), tone: 'volt', values: oldestFirst.map(({ hour }) => hour) },
      ]}
    />
  );
};

/** Salaries paid in a period: sums, a chart by day, the calculation of each, and a CSV download. */
export const SalaryHistory = () => {
  const words = useWords();
  const { t } = words;
  const w = t.agentIncome;
  const { choice, choose, days, key } = usePeriod();
  const records = useRecords(key && `salary-history ${key}`, (page, current, signal) =>
    api(salaryHistory, { query: { ...days, page, language: wireLanguage(current) }, signal }),
  );
  const first = records.value?.[0];
  const rows = async () => {
    const salaries = days ? await allSalaries(days, wireLanguage(words.locale)) : [];
    return [
      [w.paidOn(), w.kind(), w.periodStart(), w.turnover(), w.activeMembers(), w.rate(), w.earned(), w.paid()],
      ...salaries.map((salary) => [
        dayOf(salary.at),
        w[salary.kind](),
        salary.kind === 'daily' ? dayOf(salary.from) : `${dayOf(salary.from)} ${clockTime(salary.from)}`,
        salary.turnover,
        salary.activeMembers,
        salary.step.rate ?? '',
        salary.earned,
        salary.amount,
      ]),
    ];
  };
  return (
    <section className="income__part income__part--open">
      <h2>{w.history()}</h2>
      <PeriodPicker choice={choice} onChoose={choose} />
      {first && first.footer.days.length > 1 && <DayChart days={first.footer.days} />}
      <RecordList<Salary, History>
        records={records}
        idOf={({ id }) => id}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: w.daily(), value: <OwnAmount value={footer.daily} /> },
          { label: w.hour(), value: <OwnAmount value={footer.hour} /> },
        ]}
        empty={{ icon: 'receipt', title: w.noHistoryTitle(), text: w.noHistoryText() }}
      >
        {(it) => <SalaryRow it={it} />}
      </RecordList>
      {days && first && first.total > 0 && (
        <DownloadCsv file={`salary-${days.startDate}-${days.endDate}.csv`} rows={rows} />
      )}
    </section>
  );
};
