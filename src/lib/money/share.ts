/**
 * Returns a share of an amount in whole minor units, rounded down. Corrects the binary representation of shares such as
 * 0.0012.
 */
export const shareOf = (minor: number, share: number): number => Math.floor(minor * share + 1e-6);

/** Returns the fee of an amount in whole minor units, rounded to the nearest one. */
export const feeOf = (minor: number, rate: number): number => Math.round(minor * rate);
