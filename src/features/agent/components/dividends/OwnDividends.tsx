import { dividendHistory, dividendInfo } from '#contract/agent/contracts.ts';
import type { Value } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName, dayOfYear } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { hrefOf } from '#paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

import { DownloadCsv } from '../income/DownloadCsv.tsx';
import { LazyMoneyChart } from '../income/lazy-chart.tsx';
import { dividendStatement, pastDividendStatement } from '../income/statement.ts';
import { Tiers } from '../income/Tiers.tsx';
import { periodWords } from './period-words.ts';

const tones = { paid: 'ok', open: 'wait', none: 'quiet' } as const;

const halfYearMs = 182 * dayMs;

interface RunningPeriodProps {
  readonly running: NonNullable<Value<'dividendInfo'>>;
}

/** Dividend earned so far in the current period and its conditions. */
const RunningPeriod = ({ running }: RunningPeriodProps) => {
  const { t, locale } = useWords();
  const w = t.agentDividends;
  const money = useOwnMoney();
  const step = running.reached === null ? null : (running.contractSteps[running.reached] ?? null);
  return (
    <section className="dividends__now">
      <h2>{w.soFar()}</h2>
      <b>
        <OwnAmount value={running.earned} />
      </b>
      <p>{w.until({ day: dayName(dayOf(running.endsAt - 1), locale) })}</p>
      <dl>
        <div>
          <dt>{w.turnover()}</dt>
          <dd>
            <OwnAmount value={running.turnover} />
          </dd>
        </div>
        <div>
          <dt>{w.active()}</dt>
          <dd className="num">{running.activeMembers}</dd>
        </div>
        {running.carriedIn < 0 && (
          <div>
            <dt>{w.carriedIn()}</dt>
            <dd>
              <OwnAmount value={running.carriedIn} />
            </dd>
          </div>
        )}
        <div>
          <dt>{w.step()}</dt>
          <dd className="num">
            {running.reached === null ? w.noStep() : `${running.reached + 1} / ${running.contractSteps.length}`}
          </dd>
        </div>
      </dl>
      <p className="income__how">
        <b>{t.agentIncome.how()}</b> <span className="num">{dividendStatement(t, { ...running, step }, money)}</span>
      </p>
      <Tiers steps={running.contractSteps} team={running} reached={running.reached} basis="loss" />
    </section>
  );
};

/** Dividends of the past periods, the oldest first. */
const PeriodChart = ({ history }: PastProps) => {
  const { t, locale } = useWords();
  const oldestFirst = [...history].reverse();
  return (
    <LazyMoneyChart
      caption={t.agentIncome.byPeriod()}
      axis={t.agentIncome.periodAxis()}
      labels={oldestFirst.map((it) => periodWords(it, locale))}
      shortLabels={oldestFirst.map(({ from }) => dayOfYear(dayOf(from), locale))}
      series={[
        { name: t.agentIncome.dividend(), tone: 'gold', values: oldestFirst.map(({ amount }) => amount) },
        { name: t.agentDividends.teamLost(), tone: 'volt', values: oldestFirst.map(({ teamNet }) => teamNet) },
      ]}
    />
  );
};

interface PastProps {
  readonly history: Value<'dividendHistory'>['content'];
}

/** Previous periods with the team's loss and the agent's share of it. */
const PastPeriods = ({ history }: PastProps) => {
  const { t, locale } = useWords();
  const w = t.agentDividends;
  const money = useOwnMoney();
  const rows = async () => [
    [
      t.agentIncome.periodStart(),
      t.agentIncome.periodEnd(),
      t.agentIncome.teamLoss(),
      w.carriedIn(),
      w.carriedOut(),
      t.agentIncome.rate(),
      t.agentIncome.amount(),
      t.agentIncome.status(),
    ],
    ...history.map((it) => [
      dayOf(it.from),
      dayOf(it.until - 1),
      it.teamNet,
      it.carriedIn,
      it.carriedOut,
      it.rate,
      it.amount,
      w[it.status](),
    ]),
  ];
  return (
    <section className="dividends__past">
      <h2>{w.history()}</h2>
      {history.length > 1 && <PeriodChart history={history} />}
      <ul className="dividends__list">
        {history.map((dividend) => (
          <li key={dividend.id}>
            <span>
              <b>{periodWords(dividend, locale)}</b>
              <span className="num">{pastDividendStatement(t, dividend, money)}</span>
            </span>
            <span className="dividends__end">
              <b>
                <OwnAmount value={dividend.amount} />
              </b>
              <StatusChip tone={tones[dividend.status]}>{w[dividend.status]()}</StatusChip>
            </span>
          </li>
        ))}
      </ul>
      <DownloadCsv file={`dividends-${dayOf(history[0]?.until ?? 0)}.csv`} rows={rows} />
    </section>
  );
};

const refreshMs = 30_000;

/** The agent's dividends of the current and previous periods. */
export const OwnDividends = () => {
  const words = useWords();
  const w = words.t.agentDividends;
  const loaded = useQuery('own-dividends', async (signal, locale) => {
    const language = wireLanguage(locale);
    const startDate = dayOf(serverNow() - halfYearMs);
    const [running, history] = await Promise.all([
      api(dividendInfo, { query: { language }, signal }),
      api(dividendHistory, { query: { startDate, pageSize: 50, language }, signal }),
    ]);
    return { running, history: history.content };
  });
  useVisibleInterval(loaded.reload, refreshMs);
  if (loaded.code === 'permission.denied')
    return <EmptyState icon="lock" title={w.barredTitle()} text={w.barredText()} />;
  return (
    <LoadState
      loaded={loaded}
      skeleton={<Skeleton shape="box" count={2} />}
      empty={({ running, history }) =>
        running || history.length > 0 ? null : { icon: 'rebate', title: w.noneTitle(), text: w.noneText() }
      }
    >
      {({ running, history }) => (
        <div className="dividends__part">
          {running && <RunningPeriod running={running} />}
          {history.length > 0 && <PastPeriods history={history} />}
          <a className="btn btn--quiet btn--wide" href={hrefOf('dividendContract')}>
            {w.toContract()}
          </a>
          <a className="btn btn--quiet btn--wide" href={hrefOf('agentIncome')}>
            {w.toIncome()}
          </a>
        </div>
      )}
    </LoadState>
  );
};
