/** Progressive jackpot: share of each stake that goes into the pool, and the start of a new pool in major units. */
export const jackpotTerms = { contributionPerMille: 9, start: 50_000 } as const;
