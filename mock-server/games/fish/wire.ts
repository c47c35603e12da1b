export interface Fish {
  readonly kind: string;
  /** What the stake is multiplied by when it is caught. */
  readonly pays: number;
  readonly picture: string;
}

export interface FishOutcome {
  readonly caught: boolean;
}

export interface FishTable {
  readonly fish: readonly Fish[];
}
