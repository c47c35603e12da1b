import { useOwnMoney, useShortOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import type { Series } from '#ui/Bars.tsx';
import { Chart } from '#ui/Chart.tsx';

interface MoneyChartProps {
  readonly caption: string;
  readonly axis: string;
  readonly labels: readonly string[];
  readonly shortLabels?: readonly string[];
  readonly series: readonly Series[];
}

/** Chart of the member's own amounts, hidden together with the balance, with the same figures in a table. */
const MoneyChart = (chart: MoneyChartProps) => {
  const { t } = useWords();
  const money = useOwnMoney();
  const shortOwnMoney = useShortOwnMoney();
  return <Chart {...chart} say={money} sayShort={shortOwnMoney} tableLabel={t.agentIncome.asTable()} />;
};

export default MoneyChart;
