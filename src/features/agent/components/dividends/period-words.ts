import type { Locale } from '../../../../i18n/locale.ts';
import { dayOf } from '../../../../lib/dates/manila.ts';
import { dayName } from '../../../../lib/dates/manila-words.ts';

/** `May 1 – May 15, 2026`: the days of a period whose end is no part of it. */
export const periodWords = ({ from, until }: { from: number; until: number }, locale: Locale): string =>
  `${dayName(dayOf(from), locale, from)} – ${dayName(dayOf(until - 1), locale)}`;
