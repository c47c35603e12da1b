/** Limits and fee of a withdrawal, and the usual minutes of its stages. */
export const withdrawalTerms = { min: 100, max: 50_000, fee: 15, reviewMinutes: 5, payMinutes: 20 } as const;
