import type { Category } from '#contract/games/categories.ts';

/** Categories whose tab shows what can be bet on now, above its games and vendors. */
const eventCategories = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;

export type EventCategory = (typeof eventCategories)[number];

export const isEventCategory = (category: Category): category is EventCategory =>
  (eventCategories as readonly Category[]).includes(category);
