export interface Fish {
  readonly kind: string;
  /** Payout factor of the stake if it is caught. */
  readonly pays: number;
  readonly picture: string;
}

export interface FishOutcome {
  readonly caught: boolean;
}

export interface FishTable {
  readonly fish: readonly Fish[];
}
