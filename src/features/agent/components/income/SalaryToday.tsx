import { contributionList } from '#contract/games/game-terms.ts';
import type { Value } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { marketOffset } from '#lib/dates/market-time.ts';
import { hourMs } from '#lib/dates/units.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { roundToMinor } from '#lib/money/money.ts';
import { activeMemberStake } from '#markets/current.ts';
import { hrefOf } from '#paths.ts';
import { LazyMoneyChart } from './lazy-chart.tsx';
import { salaryStatement } from './statement.ts';
import { Tiers } from './Tiers.tsx';

type Daily = NonNullable<Value<'currentDailySalary'>>;
type Hourly = NonNullable<Value<'hourSalary'>>;

const stepOf = (steps: Daily['contractSteps'], reached: number | null) =>
  reached === null ? null : (steps[reached] ?? null);

const DailySalary = ({ daily }: { readonly daily: Daily }) => {
  const { t } = useWords();
  const w = t.agentIncome;
  const money = useOwnMoney();
  return (
    <section className="income__part">
      <h2>{w.daily()}</h2>
      <p className="income__amount">
        <span>{w.soFar()}</span>
        <b>
          <OwnAmount value={daily.earned} />
        </b>
        <span className="num">{w.paidAt({ time: clockTime(daily.endsAt) })}</span>
      </p>
      <p className="income__how">
        <b>{w.how()}</b>{' '}
        <span className="num">
          {salaryStatement(t, { ...daily, step: stepOf(daily.contractSteps, daily.reached) }, money)}
        </span>
      </p>
      <Tiers steps={daily.contractSteps} team={daily} reached={daily.reached} basis="turnover" />
    </section>
  );
};

/** Returns the clock time at which an hour of today starts. */
const hourLabel = (hour: number): string => clockTime(hour * hourMs - marketOffset);

const HourlySalary = ({ hourly }: { readonly hourly: Hourly }) => {
  const { t } = useWords();
  const w = t.agentIncome;
  const money = useOwnMoney();
  const current = hourly.hours.at(-1);
  if (!current) return null;
  return (
    <section className="income__part">
      <h2>{w.thisHour()}</h2>
      <p className="income__amount">
        <span>{w.soFar()}</span>
        <b>
          <OwnAmount value={current.earned} />
        </b>
        <span className="num">{w.paidAt({ time: hourLabel(current.hour + 1) })}</span>
      </p>
      <p className="income__how">
        <b>{w.how()}</b>{' '}
        <span className="num">
          {salaryStatement(t, { ...current, step: stepOf(hourly.contractSteps, current.reached) }, money)}
        </span>
      </p>
      <Tiers steps={hourly.contractSteps} team={current} reached={current.reached} basis="turnover" />
      {hourly.total > 0 && (
        <LazyMoneyChart
          caption={w.byHour()}
          axis={w.hourAxis()}
          labels={hourly.hours.map(({ hour }) => hourLabel(hour).replace(':00', ''))}
          series={[{ name: w.hour(), tone: 'gold', values: hourly.hours.map(({ earned }) => earned) }]}
        />
      )}
    </section>
  );
};

interface SalaryTodayProps {
  readonly daily: Daily | null;
  readonly hourly: Hourly | null;
  /** When the figures were loaded, epoch ms. */
  readonly at: number;
}

/** Today's salary: the sum, then each contract with its conditions and how the amount is calculated. */
export const SalaryToday = ({ daily, hourly, at }: SalaryTodayProps) => {
  const words = useWords();
  const { t } = words;
  const w = t.agentIncome;
  if (!daily && !hourly)
    return (
      <EmptyState
        icon="contract"
        title={w.noneTitle()}
        text={w.noneText()}
        action={
          <a className="btn btn--quiet" href={hrefOf('salaryContract')}>
            {w.toContract()}
          </a>
        }
      />
    );
  return (
    <div className="income__today">
      <section className="income__lead" aria-label={w.today()}>
        <span>{w.today()}</span>
        <b>
          <OwnAmount value={roundToMinor((daily?.earned ?? 0) + (hourly?.total ?? 0))} />
        </b>
        <span>{w.todayText()}</span>
        <span className="num">{w.updated({ time: clockTime(at) })}</span>
      </section>
      {daily && <DailySalary daily={daily} />}
      {hourly && <HourlySalary hourly={hourly} />}
      <p className="income__small">
        {w.rules({
          games: contributionList('rewards', wireLanguage(words.locale)),
          amount: formatShortAmount(activeMemberStake),
        })}
      </p>
      <a className="btn btn--quiet btn--wide" href={hrefOf(daily ? 'salaryContract' : 'hourContract')}>
        {w.toContract()}
      </a>
    </div>
  );
};
