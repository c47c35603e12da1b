import type { Locator, Page } from 'playwright/test';

/** Entries of the member centre that show, in their order, by the keys that both languages share. */
export const memberEntries = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-entry]:is(li):visible').evaluateAll((all) => all.map((it) => it.getAttribute('data-entry')));

/** Bank cards and wallets of the security centre. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
