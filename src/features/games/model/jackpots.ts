/** Range of the banner's amount, major units. */
export const bannerBounds = { min: 100_000_000, max: 1_000_000_000 } as const;
/** Range of the ticker's initial amount, major units, its steps, and its pauses, ms. */
export const tickerRule = {
  min: 1_200_000_000,
  max: 1_300_000_000,
  step: { min: 10_000, max: 50_000 },
  pauses: [3_000, 4_000, 5_000],
} as const;

/** Returns the number between the bounds for a share from 0 to 1. */
export const interpolate = (share: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  min + share * (max - min);

/**
 * Returns the next figure of the banner: slightly higher, and the lower bound again once the upper bound is reached.
 */
export const roll = (sum: number, share: number): number => {
  const next = sum + interpolate(share, { min: 1_000, max: 90_000 });
  return next >= bannerBounds.max ? bannerBounds.min : next;
};
