export interface CrashOutcome {
  /** Where the flight ended. */
  readonly crashedAt: number;
}

export interface CrashTable {
  readonly leastTarget: number;
  readonly mostTarget: number;
  readonly picture: string;
}
