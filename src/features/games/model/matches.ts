import { marketTime } from '#lib/dates/market-time.ts';

/** Formats the start of a match, epoch ms, as `MM/DD HH:mm` in the market’s time zone. */
export const matchClock = (at: number): string => marketTime(at).slice(5, 16).replace('-', '/').replace('T', ' ');
