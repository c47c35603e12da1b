import type { Value } from '../../../src/contract/types.ts';
import { dayOf } from '../../../src/domain/manila.ts';
import { toPesos } from '../../../src/domain/money.ts';
import { startOfDay } from '../../engine/clock.ts';
import type { State } from '../../engine/state.ts';
import type { Bet } from '../games/bets.ts';
import { betsIn, sumBets } from './bet-record.ts';
import type { Period } from './period.ts';
import { sumsOf, wireSums } from './sums.ts';

const groupBy = <K>(bets: readonly Bet[], keyOf: (it: Bet) => K): [K, Bet[]][] => {
  const groups = new Map<K, Bet[]>();
  for (const it of bets) {
    const key = keyOf(it);
    const group = groups.get(key);
    if (group) group.push(it);
    else groups.set(key, [it]);
  }
  return [...groups];
};

const wireBets = (bets: readonly Bet[]) => {
  const { stake, payout, net } = sumBets(bets);
  return { stake: toPesos(stake), payout: toPesos(payout), net: toPesos(net) };
};

/** Profit and loss of a member in a period (R262). */
export const pnlOf = (state: State, member: string, period: Period): Value<'memberPnl'> => {
  const bets = betsIn(state, member, period).filter((it) => it.state === 'settled');
  return {
    startDate: dayOf(period.from),
    endDate: dayOf(period.until - 1),
    footer: wireSums(sumsOf(state, member, period)),
    categories: groupBy(bets, ({ category }) => category).map(([category, group]) => ({
      category,
      count: group.length,
      ...wireBets(group),
    })),
    days: groupBy(bets, ({ at }) => startOfDay(at)).map(([day, group]) => ({ day: dayOf(day), ...wireBets(group) })),
  };
};
