import { activeHand, canSplit, type Place, totalOf } from './blackjack-cards.ts';
import type { Card } from './cards.ts';
import type { HandAction } from './engine.ts';

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const softMove = (points: number, up: number): HandAction => {
  if (points >= 19) return 'stand';
  if (points === 18) {
    if (isBetween(up, 3, 6)) return 'double';
    return up === 2 || up === 7 || up === 8 ? 'stand' : 'hit';
  }
  const shouldDouble = points === 17 ? isBetween(up, 3, 6) : points >= 15 ? isBetween(up, 4, 6) : isBetween(up, 5, 6);
  return shouldDouble ? 'double' : 'hit';
};

const hardMove = (points: number, up: number): HandAction => {
  if (points >= 17) return 'stand';
  if (points >= 13) return isBetween(up, 2, 6) ? 'stand' : 'hit';
  if (points === 12) return isBetween(up, 4, 6) ? 'stand' : 'hit';
  if (points === 11) return isBetween(up, 2, 10) ? 'double' : 'hit';
  if (points === 10) return isBetween(up, 2, 9) ? 'double' : 'hit';
  return points === 9 && isBetween(up, 3, 6) ? 'double' : 'hit';
};

/** Cards of the dealer, by value, against which a pair is split; other pairs play by their total. */
const splitsAgainst: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  2: [4, 5, 6, 7],
  3: [4, 5, 6, 7],
  6: [3, 4, 5, 6],
  7: [2, 3, 4, 5, 6, 7],
  8: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  9: [2, 3, 4, 5, 6, 8, 9],
};

/**
 * Returns the move of basic strategy for six decks with one split and no double after it, dealer standing on 17. It
 * never takes insurance.
 */
export const basicStrategy = (
  state: Place & { readonly dealer: readonly Card[]; readonly insurance?: string | undefined },
  splits = true,
): HandAction => {
  const { hands, dealer } = state;
  if (state.insurance === 'offered') return 'decline';
  const player = activeHand(state);
  const { points, soft } = totalOf(player);
  const up = dealer[0]?.rank === 1 ? 11 : Math.min(10, dealer[0]?.rank ?? 10);
  if (splits && canSplit(state) && splitsAgainst[Math.min(10, player[0]?.rank ?? 0)]?.includes(up)) return 'split';
  const act = soft ? softMove(points, up) : hardMove(points, up);
  if (act !== 'double' || (player.length === 2 && hands.length === 1)) return act;
  return soft && points === 18 ? 'stand' : 'hit';
};
