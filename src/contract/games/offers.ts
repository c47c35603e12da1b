import { brandCategories } from '#markets/current.ts';
import { type Category, categories } from './categories.ts';

/** Returns whether the brand offers games of a category; of slots it may offer those of the in-house vendors alone. */
export const offers = (category: string, isInhouse = true): boolean =>
  brandCategories === null ||
  brandCategories.includes(category) ||
  (category === 'RNG' && isInhouse && brandCategories.includes('INHOUSE'));

/** Returns whether the brand offers games of at least one of the categories; true without any. */
export const offersAny = (wanted: readonly Category[] = []): boolean =>
  wanted.length === 0 || wanted.some((it) => offers(it));

/** Categories of the brand's menu in its order. */
export const offeredCategories: readonly Category[] = brandCategories
  ? brandCategories.flatMap((code) => categories.filter((it) => it === code))
  : categories;
