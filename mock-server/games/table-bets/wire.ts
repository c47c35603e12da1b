import type { SpotEngine } from '#sim/features/games/catalogue/spot-engines.ts';
import type { Card } from '../baccarat/wire.ts';

/**
 * Result of a draw: a roulette or wheel pocket, cards, three dice, the remaining beads, or coins (1 is red or heads).
 */
export type Drawn =
  | { readonly kind: 'pocket'; readonly pocket: number }
  | { readonly kind: 'segment'; readonly segment: string }
  | { readonly kind: 'cards'; readonly dragon: Card; readonly tiger: Card }
  | { readonly kind: 'dice'; readonly dice: readonly [number, number, number] }
  | { readonly kind: 'beads'; readonly beads: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'coins'; readonly coins: readonly (0 | 1)[] };

export interface SpotsOutcome {
  readonly drawn: Drawn;
  /** Spots that won. */
  readonly winners: readonly string[];
}

export interface SpotsTable {
  readonly engine: SpotEngine;
  /**
   * Bets of a live table close whenever the world's clock passes a multiple of this, ms; null if the draw follows
   * immediately.
   */
  readonly every: number | null;
  /** Seed of the rounds without a bet of the player; null if there are none. */
  readonly tableSeed: number | null;
  /** Maximum payout factor of a winning bet, stake included. */
  readonly spots: readonly { readonly id: string; readonly pays: number }[];
  /** Draws of the player's last rounds, the newest first. */
  readonly recent: readonly Drawn[];
  /** Lowest and highest return to player of the spots, percent. */
  readonly returns: { readonly least: number; readonly most: number };
}

/**
 * Returns the numbers of an inside bet of roulette, whose spot joins them: `17`, `17-20`, `0-1-2`. Empty for other
 * spots.
 */
export const insideNumbers = (spot: string): readonly number[] =>
  /^\d+(-\d+)*$/.test(spot) ? spot.split('-').map(Number) : [];

export type DragonTigerWinner = 'dragon' | 'tie' | 'tiger';

/** Chances of the winners of dragon tiger, and the spots of its other players. */
export const dragonTigerRoom = {
  chances: { dragon: 0.463, tie: 0.074, tiger: 0.463 },
  crowd: { dragon: 0.45, tie: 0.06, tiger: 0.47, suitedtie: 0.02 },
} as const;

/** The red pockets of European roulette. */
export const redPockets: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** Returns the colour of a roulette pocket. */
export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : redPockets.has(pocket) ? 'red' : 'black';
