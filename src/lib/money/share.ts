/**
 * Returns a share of an amount in whole centavos, rounded down. Corrects the binary representation of shares such as
 * 0.0012.
 */
export const shareOf = (centavos: number, share: number): number => Math.floor(centavos * share + 1e-6);

/** Returns the fee of an amount in whole centavos, rounded to the nearest one. */
export const feeOf = (centavos: number, rate: number): number => Math.round(centavos * rate);
