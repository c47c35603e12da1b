/** Wagering requirement of a deposit, as a multiple of its amount. */
export const depositWageringFactor = 1;

/**
 * Smallest average share of its stake that a bet must lose, over results that pay less than the stake, to count towards
 * bonuses and rewards.
 */
export const minBetRisk = 0.2;

/** Major units of bonus money below which a bonus ends: no game takes so small a bet. */
export const minBonusMoney = 1;
