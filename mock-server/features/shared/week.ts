import { marketOffset } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';

// January 1, 1970 was a Thursday.
const mondayOffset = 3;

/** Returns the Monday midnight in the market’s time zone that starts the week of `at`, as epoch ms. */
export const startOfWeek = (at: number): number => {
  const midnight = startOfDay(at);
  const sinceMonday = (Math.floor((midnight + marketOffset) / dayMs) + mondayOffset) % 7;
  return midnight - sinceMonday * dayMs;
};

export const weekMs = 7 * dayMs;
