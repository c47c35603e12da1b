import type { State } from '#sim/core/state.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { acceptsBonusMoney } from '#sim/features/games/rules/contributions.ts';
import { ownMoneyOf } from './bonus-money.ts';
import { openGiftsOf } from './wagering.ts';

/**
 * Returns the highest stake that open gifts allow, in minor units; `Infinity` without a restriction. Own money can be staked
 * without limit. A bet with bonus money is limited to the lowest maximum bet, must be on a game that counts towards
 * wagering, and excludes `others`: open bets on the same draw, match or fight that contain bonus money. `staked` is the
 * stake of the bet so far, which the maximum bet includes.
 */
export const highestStakeWithGifts = (
  state: State,
  { member: memberId, nodeId }: Pick<Bet, 'member' | 'nodeId'>,
  others: () => readonly Bet[],
  staked = 0,
): number => {
  const gifts = openGiftsOf(state, memberId).filter(({ money = 0 }) => money > 0);
  if (gifts.length === 0) return Number.POSITIVE_INFINITY;
  const own = ownMoneyOf(state, memberId);
  if (!acceptsBonusMoney(state, nodeId) || others().some(({ bonus }) => bonus !== undefined)) return own;
  return Math.max(own, Math.min(...gifts.map(({ maxBet = Number.POSITIVE_INFINITY }) => maxBet)) - staked);
};
