import { useMemo } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { scaleMoney } from '#lib/money/short-money.ts';
import { Chart } from '#ui/Chart.tsx';
import { dayLabels } from '../../model/day-labels.ts';

interface DayChartProps {
  /** Latest first, as in the response. */
  readonly days: readonly { readonly day: string; readonly stake: number; readonly payout: number }[];
}

/** Bets and payouts of the team, day by day. */
const DayChart = ({ days }: DayChartProps) => {
  const { t, locale } = useWords();
  const [bets, payouts] = [t.agentFigures.stake(), t.agentFigures.payout()];
  const { labels, series } = useMemo(() => {
    const list = [...days].reverse();
    return {
      labels: dayLabels(
        list.map(({ day }) => day),
        locale,
      ),
      series: [
        { name: bets, tone: 'gold' as const, values: list.map(({ stake }) => stake) },
        { name: payouts, tone: 'volt' as const, values: list.map(({ payout }) => payout) },
      ],
    };
  }, [days, locale, bets, payouts]);
  return (
    <Chart
      caption={t.agentFigures.byDay()}
      axis={t.agentFigures.day()}
      labels={labels}
      series={series}
      say={(major) => formatAmount(major)}
      sayShort={(major) => scaleMoney(major, locale)}
      tableLabel={t.agentFigures.asTable()}
    />
  );
};

export default DayChart;
