import { minBetRisk } from '#contract/cashier/withdrawal-terms.ts';

/** A possible result of a bet: its chance, 0 to 1, and its payout in minor units, stake included. */
export interface PossibleResult {
  readonly chance: number;
  readonly payout: number;
}

/**
 * Returns whether a bet risks too little to count towards bonuses, missions, rebates, salaries, cashback, VIP levels and
 * the leaderboard: its choices cover most results or each other, or its odds are very low. A bet on
 * one hand of baccarat loses 0.45 of its stake on average, on both hands 0.01.
 */
export const isLowRisk = (stake: number, results: Iterable<PossibleResult>): boolean => {
  let shortfall = 0;
  for (const { chance, payout } of results) shortfall += chance * Math.max(0, stake - payout);
  return shortfall < minBetRisk * stake;
};
