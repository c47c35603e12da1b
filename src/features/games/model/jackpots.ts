import { bannerBounds } from '#markets/current.ts';

/** Returns the number between the bounds for a share from 0 to 1. */
export const interpolate = (share: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  min + share * (max - min);

/**
 * Returns the next figure of the banner: slightly higher, and the lower bound again once the upper bound is reached.
 */
export const roll = (sum: number, share: number): number => {
  const next = sum + interpolate(share, bannerBounds.step);
  return next >= bannerBounds.max ? bannerBounds.min : next;
};
