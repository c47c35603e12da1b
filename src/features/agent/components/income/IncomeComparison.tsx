import { useEffect, useState } from 'react';
import { incomeComparison } from '#contract/agent/contracts.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LazyMoneyChart } from './lazy-chart.tsx';

const periods = ['day', 'week', 'month'] as const;
const sources = ['rebate', 'salary', 'dividend', 'total'] as const;

interface IncomeComparisonProps {
  /** Renders nothing until there is income, because without contracts most accounts have none. */
  readonly hideEmpty?: boolean;
}

const isEmpty = ({ current, previous }: Value<'incomeComparison'>): boolean => !current.total && !previous.total;

/** Income of the current period beside that of the previous one, by source: a chart, then the figures. */
export const IncomeComparison = ({ hideEmpty = false }: IncomeComparisonProps) => {
  const { agentIncome: w } = useWords().t;
  const money = useOwnMoney();
  const [by, setBy] = useState<(typeof periods)[number]>(hideEmpty ? 'month' : 'day');
  const [shown, setShown] = useState(!hideEmpty);
  const loaded = useQuery(`income ${by}`, (signal) => api(incomeComparison, { query: { by }, signal }));
  const { value } = loaded;
  useEffect(() => {
    if (value && !isEmpty(value)) setShown(true);
  }, [value]);
  if (!shown) return null;
  const [current, previous] = [w[`current_${by}`](), w[`previous_${by}`]()];
  return (
    <section className="income__part income__part--open">
      <h2>{w.compare()}</h2>
      <ChipGroup
        label={w.compareBy()}
        options={periods.map((period) => ({ key: period, label: w[`by_${period}`]() }))}
        chosen={by}
        onChoose={setBy}
      />
      <LoadState loaded={loaded} skeleton={<Skeleton shape="box" />}>
        {(income) => (
          <div className="income__today">
            {!isEmpty(income) && (
              <LazyMoneyChart
                caption={w.bySource()}
                axis={w.source()}
                labels={sources.map((source) => w[source]())}
                series={[
                  { name: previous, tone: 'volt', values: sources.map((source) => income.previous[source]) },
                  { name: current, tone: 'gold', values: sources.map((source) => income.current[source]) },
                ]}
              />
            )}
            <dl className="figures__grid">
              {sources.map((source) => (
                <div className="figure" key={source}>
                  <dt>
                    {w[source]()} · {current}
                  </dt>
                  <dd className="num">
                    <OwnAmount value={income.current[source]} />
                  </dd>
                  <dd className="figure__change num">
                    {w.previous({
                      period: previous,
                      amount: money(income.previous[source]),
                    })}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="income__small">{w.compareText()}</p>
          </div>
        )}
      </LoadState>
    </section>
  );
};
