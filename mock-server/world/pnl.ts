import type { Value } from '../../src/contract/types.ts';
import { toPesos } from '../../src/domain/money.ts';
import { betsIn, sumBets } from './bet-record.ts';
import type { Bet } from './bets.ts';
import { dayOf } from './clock.ts';
import { depositsOf } from './deposit.ts';
import { posting } from './ledger.ts';
import { isWithin, type Period } from './period.ts';
import type { State } from './state.ts';
import { withdrawalsOf } from './withdrawal.ts';

const groupBy = (bets: readonly Bet[], key: (it: Bet) => string): [string, Bet[]][] => {
  const groups = new Map<string, Bet[]>();
  for (const it of bets) {
    const group = groups.get(key(it));
    if (group) group.push(it);
    else groups.set(key(it), [it]);
  }
  return [...groups];
};

const wireSums = (bets: readonly Bet[]) => {
  const { stake, payout, net } = sumBets(bets);
  return { stake: toPesos(stake), payout: toPesos(payout), net: toPesos(net) };
};

const bonusCodes = ['bonus', 'reward', 'mission'];

/** Profit and loss of a member in a period (R262). Only what has ended counts: settled bets, arrived deposits, paid withdrawals. */
export const pnlOf = (state: State, member: string, period: Period): Value<'memberPnl'> => {
  const bets = betsIn(state, member, period).filter((it) => it.state === 'settled');
  const { stake, payout } = sumBets(bets);
  const deposits = depositsOf(state, member).filter((it) => it.status === 'approved' && isWithin(period, it.settledAt));
  const withdrawals = withdrawalsOf(state, member).filter(
    (it) => it.status === 'paid' && isWithin(period, it.settledAt),
  );
  const credits = state
    .by(posting, 'account', `member:${member}`)
    .filter(({ at }) => isWithin(period, at))
    .flatMap(({ type, entries }) =>
      entries.filter(({ account }) => account === `member:${member}`).map(({ centavos }) => ({ type, centavos })),
    );
  const credited = (...types: string[]) =>
    credits.reduce((sum, it) => sum + (types.includes(it.type) ? it.centavos : 0), 0);
  const bonus = credited(...bonusCodes);
  const rebate = credited('rebate');
  return {
    footer: {
      deposits: toPesos(deposits.reduce((sum, { centavos }) => sum + centavos, 0)),
      withdrawals: toPesos(withdrawals.reduce((sum, { centavos }) => sum + centavos, 0)),
      stake: toPesos(stake),
      payout: toPesos(payout),
      bonus: toPesos(bonus),
      rebate: toPesos(rebate),
      net: toPesos(payout + bonus + rebate - stake),
    },
    categories: groupBy(bets, ({ category }) => category).map(([category, group]) => ({
      category,
      count: group.length,
      ...wireSums(group),
    })),
    days: groupBy(bets, ({ at }) => dayOf(at)).map(([day, group]) => ({ day, ...wireSums(group) })),
  };
};
