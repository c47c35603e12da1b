import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { betsIn } from './bet-record.ts';
import { playTimeByDay } from './play-time.ts';
import { profitAndLossOf } from './profit-and-loss.ts';
import { statementOf } from './statement.ts';

const shownDays = 7;
const shownMonths = 6;

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
