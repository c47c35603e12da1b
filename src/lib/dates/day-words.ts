import { marketTime } from './market-time.ts';

type Locale = 'en' | 'fil';

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;

// Without `Intl`, whose first use takes about a second on a slow phone.
const monthName = (month: string, locale: Locale): string => months[locale][Number(month.slice(5, 7)) - 1] ?? '';

/** Returns `May 2026` for `2026-05` or a day of that month. */
export const monthAndYear = (month: string, locale: Locale): string =>
  `${monthName(month, locale)} ${month.slice(0, 4)}`;

/** Returns `May 26` for `2026-05`, for chart labels. */
export const shortMonth = (month: string, locale: Locale): string => `${monthName(month, locale)} ${month.slice(2, 4)}`;

/** Returns `May 6, 2026` for `2026-05-06`; without the year if `now` is in the same year. */
export const dayName = (day: string, locale: Locale, now?: number): string => {
  const isSameYear = now !== undefined && marketTime(now).startsWith(day.slice(0, 4));
  return `${monthName(day, locale)} ${Number(day.slice(8))}${isSameYear ? '' : `, ${day.slice(0, 4)}`}`;
};

/** Returns `May 6 – May 9, 2026`, `Dec 30, 2025 – Jan 2, 2026` or, for a single day, `May 6, 2026`. */
export const dayRange = (first: string, last: string, locale: Locale): string => {
  const end = dayName(last, locale);
  if (first === last) return end;
  const start = dayName(first, locale);
  return `${first.slice(0, 4) === last.slice(0, 4) ? start.replace(/, \d{4}$/, '') : start} – ${end}`;
};

/** Returns the time in the market’s time zone: `9:05 PM`. */
export const clockTime = (at: number): string => {
  const [hour = 0, minute = 0] = marketTime(at).slice(11, 16).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Returns day and time in the market’s time zone: `May 6, 2026, 9:05 PM`. */
export const dayAndTime = (at: number, locale: Locale): string =>
  `${dayName(marketTime(at).slice(0, 10), locale)}, ${clockTime(at)}`;

/** Returns `dayAndTime` of successive times; of one on the day of the time before it, the `clockTime` only. */
export const successiveTimes = (times: readonly (number | undefined)[], locale: Locale): (string | undefined)[] => {
  let day = '';
  return times.map((at) => {
    if (at === undefined) return undefined;
    const isSameDay = day === marketTime(at).slice(0, 10);
    day = marketTime(at).slice(0, 10);
    return isSameDay ? clockTime(at) : dayAndTime(at, locale);
  });
};
