import type { Locator, Page } from 'playwright/test';

/** Returns the visible entries of the member centre in order, by keys that both languages share. */
export const memberEntries = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-entry]:is(li):visible').evaluateAll((all) => all.map((it) => it.getAttribute('data-entry')));

/** Returns bank cards and wallets of the security centre. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
