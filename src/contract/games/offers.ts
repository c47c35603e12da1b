import { brandCategories } from '#markets/current.ts';

/** Returns whether the brand offers games of a category; of slots it may offer those of the in-house vendors alone. */
export const offers = (category: string, isInhouse = true): boolean =>
  brandCategories === null ||
  brandCategories.includes(category) ||
  (category === 'RNG' && isInhouse && brandCategories.includes('INHOUSE'));
