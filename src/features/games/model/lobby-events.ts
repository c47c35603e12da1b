import type { Category } from '#contract/games/categories.ts';

/** Categories without tiles of games, whose tab shows what can be bet on now. */
const eventCategories = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;

export type EventCategory = (typeof eventCategories)[number];

export const isEventCategory = (category: Category): category is EventCategory =>
  (eventCategories as readonly Category[]).includes(category);
