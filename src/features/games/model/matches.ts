import { manilaTime } from '#lib/dates/manila.ts';

/** Formats the start of a match, epoch ms, as `MM/DD HH:mm` in Manila. */
export const matchClock = (at: number): string => manilaTime(at).slice(5, 16).replace('-', '/').replace('T', ' ');
