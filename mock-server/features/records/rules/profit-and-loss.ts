import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { State } from '#sim/core/state.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { settledRealBets } from '#sim/features/games/rules/bets.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';
import type { ActivityTotals } from './activity-totals.ts';
import { sumBets } from './bet-record.ts';
import { addTotals, memberTotalsByTime, noActivity, wireTotals } from './member-totals.ts';

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
  return { stake: toMajor(stake), payout: toMajor(payout), net: toMajor(net) };
};

/** Returns the totals that make up the result of a day. */
const wireDay = (sums: ActivityTotals) => {
  const { stake, payout, bonus, rebate, net } = wireTotals(sums);
  return { stake, payout, bonus, rebate, net };
};

/** Returns whether a day has a result; deposits and withdrawals alone are none. */
const hasResult = ({ stake, payout, bonus, rebate }: ActivityTotals): boolean =>
  [stake, payout, bonus, rebate].some((it) => it !== 0);

/**
 * Returns the profit and loss of a member in a period. The total and its days come from the same sums, so they
 * always add up.
 */
export const profitAndLossOf = (state: State, memberId: string, period: Period): Value<'memberPnl'> => {
  const byDay = [...memberTotalsByTime(state, memberId, period, startOfDay)].sort(([a], [b]) => b - a);
  const bets = settledRealBets(state, memberId).filter((it) => isWithin(period, it.settledAt));
  return {
    startDate: dayOf(period.from),
    endDate: dayOf(period.until - 1),
    footer: wireTotals(byDay.map(([, sums]) => sums).reduce(addTotals, noActivity)),
    categories: groupBy(bets, ({ category }) => category).map(([category, group]) => ({
      category,
      count: group.length,
      ...wireBets(group),
    })),
    days: byDay.filter(([, sums]) => hasResult(sums)).map(([day, sums]) => ({ day: dayOf(day), ...wireDay(sums) })),
  };
};
