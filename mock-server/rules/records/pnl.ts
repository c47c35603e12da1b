import type { Value } from '../../../src/contract/types.ts';
import { dayOf } from '../../../src/domain/manila.ts';
import { toPesos } from '../../../src/domain/money.ts';
import type { State } from '../../engine/state.ts';
import type { Bet } from '../games/bets.ts';
import { betsIn, sumBets } from './bet-record.ts';
import type { Period } from './period.ts';
import { sumsOf, wireSums } from './sums.ts';

const groupBy = (bets: readonly Bet[], key: (it: Bet) => string): [string, Bet[]][] => {
  const groups = new Map<string, Bet[]>();
  for (const it of bets) {
    const group = groups.get(key(it));
    if (group) group.push(it);
    else groups.set(key(it), [it]);
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
    days: groupBy(bets, ({ at }) => dayOf(at)).map(([day, group]) => ({ day, ...wireBets(group) })),
  };
};
