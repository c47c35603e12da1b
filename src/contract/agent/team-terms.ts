/**
 * Cap on salaries, rebates, mission rewards and birthday gifts of an account tree (a member with all
 * downlines) in `days` days: `base`, plus `rate` of its bets from own money, `liveRate` at live tables. Both rates
 * are below the house edge.
 */
export const treeCapTerms = { days: 30, base: 2500, rate: 0.02, liveRate: 0.01 } as const;

/** Stakes in a period, in major units, from which a team member counts as active. */
export const activeMemberStake = 100;

/** Smallest and largest transfer between members of a line, in major units. */
export const transferRange = { min: 1, max: 100_000_000 } as const;

/** Maximum number of transfers in one request. */
export const maxTransfers = 50;
