/** Bank accounts and wallets that a member may have. */
export const maxBankAccounts = 5;

/** Wagering requirement of a deposit, as a multiple of its amount. */
export const depositWageringFactor = 1;

/**
 * Smallest average share of its stake that a bet must lose, over results that pay less than the stake, to count towards
 * bonuses and rewards.
 */
export const minBetRisk = 0.2;
