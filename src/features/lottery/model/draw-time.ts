import { dayOf } from '#lib/dates/market-time.ts';
import { country, timeZone } from '#markets/current.ts';

const parts = { timeZone, hour: 'numeric', minute: '2-digit' } as const;

/** Formats the time of a draw in the market’s time zone: `9:00 PM` today, with weekday and date otherwise. */
export const drawTime = (at: number, now: number, locale: string): string => {
  const far = dayOf(at) === dayOf(now) ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(`${locale}-${country}`, { ...far, ...parts }).format(at);
};
