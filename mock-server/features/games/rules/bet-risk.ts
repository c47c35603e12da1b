/** A possible result of a bet: its chance, 0 to 1, and its payout in centavos, stake included. */
export interface PossibleResult {
  readonly chance: number;
  readonly payout: number;
}

/**
 * Least risk of a bet that counts: the share of its stake that it loses on average, over the results that pay less than the
 * stake. A bet on one hand of baccarat has 0.45, on both hands 0.01; a bet that wins at odds of 1.2 has less than 0.2.
 */
const minRisk = 0.2;

/**
 * Returns whether a bet risks too little to count towards wagering requirements, missions, rebates, salaries, cashback, VIP
 * levels and the leaderboard (X17): its choices cover most results or each other, or its odds are very low.
 */
export const isLowRisk = (stake: number, results: Iterable<PossibleResult>): boolean => {
  let shortfall = 0;
  for (const { chance, payout } of results) shortfall += chance * Math.max(0, stake - payout);
  return shortfall < minRisk * stake;
};
