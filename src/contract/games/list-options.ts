/** Entries per page of game lists. */
export const pageSize = { games: 26, favourites: 26, recents: 25 } as const;

/** Options for the minimum return to player in the filter drawer, percent, after "Any". */
export const rtpPicks = [95, 96, 97] as const;

/** Payout volatility of a game. */
export const volatilities = ['low', 'medium', 'high'] as const;
