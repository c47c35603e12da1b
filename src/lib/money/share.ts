/**
 * Returns a share of an amount in whole centavos, rounded down. Shares such as 0.0012 lose nothing by their binary
 * representation.
 */
export const shareOf = (centavos: number, share: number): number => Math.floor(centavos * share + 1e-6);

/** Returns the fee of an amount in whole centavos, rounded to the nearest one. */
export const feeOf = (centavos: number, rate: number): number => Math.round(centavos * rate);
