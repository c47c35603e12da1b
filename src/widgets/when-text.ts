import { serverNow } from '../api/server-clock.ts';
import { dayOf } from '../domain/manila.ts';
import { clockTime, dayName } from '../domain/manila-words.ts';
import { $words } from '../i18n/page-words.ts';

/**
 * An instant, epoch ms, by Manila's clocks in the language in force: `9:05 PM` today, `6 May, 9:05 PM` on another day,
 * with the year where that is another too.
 */
export const whenText = (at: number): string => {
  const [day, now] = [dayOf(at), serverNow()];
  const time = clockTime(at);
  return day === dayOf(now) ? time : `${dayName(day, $words.get().locale, now)}, ${time}`;
};
