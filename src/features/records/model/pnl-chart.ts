import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';

/** Maximum number of days shown as daily bars. */
const maxDays = 31;

interface DayLine {
  readonly day: string;
  readonly net: number;
}

export interface Bars {
  readonly by: 'day' | 'month';
  /** `YYYY-MM-DD`, or `YYYY-MM` by month. */
  readonly names: readonly string[];
  /** Minor units. */
  readonly values: readonly number[];
}

const daysBetween = (startDate: string, endDate: string): string[] => {
  const start = Date.parse(startDate);
  const count = Math.round((Date.parse(endDate) - start) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => new Date(start + index * dayMs).toISOString().slice(0, 10));
};

/**
 * Returns the results of a period as bars: one per day, including days without play, or one per month for long periods.
 */
export const barsOf = (lines: readonly DayLine[], startDate: string, endDate: string): Bars => {
  const days = daysBetween(startDate, endDate);
  const by = days.length > maxDays ? 'month' : 'day';
  const nameOf = (name: string): string => (by === 'month' ? name.slice(0, 7) : name);
  const sums = new Map(days.map((name) => [nameOf(name), 0]));
  for (const { day: name, net } of lines) sums.set(nameOf(name), (sums.get(nameOf(name)) ?? 0) + toMinor(net));
  return { by, names: [...sums.keys()], values: [...sums.values()] };
};
