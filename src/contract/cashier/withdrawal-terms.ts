/** Limits and fee of a withdrawal, and the usual minutes of its stages. */
export const withdrawalTerms = { min: 100, max: 50_000, fee: 15, reviewMinutes: 5, payMinutes: 20 } as const;

/** Bank accounts and wallets that a member may have. */
export const maxBankAccounts = 5;

/** Wagering requirement of a deposit, as a multiple of its amount. */
export const depositWageringFactor = 1;

/**
 * Smallest average share of its stake that a bet must lose, over results that pay less than the stake, to count towards
 * bonuses and rewards.
 */
export const minBetRisk = 0.2;

/** Major units of bonus money below which a bonus ends: no game takes so small a bet. */
export const minBonusMoney = 1;
