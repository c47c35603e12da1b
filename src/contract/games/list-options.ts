/** Entries per page of game lists. */
export const pageSize = { games: 26, favourites: 26, recents: 25 } as const;

/** Options for the minimum bet in the filter drawer, major units, after "All". */
export const minimumBets = [0.01, 0.05, 0.1, 0.5, 0.75] as const;

/** Options for the minimum return to player in the filter drawer, percent, after "Any". */
export const rtpPicks = [95, 96, 97] as const;

/** Payout volatility of a game. */
export const volatilities = ['low', 'medium', 'high'] as const;
