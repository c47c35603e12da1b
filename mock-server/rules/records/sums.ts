import { toPesos } from '../../../src/domain/money.ts';
import { posting } from '../../engine/ledger.ts';
import type { State } from '../../engine/state.ts';
import { depositsOf } from '../cashier/deposit-record.ts';
import { withdrawalsOf } from '../cashier/withdrawal-record.ts';
import { betsIn, sumBets } from './bet-record.ts';
import { isWithin, type Period } from './period.ts';

/** What a member did in a period, centavos. Only what has ended counts: settled bets, arrived deposits, paid withdrawals. */
export interface Sums {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly stake: number;
  readonly payout: number;
  readonly bonus: number;
  readonly rebate: number;
}

export const nothing: Sums = { deposits: 0, withdrawals: 0, stake: 0, payout: 0, bonus: 0, rebate: 0 };

export const bonusCodes = new Set(['bonus', 'reward', 'mission', 'redRain']);

/** Centavos credited to a member in a period by movements of some types; what the member pays by them does not count. */
export const creditedTo = (state: State, member: string, period: Period, types: ReadonlySet<string>): number => {
  const account = `member:${member}` as const;
  return state
    .by(posting, 'account', account)
    .filter(({ at, type }) => types.has(type) && isWithin(period, at))
    .flatMap(({ entries }) => entries.filter((it) => it.account === account))
    .reduce((sum, { centavos }) => sum + Math.max(0, centavos), 0);
};

export const rebateCodes = new Set(['rebate']);

const total = (list: readonly { readonly centavos: number }[]): number =>
  list.reduce((sum, { centavos }) => sum + centavos, 0);

export const sumsOf = (state: State, member: string, period: Period): Sums => {
  const settled = betsIn(state, member, period).filter((it) => it.state === 'settled');
  const { stake, payout } = sumBets(settled);
  const arrived = depositsOf(state, member).filter((it) => it.status === 'approved' && isWithin(period, it.settledAt));
  const paid = withdrawalsOf(state, member).filter((it) => it.status === 'paid' && isWithin(period, it.settledAt));
  return {
    deposits: total(arrived),
    withdrawals: total(paid),
    stake,
    payout,
    bonus: creditedTo(state, member, period, bonusCodes),
    rebate: creditedTo(state, member, period, rebateCodes),
  };
};

export const addSums = (a: Sums, b: Sums): Sums => ({
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  bonus: a.bonus + b.bonus,
  rebate: a.rebate + b.rebate,
});

/** Pesos; `net` is what the member won. */
export const wireSums = ({ deposits, withdrawals, stake, payout, bonus, rebate }: Sums) => ({
  deposits: toPesos(deposits),
  withdrawals: toPesos(withdrawals),
  stake: toPesos(stake),
  payout: toPesos(payout),
  bonus: toPesos(bonus),
  rebate: toPesos(rebate),
  net: toPesos(payout + bonus + rebate - stake),
});
