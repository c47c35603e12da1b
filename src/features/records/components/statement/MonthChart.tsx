import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Value } from '#contract/types.ts';
import { $balanceHidden } from '#features/cashier/state/wallet.ts';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { shortMonth } from '#lib/dates/day-words.ts';
import { hideDigits, shortMoney } from '#lib/money/money.ts';
import { Chart } from '#ui/Chart.tsx';

interface MonthChartProps {
  readonly months: Value<'statement'>['months'];
}

/** Deposits and withdrawals of each month, side by side. */
const MonthChart = ({ months }: MonthChartProps) => {
  const { t, locale: current } = useWords();
  const money = useOwnMoney();
  const isHidden = useStore($balanceHidden, { ssr: () => false });
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
      sayShort={(major) => (isHidden ? hideDigits(shortMoney(major)) : shortMoney(major))}
      tableLabel={t.recordsReports.table()}
    />
  );
};

export default MonthChart;
