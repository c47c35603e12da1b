/** Terms of the weekly leaderboard, which an editor states in the promotion's entry. Amounts in major units. */
export interface LeaderboardTerms {
  /** Prizes by rank, first place first. */
  readonly prizes: readonly number[];
  /** Stakes of a point. */
  readonly majorPerPoint: number;
  /** Points of a claimed mission. */
  readonly pointsPerMission: number;
  /** Times that a prize must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** Days to claim it. */
  readonly days: number;
}
