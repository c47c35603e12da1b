import { dayOf, hourOf, numericDay } from '#lib/dates/market-time.ts';

/** Formats the start of a match, epoch ms, as `MM/DD HH:mm` in the market’s time zone and order. */
export const matchClock = (at: number): string => `${numericDay(dayOf(at))} ${hourOf(at)}`;
