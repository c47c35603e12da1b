import type { Words } from '#i18n/translate.ts';
import { formatRate } from '#lib/money/format-rate.ts';

import type { TeamActivity, Tier } from '../../model/tiers.ts';

/** Formats major units, or hides them with the balance. */
type Money = (major: number) => string;

interface Salary extends TeamActivity {
  /** Null if no tier was reached. */
  readonly step: Tier | null;
  readonly earned: number;
  /** The paid amount; equals `earned` unless a limit applied. */
  readonly amount?: number;
}

/** Returns how a salary was calculated, in one or two sentences. */
export const salaryStatement = (
  { agentIncome: w }: Words,
  { turnover, activeMembers, step, earned, amount }: Salary,
  money: Money,
): string => {
  const figures = { turnover: money(turnover), n: activeMembers, earned: money(earned) };
  if (!step) return w.howNone(figures);
  const explanation =
    step.rate === null ? w.howSum(figures) : w.howTurnover({ ...figures, rate: formatRate(step.rate) });
  return amount !== undefined && amount < earned
    ? `${explanation} ${w.howLimited({ amount: money(amount), earned: money(earned) })}`
    : explanation;
};

/** Result of a team in a period, and what earlier periods left of negative ones. Major units. */
interface TeamResult {
  /** Negative if the team won more than it lost. */
  readonly teamNet: number;
  /** 0 or negative. */
  readonly carriedIn: number;
}

/** Returns what reduces the amount that the rate applies to; empty for a loss alone. */
const resultStatements = (w: Words['agentIncome'], { teamNet, carriedIn }: TeamResult, money: Money): string[] => {
  if (teamNet < 0) return [w.howTeamWon({ won: money(-teamNet) })];
  if (carriedIn === 0) return [];
  const basis = Math.max(0, teamNet + carriedIn);
  return [w.howLessCarried({ lost: money(teamNet), carried: money(-carriedIn), basis: money(basis) })];
};

interface Dividend extends TeamActivity, TeamResult {
  readonly step: Tier | null;
  /** Amount that the rate applies to. */
  readonly basis: number;
  readonly earned: number;
}

/** Returns how the dividend of the running period is calculated. */
export const dividendStatement = ({ agentIncome: w }: Words, dividend: Dividend, money: Money): string => {
  const figures = { turnover: money(dividend.turnover), n: dividend.activeMembers, earned: money(dividend.earned) };
  const { step, basis } = dividend;
  const earnings = !step
    ? w.howNone(figures)
    : step.rate === null
      ? w.howSum(figures)
      : w.howLoss({ basis: money(basis), rate: formatRate(step.rate), earned: money(dividend.earned) });
  return [...resultStatements(w, dividend, money), earnings].join(' ');
};

interface PastDividend extends TeamResult {
  /** 0 or negative. */
  readonly carriedOut: number;
  readonly rate: number;
  readonly amount: number;
}

/** Returns how the dividend of a past period was calculated. */
export const pastDividendStatement = ({ agentIncome: w }: Words, dividend: PastDividend, money: Money): string => {
  const { teamNet, carriedIn, carriedOut, rate, amount } = dividend;
  const basis = teamNet + carriedIn;
  const earnings =
    amount > 0
      ? [w.howPastLoss({ basis: money(basis), rate: formatRate(rate), earned: money(amount) })]
      : basis > 0 && rate === 0
        ? [w.howNoTier()]
        : [];
  const carried = carriedOut < 0 ? [w.howCarriedOut({ carried: money(-carriedOut) })] : [];
  return [...resultStatements(w, dividend, money), ...earnings, ...carried].join(' ');
};
