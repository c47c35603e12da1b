/** Days of results on which table, form and meetings of a match page are based. */
export const matchHistoryDays = 28;

/** Days for which the link of a saved bet slip works. */
export const savedSlipDays = 7;

/** Maximum number of picks of a bet. */
export const maxSlipPicks = 10;
