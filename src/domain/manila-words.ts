import { manilaTime } from './manila.ts';

type Locale = 'en' | 'fil';

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;

/** Name of a month, 1 to 12, in three letters; without `Intl`, whose first use costs a phone its first second. */
export const monthName = (month: number, locale: Locale): string => months[locale][month - 1] ?? '';

/** `6 May 2026` from `2026-05-06`; without its year where `now` lies in the same. */
export const dayName = (day: string, locale: Locale, now?: number): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const sameYear = now !== undefined && manilaTime(now).startsWith(year);
  return `${Number(date)} ${monthName(Number(month), locale)}${sameYear ? '' : ` ${year}`}`;
};

/** `9:05 PM` on Manila's clocks. */
export const clockTime = (at: number): string => {
  const [hour = 0, minute = 0] = manilaTime(at).slice(11, 16).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** `6 May 2026, 9:05 PM` in Manila. */
export const dayAndTime = (at: number, locale: Locale): string =>
  `${dayName(manilaTime(at).slice(0, 10), locale)}, ${clockTime(at)}`;
