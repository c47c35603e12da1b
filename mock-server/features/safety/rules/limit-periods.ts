import type { LimitKind, LimitPeriod } from '../../../../src/contract/safety/limit-terms.ts';
import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { dayMs } from '../../../../src/lib/dates/units.ts';
import { startOfDay, startOfNamedDay } from '../../../core/clock.ts';
import { startOfWeek, weekMs } from '../../rewards/rules/week.ts';

/** The time a limit looks at: it counts what happened from `from` on. */
export interface LimitWindow {
  readonly from: number;
  /** When all of it is free again at once; null where each sum leaves by itself, `span` ms after it happened. */
  readonly until: number | null;
  readonly span: number;
}

const startOfMonth = (at: number): number => startOfNamedDay(`${dayOf(at).slice(0, 7)}-01`);

const monthWindow = (now: number): LimitWindow => {
  const from = startOfMonth(now);
  // Any month's first day and 32 days lie in the next month.
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
