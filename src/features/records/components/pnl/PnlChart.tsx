import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Value } from '../../../../contract/types.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { dayName, shortMonth } from '../../../../lib/dates/manila-words.ts';
import { hideDigits, shortMoney } from '../../../../lib/money/money.ts';
import { Chart } from '../../../../ui/Chart.tsx';
import { $balanceHidden } from '../../../cashier/stores/wallet.ts';
import { useOwnMoney } from '../../../shared/use-own-money.ts';
import { barsOf } from '../../model/pnl-chart.ts';

interface PnlChartProps {
  readonly locale: Locale;
  readonly pnl: Pick<Value<'memberPnl'>, 'days' | 'startDate' | 'endDate'>;
}

/** What a day, or a month of a long period, brought. */
const PnlChart = ({ locale, pnl: { days, startDate, endDate } }: PnlChartProps) => {
  const { t, locale: current } = useWords(locale);
  const money = useOwnMoney();
  const hidden = useStore($balanceHidden, { ssr: () => false });
  const name = t.recordsReports.netResult();
  const { by, labels, series } = useMemo(() => {
    const bars = barsOf(days, startDate, endDate);
    const label = (text: string): string =>
      bars.by === 'month' ? shortMonth(text, current) : dayName(text, current).replace(/ \d{4}$/, '');
    return {
      by: bars.by,
      labels: bars.names.map(label),
      series: [{ name, tone: 'gold' as const, values: bars.values.map((centavos) => centavos / 100) }],
    };
  }, [days, startDate, endDate, current, name]);
  return (
    <Chart
      caption={t.recordsReports.chart({ unit: by === 'day' ? t.recordsReports.byDay() : t.recordsReports.byMonth() })}
      axis={by === 'day' ? t.recordsReports.day() : t.recordsReports.month()}
      labels={labels}
      series={series}
      say={(pesos) => money(pesos)}
      sayShort={(pesos) => (hidden ? hideDigits(shortMoney(pesos)) : shortMoney(pesos))}
      tableLabel={t.recordsReports.table()}
    />
  );
};

export default PnlChart;
