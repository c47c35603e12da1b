import { useMemo } from 'react';
import type { Value } from '#contract/types.ts';
import { useOwnMoney, useShortOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { shortMonth } from '#lib/dates/day-words.ts';
import { Chart } from '#ui/Chart.tsx';

interface MonthChartProps {
  readonly months: Value<'statement'>['months'];
}

/** Deposits and withdrawals of each month, side by side. */
const MonthChart = ({ months }: MonthChartProps) => {
  const { t, locale: current } = useWords();
  const money = useOwnMoney();
  const shortOwnMoney = useShortOwnMoney();
  const [paidIn, paidOut] = [t.recordsReports.deposits(), t.recordsReports.withdrawals()];
  const { labels, series } = useMemo(
    () => ({
      labels: months.map(({ month }) => shortMonth(month, current)),
      series: [
        { name: paidIn, tone: 'gold' as const, values: months.map(({ deposits }) => deposits) },
        { name: paidOut, tone: 'volt' as const, values: months.map(({ withdrawals }) => withdrawals) },
      ],
    }),
    [months, current, paidIn, paidOut],
  );
  return (
    <Chart
      caption={t.recordsReports.statementChart()}
      axis={t.recordsReports.month()}
      labels={labels}
      series={series}
      say={(major) => money(major)}
      sayShort={shortOwnMoney}
      tableLabel={t.recordsReports.table()}
    />
  );
};

export default MonthChart;
