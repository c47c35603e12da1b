import type { Value } from '#contract/types.ts';

export type HandView = Value<'playHand'>['hand'];

export interface HandsTable {
  readonly engine: HandView['engine'];
  /** Number of seats that share the pot; 1 if a dealer pays. */
  readonly players: number;
  /** Time for a move, ms. */
  readonly turnMs: number;
  /** Return to player of automatic play, percent. */
  readonly returns: number;
  /** Returns of the side bets, percent; null if the game has none. */
  readonly sideReturns: { readonly pair: number; readonly insurance: number } | null;
  /** Maximum number of places of one player. */
  readonly maxPlaces: number;
  /** The hand in progress or the last one. */
  readonly hand: HandView | null;
}
