import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { betsIn } from './bet-record.ts';
import { profitAndLossOf } from './profit-and-loss.ts';
import { statementOf } from './statement.ts';

const shownDays = 7;
const shownMonths = 6;
/** A longer pause between two bets does not count as play. */
const longestPauseMs = 30 * minuteMs;

/**
 * Returns the time played on each day in ms: from bet to bet unless the pause is long, and a minute for the first bet after one.
 * `bets` are in any order.
 */
const playTimeByDay = (bets: readonly Pick<Bet, 'at'>[]): ReadonlyMap<string, number> => {
  const times = bets.map(({ at }) => at).sort((a, b) => a - b);
  const played = new Map<string, number>();
  for (const [place, at] of times.entries()) {
    const pause = at - (times[place - 1] ?? Number.NEGATIVE_INFINITY);
    const day = dayOf(at);
    played.set(day, (played.get(day) ?? 0) + (pause <= longestPauseMs ? pause : minuteMs));
  }
  return played;
};

/** Returns how long and for how much a member played in the last days, and the net result of the last months. */
export const playSummaryOf = (world: World, member: Member): Value<'playSummary'> => {
  const now = world.now();
  const from = startOfDay(now) - (shownDays - 1) * dayMs;
  const week = { from, until: now + 1 };
  const played = playTimeByDay(betsIn(world.state, member.id, week));
  const days = Array.from({ length: shownDays }, (_, index) => {
    const day = dayOf(from + index * dayMs);
    return { day, minutes: Math.round((played.get(day) ?? 0) / minuteMs) };
  });
  const { stake, net } = profitAndLossOf(world.state, member.id, week).footer;
  return {
    days,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    staked: stake,
    net,
    months: statementOf(world, member, shownMonths).months.map((it) => ({ month: it.month, net: it.net })),
  };
};
