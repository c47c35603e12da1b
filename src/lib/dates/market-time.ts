import { dayMs, hourMs } from './units.ts';

/** Offset of Manila from UTC, ms. It has no daylight saving time, so no time-zone data is needed. */
export const marketOffset = 8 * hourMs;

/** Returns an epoch in ms as local time in the market’s time zone: `2026-11-21T09:30:00.000`. */
export const marketTime = (at: number): string => new Date(at + marketOffset).toISOString().slice(0, -1);

/** Returns the day in the market’s time zone as `YYYY-MM-DD`. */
export const dayOf = (at: number): string => marketTime(at).slice(0, 10);

/** Returns the time in the market’s time zone as `HH:mm`. */
export const hourOf = (at: number): string => marketTime(at).slice(11, 16);

/** Returns the number of midnights in the market’s time zone between two instants: 0 on the last day. */
export const daysUntil = (at: number, now: number): number => (Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / dayMs;
