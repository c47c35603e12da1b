import type { Doc } from './collection.ts';

/** Order of a record: the newest first, of equal times the later made. */
export const newest = (a: Doc & { readonly at: number }, b: Doc & { readonly at: number }): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
