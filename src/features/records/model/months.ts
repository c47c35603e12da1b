import { dayOf } from '#lib/dates/market-time.ts';
import type { Days, PeriodChoice } from '#lib/dates/period.ts';

/** Returns `count` months (`YYYY-MM`) up to the current one, newest first. */
export const monthsUntil = (now: number, count: number): string[] => {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** Returns the first and last day of a month; the current month ends today. */
export const daysOfMonth = (month: string, now: number): Days => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const today = dayOf(now);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { startDate: `${month}-01`, endDate: today.startsWith(month) ? today : last };
};

/** Returns the month (`YYYY-MM`) that a period covers exactly; null for other periods. */
export const monthOf = (choice: PeriodChoice, now: number): string | null => {
  if (choice.span !== 'own') return null;
  const month = choice.startDate.slice(0, 7);
  const { startDate, endDate } = daysOfMonth(month, now);
  return startDate === choice.startDate && endDate === choice.endDate ? month : null;
};
