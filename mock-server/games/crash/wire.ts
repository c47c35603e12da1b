import type { Value } from '#contract/types.ts';

export type FlightView = NonNullable<Value<'flight'>['flight']>;

export interface CrashOutcome {
  /** Factor at which the flight crashed. */
  readonly crashedAt: number;
  /** Factor at which the player cashed out; null if they did not. Absent in rounds of earlier releases. */
  readonly cashedOutAt?: number | null;
}

export interface CrashTable {
  readonly minTarget: number;
  readonly maxTarget: number;
  readonly picture: string;
  /** Seed of the simulated players. */
  readonly tableSeed: number;
  /** The player's flight in the air, or the last one. */
  readonly flight: FlightView | null;
  /** The player's last flights, newest first. */
  readonly flights: readonly { readonly crashedAt: number; readonly isWon: boolean }[];
}
