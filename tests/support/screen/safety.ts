import type { Locator, Page } from 'playwright/test';

/** Returns an own limit of the member, such as daily stakes. */
export const limit = (page: Page, kind: string, period: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(Set limit|Change): ${kind}, ${period}$`) }) });

/** Returns the questions of the self-test. */
export const selfTest = (page: Page): Locator =>
  page.getByRole('region', { name: 'Self-test: 9 questions' }).getByRole('checkbox');
