/** Categories that the search finds by name and offers before any input. */
export const searchCategories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'LOTT'] as const;
