/** Whole centavos of a share, rounded down. What a share cannot say exactly, as 0.0012, loses none by it. */
export const shareOf = (centavos: number, share: number): number => Math.floor(centavos * share + 1e-6);
