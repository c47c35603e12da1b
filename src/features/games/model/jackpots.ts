/** Range of the banner's amount, pesos (R088). */
export const bannerBounds = { least: 100_000_000, most: 1_000_000_000 } as const;
/** Range of the ticker's initial amount, pesos, its steps, and its pauses, ms (R089). */
export const tickerRule = {
  least: 1_200_000_000,
  most: 1_300_000_000,
  step: { least: 10_000, most: 50_000 },
  pauses: [3_000, 4_000, 5_000],
} as const;

/** Returns the number between the bounds for a share from 0 to 1. */
export const interpolate = (
  share: number,
  { least, most }: { readonly least: number; readonly most: number },
): number => least + share * (most - least);

/**
 * Returns the next figure of the banner: slightly higher, and the lower bound again once the upper bound is reached.
 */
export const roll = (sum: number, share: number): number => {
  const next = sum + interpolate(share, { least: 1_000, most: 90_000 });
  return next >= bannerBounds.most ? bannerBounds.least : next;
};
