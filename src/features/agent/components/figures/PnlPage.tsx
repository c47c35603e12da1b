import { useEffect } from 'react';
import { teamKpiB } from '#contract/agent/team-kpi.ts';
import { teamPnl } from '#contract/agent/team-reports.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { usePeriod } from '#features/shared/use-period.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { daysBefore } from '../../model/days-before.ts';
import { Figure } from './Figure.tsx';
import { Ranking } from './Ranking.tsx';
import './figures.css';

const DayChart = lazyComponent(() => import('./DayChart.tsx'), <Skeleton shape="box" />);

/** Maximum number of days in the chart, latest first. */
const listedDays = 31;

type Days = { readonly startDate: string; readonly endDate: string };

const pnlOf = async (days: Days) => {
  const [pnl, old, kpi] = await Promise.all([
    api(teamPnl, { query: { ...days, pageSize: 100 } }),
    api(teamPnl, { query: { ...daysBefore(days), pageSize: 1 } }),
    api(teamKpiB, { query: { ...days, size: listedDays } }),
  ]);
  return { lines: pnl.content, now: pnl.footer, before: old.footer, days: kpi.content };
};

const names = ['stake', 'payout', 'deposits', 'withdrawals', 'bonus', 'rebate'] as const;
/** Sums that cost the agent: dividends are a share of the team's loss after bonuses and rebates. */
const costs: ReadonlySet<(typeof names)[number]> = new Set(['payout', 'withdrawals', 'bonus', 'rebate']);

/** Profit and loss of the team in a period, itemized. */
export const PnlPage = () => {
  const { t } = useWords();
  const w = t.agentFigures;
  const { choice, choose, days, key } = usePeriod();
  const loaded = useQuery(key && `team-pnl ${key}`, () => pnlOf(days as Days));
  useEffect(() => ignoreFailure(DayChart.load()), []);
  return (
    <div className="figures">
      <PeriodPicker choice={choice} onChoose={choose} />
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="box" count={2} />}
        empty={({ now }) =>
          now.members > 0 ? null : { icon: 'team', title: t.agentTeam.emptyTitle(), text: t.agentTeam.emptyText() }
        }
      >
        {({ now, before, days: list, lines }) => (
          <>
            <div className="figures__lead">
              <span>{w.teamNet()}</span>
              <b>
                <Amount value={now.net} signed />
              </b>
              <span>{w.teamNetText()}</span>
            </div>
            {list.length > 1 && <DayChart days={list} />}
            <dl className="figures__grid">
              {names.map((name) => (
                <Figure key={name} label={w[name]()} compared={[now[name], before[name]]} isCost={costs.has(name)}>
                  <Amount value={now[name]} />
                </Figure>
              ))}
            </dl>
            <section className="ranking">
              <h2>{w.lines()}</h2>
              <ul>
                {lines
                  .filter((it) => names.some((name) => it[name] > 0))
                  .map((line) => (
                    <li key={line.account}>
                      <a href={hrefOf('team', { account: line.account })}>
                        <Icon name={isAgentHome(line.type) ? 'invite' : 'member'} />
                        <span>
                          <b>{line.account}</b>
                          <span>
                            {w.stake()} <Amount value={line.stake} />
                          </span>
                        </span>
                        <b>
                          <Amount value={line.net} signed />
                        </b>
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          </>
        )}
      </LoadState>
      {days && <Ranking days={days} />}
    </div>
  );
};
