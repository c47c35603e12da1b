import { dayMs } from '../../../lib/dates/units.ts';

/** The longest stretch that has a bar for each day. */
const maxDays = 31;

interface DayLine {
  readonly day: string;
  readonly net: number;
}

export interface Bars {
  readonly by: 'day' | 'month';
  /** `YYYY-MM-DD`, or `YYYY-MM` by month. */
  readonly names: readonly string[];
  /** Centavos. */
  readonly values: readonly number[];
}

const daysBetween = (startDate: string, endDate: string): string[] => {
  const start = Date.parse(startDate);
  const count = Math.round((Date.parse(endDate) - start) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10));
};

/** Results of a period as bars: a bar for every day, also for those without play; of long periods for every month. */
export const barsOf = (lines: readonly DayLine[], startDate: string, endDate: string): Bars => {
  const days = daysBetween(startDate, endDate);
  const by = days.length > maxDays ? 'month' : 'day';
  const nameOf = (name: string): string => (by === 'month' ? name.slice(0, 7) : name);
  const sums = new Map(days.map((name) => [nameOf(name), 0]));
  for (const { day: name, net } of lines) sums.set(nameOf(name), (sums.get(nameOf(name)) ?? 0) + Math.round(net * 100));
  return { by, names: [...sums.keys()], values: [...sums.values()] };
};
