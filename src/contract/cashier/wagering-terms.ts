/** Wagering requirement of a deposit, as a multiple of its amount. */
export const depositWageringFactor = 1;

/** Categories whose stakes count in full for a bonus with a maximum bet; others are divided by `otherGamesDivisor`. */
export const fullWeightCategories: readonly string[] = ['RNG', 'FISH'];

/** Divisor for bets that count towards a bonus outside slots and fishing: ₱1 in this many pesos counts. */
export const otherGamesDivisor = 5;

/**
 * Smallest average share of its stake that a bet must lose, over results that pay less than the stake, to count towards
 * wagering.
 */
export const minBetRisk = 0.2;
