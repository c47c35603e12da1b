import { useEffect } from 'react';
import { teamKpiA, teamKpiB, teamKpiC } from '#contract/agent/team-kpi.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { usePeriod } from '#features/shared/use-period.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { formatCount } from '#lib/money/format-count.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { daysBefore } from '../../model/days-before.ts';
import { Figure } from './Figure.tsx';
import { Ranking } from './Ranking.tsx';
import './figures.css';

const DayChart = lazyComponent(() => import('./DayChart.tsx'), <Skeleton shape="box" />);

/** Maximum number of days in the chart, latest first. */
const listedDays = 31;

type Days = { readonly startDate: string; readonly endDate: string };

const figuresOf = async (days: Days, signal: AbortSignal) => {
  const before = { ...daysBefore(days), size: 0 };
  const [a, b, c, oldA, oldB, oldC] = await Promise.all([
    api(teamKpiA, { query: { ...days, size: 0 }, signal }),
    api(teamKpiB, { query: { ...days, size: listedDays }, signal }),
    api(teamKpiC, { query: { ...days, size: 0 }, signal }),
    api(teamKpiA, { query: before, signal }),
    api(teamKpiB, { query: before, signal }),
    api(teamKpiC, { query: before, signal }),
  ]);
  return {
    now: { ...a.footer, ...b.footer, ...c.footer },
    before: { ...oldA.footer, ...oldB.footer, ...oldC.footer },
    days: b.content,
  };
};

const counts = ['teamLoginMemberCount', 'teamBetMemberCount', 'teamRegisterMemberCount'] as const;
const sums = ['teamStake', 'teamPayout', 'teamDeposits', 'teamWithdrawals'] as const;
/** Sums that cost the agent: dividends are a share of the team's loss. */
const costs: ReadonlySet<(typeof sums)[number]> = new Set(['teamPayout', 'teamWithdrawals']);

/** Team overview of a period compared with the previous one. */
export const OverviewPage = () => {
  const { t } = useWords();
  const { choice, choose, days, key } = usePeriod();
  const loaded = useQuery(key && `overview ${key}`, (signal) => figuresOf(days as Days, signal));
  useEffect(() => ignoreFailure(DayChart.load()), []);
  return (
    <div className="figures">
      <PeriodPicker choice={choice} onChoose={choose} />
      <LoadState loaded={loaded} skeleton={<Skeleton shape="box" count={2} />}>
        {({ now, before, days: list }) => (
          <>
            {list.length > 1 && <DayChart days={list} />}
            <dl className="figures__grid">
              <Figure label={t.agentFigures.teamSize()}>{formatCount(now.teamSize)}</Figure>
              <Figure label={t.agentFigures.agents()}>{formatCount(now.agents)}</Figure>
              <Figure label={t.agentFigures.teamBalance()}>
                <Amount value={now.teamBalance} />
              </Figure>
              {counts.map((name) => (
                <Figure key={name} label={t.agentFigures[name]()} compared={[now[name], before[name]]}>
                  {formatCount(now[name])}
                </Figure>
              ))}
              {sums.map((name) => (
                <Figure
                  key={name}
                  label={t.agentFigures[name]()}
                  compared={[now[name], before[name]]}
                  isCost={costs.has(name)}
                >
                  <Amount value={now[name]} />
                </Figure>
              ))}
            </dl>
          </>
        )}
      </LoadState>
      {days && <Ranking days={days} />}
    </div>
  );
};
