import { instantOf, marketOffset } from '#lib/dates/market-time.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#lib/dates/units.ts';
import type { Doc } from './collection.ts';
import { collection } from './collection.ts';

/** How a world's time differs from the machine's: ahead by `offset` ms, or stopped at `frozenAt` (epoch ms). */
export interface ClockSetting extends Doc {
  readonly id: 'clock';
  readonly offset: number;
  readonly frozenAt: number | null;
}

export const clockSettings = collection<ClockSetting>()('clock');
export const realTime: ClockSetting = { id: 'clock', offset: 0, frozenAt: null };

export const worldTime = (setting: ClockSetting, machine: number): number =>
  setting.frozenAt ?? machine + setting.offset;

/** Returns the epoch in ms of the midnight in the market’s time zone that starts the day of `at`. */
export const startOfDay = (at: number): number => Math.floor((at + marketOffset) / dayMs) * dayMs - marketOffset;

/**
 * Returns the epoch in ms of the midnight in the market’s time zone that starts `YYYY-MM-DD`; NaN if it is not a date. February 30 is
 * March 2.
 */
export const startOfNamedDay = (name: string): number => instantOf(name);

const units: Readonly<Record<string, number>> = { ms: 1, s: secondMs, m: minuteMs, h: hourMs, d: dayMs };

/** Returns the milliseconds of a duration such as `90s`, `5m` or `1d12h`; null if it is invalid. */
export const spanOf = (text: string): number | null => {
  if (!/^(\d{1,9}(ms|s|m|h|d))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+)(ms|s|m|h|d)/g))
    total += Number(amount) * (units[unit ?? ''] ?? 0);
  return total;
};
