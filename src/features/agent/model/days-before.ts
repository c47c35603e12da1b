import { dayMs } from '#lib/dates/units.ts';

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the period of the same length right before the given days, for comparison. */
export const daysBefore = ({ startDate, endDate }: Days): Days => {
  const [from, to] = [Date.parse(startDate), Date.parse(endDate)];
  const length = (to - from) / dayMs + 1;
  return { startDate: nameOf(from - length * dayMs), endDate: nameOf(from - dayMs) };
};

/** Returns the change of a figure in per cent; null if the previous figure is 0. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);
