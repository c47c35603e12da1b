import type { Locator } from 'playwright/test';
import type { Where } from './where.ts';

/** The list of a record with its sums, its count and its end. */
export const record = (where: Where): Locator => where.getByRole('region', { name: /^(Entries|Mga entry)$/ });

/** Entries of a record, under their days. */
export const entries = (where: Where): Locator => record(where).getByRole('listitem');

/** Brings the entries that follow, by itself when it is near the view. */
export const moreEntries = (where: Where): Locator =>
  record(where).getByRole('button', { name: /^(Show more|Loading more)$/ });

/** Sums of the whole period: terms and figures, which have no names. */
export const sums = (where: Where): Locator => record(where).locator('.records__sums');
