import { $words } from '#i18n/page-words.ts';
import { clockTime, dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { serverNow } from '#lib/http/server-clock.ts';

/**
 * Formats an instant, epoch ms, in the market’s time zone and the current language: `9:05 PM` today, `May 6, 9:05 PM` on another
 * day, with the year if it differs.
 */
export const formatInstant = (at: number): string => {
  const [day, now] = [dayOf(at), serverNow()];
  const time = clockTime(at);
  return day === dayOf(now) ? time : `${dayName(day, $words.get().locale, now)}, ${time}`;
};
