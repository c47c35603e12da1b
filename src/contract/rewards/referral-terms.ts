/**
 * Terms of rewards for invited friends, which an editor states in the promotion's entry. Member and friend both receive
 * `reward` once the friend has bet the first deposit. Amounts in major units.
 */
export interface ReferralTerms {
  readonly reward: number;
  /** Smallest first deposit. */
  readonly deposit: number;
  /** Days from registration to the first deposit. */
  readonly within: number;
  /** Times that the friend bets the first deposit. */
  readonly play: number;
  /** Times that the reward must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** Days to claim it. */
  readonly days: number;
  /** Rewarded friends in a calendar month, and in total. */
  readonly friendsAMonth: number;
  readonly friends: number;
}
