import { useEffect } from 'react';
import { memberPnl } from '#contract/records/reports.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { periodQuery } from '#lib/dates/period.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { noActivity } from '../no-activity.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { keyOf, useFilters } from '../use-filters.ts';
import { MonthSelect } from './MonthSelect.tsx';
import { PnlKinds } from './PnlKinds.tsx';
import { PnlTotals } from './PnlTotals.tsx';

const PnlChart = lazyComponent(() => import('./PnlChart.tsx'), <Skeleton shape="box" />);

/**
 * Profit and loss: results of bets, bonus and rebate in a period as figures, as a chart and by game
 * category.
 */
export const ProfitAndLoss = () => {
  const { t } = useWords();
  const [filters, change] = useFilters();
  const pnl = useQuery(keyOf('pnl', filters), (signal, current) =>
    api(memberPnl, {
      query: { ...(filters ? periodQuery(filters.period) : {}), language: wireLanguage(current) },
      signal,
    }),
  );
  useEffect(() => ignoreFailure(PnlChart.load()), []);
  return (
    <RecordPage
      filters={filters}
      onChange={change}
      tools={
        <div className="filterselects">
          <MonthSelect choice={filters?.period ?? null} onChoose={(period) => change({ period })} />
        </div>
      }
    >
      <LoadState
        loaded={pnl}
        skeleton={
          <>
            <Skeleton shape="card" />
            <Skeleton shape="box" />
          </>
        }
        empty={({ footer, days }) =>
          days.length === 0 && footer.deposits === 0 && footer.withdrawals === 0 && footer.net === 0
            ? noActivity(t)
            : null
        }
      >
        {(value) => (
          <div className="pnl">
            <PnlTotals sums={value.footer} />
            <PnlChart pnl={value} />
            <PnlKinds kinds={value.categories} />
          </div>
        )}
      </LoadState>
    </RecordPage>
  );
};
