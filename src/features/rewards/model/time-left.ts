import { countdown } from '#lib/dates/countdown.ts';

/** Remaining time in its unit: days, else hours, or a clock for the last hour. Null once it has passed. */
export type TimeLeft =
  | { readonly unit: 'days' | 'hours'; readonly n: number }
  | { readonly unit: 'clock'; readonly clock: string }
  | null;

/** Returns the time left in its largest unit, from milliseconds until the end; null once it has passed. */
export const timeLeft = (ms: number): TimeLeft => {
  if (ms <= 0) return null;
  const { days, hours, clock } = countdown(ms);
  if (days > 0) return { unit: 'days', n: days };
  return hours > 0 ? { unit: 'hours', n: hours } : { unit: 'clock', clock };
};
