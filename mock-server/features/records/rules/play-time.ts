import { dayOf } from '#lib/dates/market-time.ts';
import { minuteMs } from '#lib/dates/units.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';

/** A longer pause between two bets does not count as play. */
const longestPauseMs = 30 * minuteMs;

/**
 * Returns the time played on each day in ms: from bet to bet unless the pause is long, and a minute for the first bet after one.
 * `bets` are in any order.
 */
export const playTimeByDay = (bets: readonly Pick<Bet, 'at'>[]): ReadonlyMap<string, number> => {
  const times = bets.map(({ at }) => at).sort((a, b) => a - b);
  const played = new Map<string, number>();
  for (const [place, at] of times.entries()) {
    const pause = at - (times[place - 1] ?? Number.NEGATIVE_INFINITY);
    const day = dayOf(at);
    played.set(day, (played.get(day) ?? 0) + (pause <= longestPauseMs ? pause : minuteMs));
  }
  return played;
};
