import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { bonusMoneyOf, ownMoneyOf } from './bonus-money.ts';
import { openGiftsOf, wageringOf } from './wagering.ts';

/** Returns the minor units of own money in the main wallet whose turnover is met. */
export const unlockedOwnMoneyOf = (state: State, memberId: string): number =>
  Math.max(0, ownMoneyOf(state, memberId) - wageringOf(state, memberId).lockedOwn);

/**
 * Refuses withdrawals, transfers to other members and payments of dividends with money that is locked: bonus money, and own
 * money whose turnover is open. Throws `turnover.open` with the major units still to be staked, and `deposit.required` if
 * only a first deposit unlocks the money.
 */
export const requireUnlockedMoney = (state: State, memberId: string, minor: number): void => {
  const { open, lockedOwn, parts } = wageringOf(state, memberId);
  if (lockedOwn + bonusMoneyOf(state, memberId) === 0 || minor <= unlockedOwnMoneyOf(state, memberId)) return;
  if (open === 0) throw new Refusal('deposit.required', { why: 'gifts leave after a first deposit' });
  const isOwnEnough = minor <= ownMoneyOf(state, memberId);
  const left = parts.reduce((sum, it) => (isOwnEnough && it.kind === 'gift' ? sum : sum + it.left), 0);
  throw new Refusal('turnover.open', { value: { openTurnover: toMajor(left) } });
};

/** Refuses transfers to wallets of vendors with locked money while a gift is open: stakes take own money first. */
export const requireTransferable = (state: State, memberId: string, minor: number): void => {
  if (openGiftsOf(state, memberId).length > 0) requireUnlockedMoney(state, memberId, minor);
};
