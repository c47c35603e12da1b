import { dayMs, minuteMs, secondMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';

/** Times of draws. Bets close `closing` ms before each. */
export interface Schedule {
  readonly closing: number;
  /** Returns the first draw after an instant, epoch ms. */
  next(after: number): number;
  /** Returns the last draw at or before an instant, epoch ms. */
  last(until: number): number;
}

/** Returns a schedule with a draw every `minutes` minutes, which must divide a day. */
export const scheduleEvery = (minutes: number): Schedule => {
  const span = minutes * minuteMs;
  const last = (until: number): number => Math.floor(until / span) * span;
  return { closing: minutes === 1 ? 5 * secondMs : 10 * secondMs, next: (after) => last(after) + span, last };
};

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns a schedule with draws at times of the day in the market’s time zone, `HH:mm` in order; only on `weekday` if given (Sunday is
 * 0).
 */
export const daily = (times: readonly string[], weekday?: Weekday): Schedule => {
  const offsets = times.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return (hours * 60 + minutes) * minuteMs;
  });
  // Noon is on the same day of the week in the market’s time zone and in UTC.
  const plays = (start: number): boolean =>
    weekday === undefined || new Date(start + dayMs / 2).getUTCDay() === weekday;
  const drawsOf = (start: number): number[] => (plays(start) ? offsets.map((offset) => start + offset) : []);
  const search = (from: number, step: 1 | -1, fits: (at: number) => boolean): number => {
    for (let start = startOfDay(from); ; start += step * dayMs) {
      const found = step === 1 ? drawsOf(start).find(fits) : drawsOf(start).findLast(fits);
      if (found !== undefined) return found;
    }
  };
  return {
    closing: 15 * minuteMs,
    next: (after) => search(after, 1, (at) => at > after),
    last: (until) => search(until, -1, (at) => at <= until),
  };
};
