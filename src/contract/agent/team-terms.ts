/**
 * Cap on salaries, rebates and mission rewards of an account tree (a member with all downlines) in `days` days: `base`, plus
 * `rate` of its bets from own money, `liveRate` at live tables. Both rates are below what the house keeps of a bet.
 */
export const treeCapTerms = { days: 30, base: 2500, rate: 0.02, liveRate: 0.01 } as const;

/** Bets in a period that make a team member an active one. */
export const activeMemberStake = 100;

/** Pesos of one transfer between members of a line, both ends included. */
export const transferRange = { min: 1, max: 100_000_000 } as const;

/** Transfers in one call at most. */
export const maxTransfers = 50;
