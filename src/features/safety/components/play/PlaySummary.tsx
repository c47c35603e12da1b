import { playSummary } from '#contract/records/reports.ts';
import type { OwnLimits, Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useOwnMoney, useShortOwnMoney } from '#features/shared/use-own-money.ts';
import { type QueryResult, useQuery } from '#features/shared/use-query.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName, shortMonth } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { Chart } from '#ui/Chart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { LimitUsage } from '../limits/LimitUsage.tsx';
import css from './play-summary.css?inline';

adoptStyles(css);

const timeText = ({ safetyPlay: w }: Words, minutes: number): string =>
  minutes < 60 ? w.minutes({ minutes }) : w.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

interface PlayFiguresProps {
  readonly value: Value<'playSummary'>;
}

const PlayFigures = ({ value: { days, minutes, staked, net, months } }: PlayFiguresProps) => {
  const { t, locale } = useWords();
  const { safetyPlay: w } = t;
  const money = useOwnMoney();
  const shortOwnMoney = useShortOwnMoney();
  return (
    <>
      <section className="protect__card" aria-label={w.week()}>
        <h3>{w.week()}</h3>
        <dl className="play__figures">
          <div>
            <dt>{w.time()}</dt>
            <dd className="num">{timeText(t, minutes)}</dd>
          </div>
          <div>
            <dt>{w.staked()}</dt>
            <dd>
              <OwnAmount value={staked} />
            </dd>
          </div>
          <div>
            <dt>{w.net()}</dt>
            <dd>
              <OwnAmount value={net} signed />
            </dd>
          </div>
        </dl>
        {minutes === 0 ? (
          <p>{w.nothing()}</p>
        ) : (
          <Chart
            caption={w.perDay()}
            axis={w.day()}
            labels={days.map(({ day }) => dayName(day, locale).replace(/, \d{4}$/, ''))}
            series={[{ name: w.time(), tone: 'volt', values: days.map((it) => it.minutes) }]}
            say={(value) => timeText(t, value)}
            sayShort={(value) => String(Math.round(value))}
            tableLabel={w.table()}
          />
        )}
      </section>
      {months.length > 0 && (
        <section className="protect__card" aria-label={w.perMonth()}>
          <Chart
            caption={w.perMonth()}
            axis={w.month()}
            labels={months.map(({ month }) => shortMonth(month, locale))}
            series={[{ name: w.net(), tone: 'gold', values: months.map((it) => it.net) }]}
            say={(value) => money(value)}
            sayShort={shortOwnMoney}
            tableLabel={w.table()}
          />
        </section>
      )}
    </>
  );
};

interface PlaySummaryProps {
  readonly limits: QueryResult<OwnLimits>;
}

/** Used share of each limit, play time and stakes of the last week, and the net result by month. */
const PlaySummary = ({ limits }: PlaySummaryProps) => {
  const { t } = useWords();
  const summary = useQuery('playSummary', (signal) => api(playSummary, { signal }));
  // Both appear together, so that the limits do not move the figures below them.
  const loaded = limits.state === 'waiting' ? { ...summary, value: null, state: limits.state } : summary;
  return (
    <div className="play play__box">
      <h2 id="play">{t.safetyPlay.title()}</h2>
      {loaded.state !== 'waiting' && limits.value && <LimitUsage value={limits.value} />}
      <LoadState loaded={loaded} skeleton={<Skeleton shape="card" count={2} />}>
        {(value) => <PlayFigures value={value} />}
      </LoadState>
    </div>
  );
};

export default PlaySummary;
