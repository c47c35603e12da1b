import type { Doc } from './collection.ts';

/** Compares records: newest first, later created first at equal times. */
export const newest = (a: Doc & { readonly at: number }, b: Doc & { readonly at: number }): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
