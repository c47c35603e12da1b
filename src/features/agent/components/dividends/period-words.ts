import type { Locale } from '#i18n/locale.ts';
import { dayRange } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';

/** Formats the days of a period, whose end is exclusive: `May 1 – May 15, 2026`. */
export const periodWords = ({ from, until }: { from: number; until: number }, locale: Locale): string =>
  dayRange(dayOf(from), dayOf(until - 1), locale);
