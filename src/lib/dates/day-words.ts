import { dateForms, dayHalves } from '#markets/current.ts';
import type { DateForm } from '#markets/formats.ts';
import { dayOf, marketTime } from './market-time.ts';

/** Writes a day `2026-05-06`, or a month, in a form of a language, without `Intl`, whose first use takes about a second on a slow phone. */
const write = (day: string, locale: string, form: Exclude<keyof DateForm, 'months'>): string => {
  const { months = [], [form]: pattern = '' } = dateForms[locale] ?? {};
  return pattern
    .replace('{y}', day.slice(0, 4))
    .replace('{m}', months[Number(day.slice(5, 7)) - 1] ?? '')
    .replace('{d}', String(Number(day.slice(8))));
};

/** Returns `May 2026` for `2026-05` or a day of that month. */
export const monthAndYear = (month: string, locale: string): string => write(month, locale, 'month');

/** Returns `May 26` for `2026-05`, for chart labels. */
export const shortMonth = (month: string, locale: string): string =>
  monthAndYear(month, locale).replace(month.slice(0, 4), month.slice(2, 4));

/** Returns `May 6` for `2026-05-06`. */
export const dayOfYear = (day: string, locale: string): string => write(day, locale, 'dayOfYear');

/** Returns `May 6, 2026` for `2026-05-06`; without the year if `now` is in the same year. */
export const dayName = (day: string, locale: string, now?: number): string => {
  const isSameYear = now !== undefined && marketTime(now).startsWith(day.slice(0, 4));
  return write(day, locale, isSameYear ? 'dayOfYear' : 'day');
};

/** Returns `May 6 – May 9, 2026`, `Dec 30, 2025 – Jan 2, 2026` or, for a single day, `May 6, 2026`. */
export const dayRange = (first: string, last: string, locale: string): string => {
  const end = dayName(last, locale);
  if (first === last) return end;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${write(first, locale, isSameYear ? 'dayOfYear' : 'day')} – ${end}`;
};

/** Returns the time in the market’s time zone: `9:05 PM`, or `21:05` where clocks have 24 hours. */
export const clockTime = (at: number): string => {
  const time = marketTime(at).slice(11, 16);
  if (!dayHalves) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${dayHalves[hour < 12 ? 0 : 1]}`;
};

/** Returns day and time in the market’s time zone: `May 6, 2026, 9:05 PM`. */
export const dayAndTime = (at: number, locale: string): string => `${dayName(dayOf(at), locale)}, ${clockTime(at)}`;

/** Returns the time of an event near `now`: `9:05 PM` on the same day, `May 6, 9:05 PM` in the same year. */
export const nearTime = (at: number, locale: string, now: number): string =>
  dayOf(at) === dayOf(now) ? clockTime(at) : `${dayName(dayOf(at), locale, now)}, ${clockTime(at)}`;

/** Returns `dayAndTime` of successive times; of one on the day of the time before it, the `clockTime` only. */
export const successiveTimes = (times: readonly (number | undefined)[], locale: string): (string | undefined)[] => {
  let day = '';
  return times.map((at) => {
    if (at === undefined) return undefined;
    const isSameDay = day === dayOf(at);
    day = dayOf(at);
    return isSameDay ? clockTime(at) : dayAndTime(at, locale);
  });
};
