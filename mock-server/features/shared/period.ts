import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { World } from '#sim/core/world.ts';

/** A period from an instant until just before another. Epoch ms. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

const maxPeriodMs = 366 * dayMs;

/**
 * Returns the period of a request, in days of the market’s time zone, first and last day included; today by default. Throws
 * `request.invalid`.
 */
export const periodOf = (
  world: World,
  {
    startDate,
    endDate,
    lastDays,
  }: Partial<Record<'startDate' | 'endDate', string | undefined>> & {
    lastDays?: number | undefined;
  },
): Period => {
  const today = dayOf(world.now());
  if (lastDays !== undefined) {
    const until = startOfNamedDay(today) + dayMs;
    return { from: until - lastDays * dayMs, until };
  }
  const from = startOfNamedDay(startDate ?? endDate ?? today);
  const until = startOfNamedDay(endDate ?? today) + dayMs;
  if (Number.isNaN(from) || Number.isNaN(until)) throw invalid('startDate', 'day');
  if (until <= from) throw invalid('endDate', 'order');
  if (until - from > maxPeriodMs) throw invalid('startDate', 'range');
  return { from, until };
};

/** Returns whether an instant is in a period; false for null. */
export const isWithin = ({ from, until }: Period, at: number | null): boolean =>
  at !== null && at >= from && at < until;
