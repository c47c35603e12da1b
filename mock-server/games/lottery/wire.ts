export interface LotteryOutcome {
  /** In the order of the draw. */
  readonly drawn: readonly number[];
  readonly hits: number;
}

export interface LotteryTable {
  /** Highest number to choose; the lowest is 1. */
  readonly balls: number;
  readonly drawn: number;
  readonly maxPicks: number;
  /** Payout factors by number of picks and number of hits, from none. */
  readonly pays: readonly (readonly number[])[];
}
