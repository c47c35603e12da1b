import { dayOf } from './market-time.ts';
import { isDay } from './period.ts';
import { dayMs } from './units.ts';

/** Longest period that the server accepts, days. */
const maxPeriodDays = 366;

/** Returns why a custom date range is invalid; null if it is valid. */
export const problemOfDays = (
  startDate: string,
  endDate: string,
  now: number,
): 'missing' | 'order' | 'future' | 'long' | null => {
  if (!isDay(startDate) || !isDay(endDate)) return 'missing';
  if (endDate < startDate) return 'order';
  if (endDate > dayOf(now)) return 'future';
  return (Date.parse(endDate) - Date.parse(startDate)) / dayMs >= maxPeriodDays ? 'long' : null;
};
