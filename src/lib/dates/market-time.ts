import { isDayFirst, timeOffset } from '#markets/current.ts';
import { dayMs, minuteMs } from './units.ts';

/** Offset of the market's time zone from UTC, ms. It has no daylight saving time, so no time-zone data is needed. */
export const marketOffset: number = timeOffset;

const offsetMinutes = Math.abs(timeOffset) / minuteMs;
const twoDigits = (part: number): string => String(Math.floor(part)).padStart(2, '0');

/** The offset as in ISO 8601: `+08:00`. */
export const isoOffset = `${timeOffset < 0 ? '-' : '+'}${twoDigits(offsetMinutes / 60)}:${twoDigits(offsetMinutes % 60)}`;

/** Returns an epoch in ms as local time of the market: `2026-11-21T09:30:00.000`. */
export const marketTime = (at: number): string => new Date(at + marketOffset).toISOString().slice(0, -1);

/** Returns the day in the market’s time zone as `YYYY-MM-DD`. */
export const dayOf = (at: number): string => marketTime(at).slice(0, 10);

/** Returns `MM/DD` for `YYYY-MM-DD`; `DD/MM` in a market whose dates begin with the day. */
export const numericDay = (date: string): string => {
  const [, month, day] = date.split('-');
  return isDayFirst ? `${day}/${month}` : `${month}/${day}`;
};

/** Returns the time in the market’s time zone as `HH:mm`. */
export const hourOf = (at: number): string => marketTime(at).slice(11, 16);

/** Returns the instant of a local time of the market, `2026-11-21` and `09:30`, as epoch ms. */
export const instantOf = (day: string, time = '00:00'): number => Date.parse(`${day}T${time}:00${isoOffset}`);

/** Returns the number of midnights in the market between two instants: 0 on the last day. */
export const daysUntil = (at: number, now: number): number => (Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / dayMs;
