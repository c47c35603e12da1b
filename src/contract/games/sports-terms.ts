/** Days of results on which table, form and meetings of a match page are based. */
export const matchHistoryDays = 28;

/** Days for which the link of a saved bet slip works. */
export const savedSlipDays = 7;

/** Number of picks of one match that a bet builder combines. */
export const builderPicks = { min: 2, max: 6 } as const;

/** Maximum number of picks of a bet. */
export const maxSlipPicks = 10;
