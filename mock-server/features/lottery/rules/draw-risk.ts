import { Random } from '#sim/core/random.ts';
import { isLowRisk } from '#sim/features/games/rules/bet-risk.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import type { LotteryKind, Play } from './play.ts';

/** A settled bet of a draw with its play and numbers. */
export interface DrawBet {
  readonly bet: Bet;
  readonly play: Play;
  readonly numbers: readonly string[];
  readonly odds: number;
}

/** Number of sampled draws that represent all results of a lottery, of which some have millions. */
const sampleSize = 400;
const samples = new WeakMap<LotteryKind, readonly (readonly string[])[]>();

/** Returns the same sample of draws for a lottery on each call. */
const sampleOf = (kind: LotteryKind): readonly (readonly string[])[] => {
  const known = samples.get(kind);
  if (known) return known;
  const random = new Random(1);
  const sampleDraws = Array.from({ length: sampleSize }, () => kind.draw(random));
  samples.set(kind, sampleDraws);
  return sampleDraws;
};

/**
 * Returns whether a member's bets on one draw, over all orders, risk too little to count (`isLowRisk`): both sides, or
 * numbers that cover most of the draw.
 */
export const isLowRiskDraw = (kind: LotteryKind, bets: readonly DrawBet[]): boolean => {
  // Below 0.5, at least half of all results lose everything, so no sample is needed.
  const anyWins = bets.reduce((sum, { play }) => sum + play.chance, 0);
  if (bets.length < 2 || anyWins < 0.5) return false;
  const stake = bets.reduce((sum, { bet }) => sum + bet.stake, 0);
  const results = sampleOf(kind).map((drawn) => ({
    chance: 1 / sampleSize,
    payout: bets.reduce(
      (sum, { bet, play, numbers, odds }) => sum + (play.wins(drawn, numbers) ? bet.stake * odds : 0),
      0,
    ),
  }));
  return isLowRisk(stake, results);
};
