import { useMemo } from 'react';
import type { Value } from '#contract/types.ts';
import { useOwnMoney, useShortOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName, shortMonth } from '#lib/dates/day-words.ts';
import { toMajor } from '#lib/money/money.ts';
import { Chart } from '#ui/Chart.tsx';
import { barsOf } from '../../model/pnl-chart.ts';

interface PnlChartProps {
  readonly pnl: Pick<Value<'memberPnl'>, 'days' | 'startDate' | 'endDate'>;
}

/** Chart of the net result by day, or by month for long periods. */
const PnlChart = ({ pnl: { days, startDate, endDate } }: PnlChartProps) => {
  const { t, locale: current } = useWords();
  const money = useOwnMoney();
  const shortOwnMoney = useShortOwnMoney();
  const name = t.recordsReports.netResult();
  const { by, labels, series } = useMemo(() => {
    const bars = barsOf(days, startDate, endDate);
    const label = (text: string): string =>
      bars.by === 'month' ? shortMonth(text, current) : dayName(text, current).replace(/,? \d{4}$/, '');
    return {
      by: bars.by,
      labels: bars.names.map(label),
      series: [{ name, tone: 'gold' as const, values: bars.values.map((it) => toMajor(it)) }],
    };
  }, [days, startDate, endDate, current, name]);
  return (
    <Chart
      caption={t.recordsReports.chart({ unit: by === 'day' ? t.recordsReports.byDay() : t.recordsReports.byMonth() })}
      axis={by === 'day' ? t.recordsReports.day() : t.recordsReports.month()}
      labels={labels}
      series={series}
      say={(major) => money(major)}
      sayShort={shortOwnMoney}
      tableLabel={t.recordsReports.table()}
    />
  );
};

export default PnlChart;
