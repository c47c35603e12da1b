export interface LotteryOutcome {
  /** In the order they came. */
  readonly drawn: readonly number[];
  readonly hits: number;
}

export interface LotteryTable {
  /** Numbers to choose from, 1 up to this. */
  readonly balls: number;
  readonly drawn: number;
  readonly mostPicks: number;
  /** By count of picks: what the stake is multiplied by for each count of hits, from none. */
  readonly pays: readonly (readonly number[])[];
}
