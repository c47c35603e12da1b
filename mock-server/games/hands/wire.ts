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
  /** The hand in progress or the last one. */
  readonly hand: HandView | null;
}
