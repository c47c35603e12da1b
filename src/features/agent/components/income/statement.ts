import type { Words } from '#i18n/translate.ts';
import { formatRate } from '#lib/money/format-rate.ts';

import type { TeamActivity, Tier } from '../../model/tiers.ts';

/** Formats pesos, or hides them with the balance. */
type Money = (pesos: number) => string;

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

interface Dividend extends TeamActivity {
  readonly step: Tier | null;
  /** Amount that the rate applies to. */
  readonly basis: number;
  readonly earned: number;
}

/** Returns how the dividend of the running period is calculated. */
export const dividendStatement = ({ agentIncome: w }: Words, dividend: Dividend, money: Money): string => {
  const figures = { turnover: money(dividend.turnover), n: dividend.activeMembers, earned: money(dividend.earned) };
  if (!dividend.step) return w.howNone(figures);
  return dividend.step.rate === null
    ? w.howSum(figures)
    : w.howLoss({ basis: money(dividend.basis), rate: formatRate(dividend.step.rate), earned: money(dividend.earned) });
};

/** Returns how the dividend of a past period was calculated. */
export const pastDividendStatement = (
  { agentIncome: w }: Words,
  { teamNet, rate, amount }: { readonly teamNet: number; readonly rate: number; readonly amount: number },
  money: Money,
): string => w.howPastLoss({ basis: money(teamNet), rate: formatRate(rate), earned: money(amount) });
