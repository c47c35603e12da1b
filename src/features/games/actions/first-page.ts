import type { Query, Value } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { loadListPage } from './list-page.ts';

/** How long a prefetched response can be used for the same query, ms. */
const firstPageTtlMs = minuteMs;

let kept: { readonly of: string; readonly at: number; readonly reply: Promise<Value<'gameList'>> } | null = null;

/** Prefetches the first page of a list for its island. Throws CallError. */
export const prefetchFirstPage = (query: Query<'gameList'>): Promise<Value<'gameList'>> => {
  const reply = loadListPage(query);
  kept = { of: JSON.stringify(query), at: Date.now(), reply };
  return reply;
};

/** Returns the prefetched response for the same query once, while fresh; else null. */
export const takeFirstPage = (query: Query<'gameList'>): Promise<Value<'gameList'>> | null => {
  const found = kept && kept.of === JSON.stringify(query) && Date.now() - kept.at < firstPageTtlMs ? kept.reply : null;
  kept = null;
  return found;
};
