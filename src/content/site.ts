import type { Announcement } from '#contract/types.ts';
import type { Promotion } from './read.ts';
import { type Span, shows, spanOf } from './schedule.ts';
import { inLocale } from './text.ts';
import { promotionOnWire, wireOf } from './wire.ts';
import { writtenContent } from './written.ts';

/** A promotion for the pages of one language. */
export interface ShownPromotion {
  readonly entry: Promotion;
  readonly headline: string;
  readonly it: Announcement;
  readonly span: Span;
  /** Whether it is active on the day of the build. */
  readonly runs: boolean;
  readonly category: string;
}

/**
 * Returns the data of the promotion pages of a language. Scheduled entries are included, because the document is served
 * on later days too.
 */
export const promotionPages = (locale: string, now = Date.now()) => {
  const { categories, promotions } = writtenContent();
  const used = new Set(promotions.flatMap((entry) => entry.categories));
  const nameOf = (id: number | undefined) => {
    const name = categories.find((it) => it.id === id)?.name;
    return name ? inLocale(name, locale) : '';
  };
  return {
    categories: categories.filter(({ id }) => used.has(id)).map(({ id }) => ({ id, name: nameOf(id) })),
    promotions: promotions.map(
      (entry): ShownPromotion => ({
        entry,
        headline: inLocale(entry.headline, locale),
        it: promotionOnWire(entry, wireOf(locale)),
        span: spanOf(entry),
        runs: shows(spanOf(entry), now),
        category: nameOf(entry.categories[0]),
      }),
    ),
  };
};
