import type { Locator } from 'playwright/test';
import type { Where } from './where.ts';

/** Returns the list of a record with its sums, its count and its end. */
export const record = (where: Where): Locator =>
  where.getByRole('region', { name: /^(Entries|Mga record|Danh sách)$/ });

/** Returns the entries of a record, under their days. Those far from the viewport are hidden until found. */
export const entries = (where: Where): Locator => record(where).getByRole('listitem', { includeHidden: true });

/** Returns the button for more entries, which also loads them near the viewport. */
export const moreEntries = (where: Where): Locator =>
  record(where).getByRole('button', { name: /^(Show more|Loading more)$/ });

/** Returns the sums of the whole period: terms and figures without accessible names. */
export const sums = (where: Where): Locator => record(where).locator('.records__sums');
