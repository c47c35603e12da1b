import type { Value } from '../../../src/contract/types.ts';

export type HandView = Value<'playHand'>['hand'];

export interface HandsTable {
  readonly engine: HandView['engine'];
  /** Seats that share the pot; 1 where a dealer pays. */
  readonly players: number;
  /** Thinking time for a move, ms. */
  readonly turnMs: number;
  /** Return to player of automatic play, per cent. */
  readonly returns: number;
  /** The hand in progress or the last one. */
  readonly hand: HandView | null;
}
