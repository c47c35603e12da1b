import type { Value } from '#contract/types.ts';

export type Arena = Value<'sabong'>;
export type Side = Arena['results'][number]['result'];

export interface SabongTable {
  /** Share of the pool that the house keeps. */
  readonly commission: number;
  readonly arena: Arena;
}

type Pools = Readonly<Record<Side, number>>;

/** Result of a fight for a bet. */
export interface SabongOutcome {
  readonly fight: number;
  readonly side: Side;
  readonly meron: string;
  readonly wala: string;
  readonly result: Side;
  readonly odds: number;
  /**
   * Stakes by side at closing, minor units: those of the simulated crowd, which follow from the seed, and those of
   * players.
   */
  readonly pools?: { readonly crowd: Pools; readonly players: Pools };
}
