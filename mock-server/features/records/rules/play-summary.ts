import type { Value } from '../../../../src/contract/types.ts';
import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { startOfDay } from '../../../core/clock.ts';
import type { World } from '../../../core/world.ts';
import type { Member } from '../../account/rules/members.ts';
import { betsIn, sumBets } from './bet-record.ts';
import { playTimeByDay } from './play-time.ts';
import { statementOf } from './statement.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const shownDays = 7;
const shownMonths = 6;

/** Returns how long and for how much a member played in the last days, and the net result of the last months. */
export const playSummaryOf = (world: World, member: Member): Value<'playSummary'> => {
  const now = world.now();
  const from = startOfDay(now) - (shownDays - 1) * dayMs;
  const bets = betsIn(world.state, member.id, { from, until: now + 1 });
  const played = playTimeByDay(bets);
  const days = Array.from({ length: shownDays }, (_, at) => {
    const day = dayOf(from + at * dayMs);
    return { day, minutes: Math.round((played.get(day) ?? 0) / minuteMs) };
  });
  const settled = sumBets(bets.filter(({ state }) => state === 'settled'));
  return {
    days,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    staked: toPesos(sumBets(bets.filter(({ state }) => state !== 'refunded')).stake),
    net: toPesos(settled.net),
    months: statementOf(world, member, shownMonths).months.map(({ month, net }) => ({ month, net })),
  };
};
