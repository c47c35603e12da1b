import type { LimitKind, LimitPeriod } from '#contract/safety/safety-terms.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';

/** Period that a limit covers: it counts transactions from `from` on. */
export interface LimitWindow {
  readonly from: number;
  /** Time at which the whole limit is reset; null if each amount expires separately, `span` ms after it happened. */
  readonly until: number | null;
  readonly span: number;
}

const startOfMonth = (at: number): number => startOfNamedDay(`${dayOf(at).slice(0, 7)}-01`);

const monthWindow = (now: number): LimitWindow => {
  const from = startOfMonth(now);
  // The first day of any month plus 32 days is in the next month.
  const until = startOfMonth(from + 32 * dayMs);
  return { from, until, span: until - from };
};

/** Deposits count over the last 24 hours and 7 days, play over the day and the week from Monday; both over the month. */
export const limitWindowOf = (kind: Exclude<LimitKind, 'session'>, period: LimitPeriod, now: number): LimitWindow => {
  if (period === 'month') return monthWindow(now);
  const span = period === 'day' ? dayMs : weekMs;
  if (kind === 'deposit') return { from: now - span + 1, until: null, span };
  const from = period === 'day' ? startOfDay(now) : startOfWeek(now);
  return { from, until: from + span, span };
};
