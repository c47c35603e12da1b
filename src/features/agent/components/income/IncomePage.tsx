import { currentDailySalary, hourSalary } from '#contract/agent/contracts.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { IncomeComparison } from './IncomeComparison.tsx';
import { SalaryHistory } from './SalaryHistory.tsx';
import { SalaryToday } from './SalaryToday.tsx';

import '../figures/figures.css';
import '../records/records.css';
import './income.css';

const refreshMs = 30_000;

/** Income of an agent: today's salary, comparison with the previous period, and paid salaries. */
export const IncomePage = () => {
  const { agentIncome: w } = useWords().t;
  const loaded = useQuery('salary-today', async (signal, current) => {
    const query = { language: wireLanguage(current) };
    const [daily, hourly] = await Promise.all([
      api(currentDailySalary, { query, signal }),
      api(hourSalary, { query, signal }),
    ]);
    return { daily, hourly, at: serverNow() };
  });
  useVisibleInterval(loaded.reload, refreshMs);
  const isBarred = loaded.code === 'permission.denied';
  return (
    <div className="income">
      {isBarred ? (
        <EmptyState icon="lock" title={w.barredTitle()} text={w.barredText()} />
      ) : (
        <LoadState loaded={loaded} skeleton={<Skeleton shape="box" count={2} />}>
          {(value) => <SalaryToday {...value} />}
        </LoadState>
      )}
      <IncomeComparison key={String(isBarred)} hideEmpty={isBarred} />
      {!isBarred && <SalaryHistory />}
    </div>
  );
};
