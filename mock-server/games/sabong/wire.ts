import type { Value } from '../../../src/contract/types.ts';

export type Arena = Value<'sabong'>;
export type Side = Arena['results'][number]['result'];

export interface SabongTable {
  /** Share of the pool that the house keeps. */
  readonly commission: number;
  readonly arena: Arena;
}
