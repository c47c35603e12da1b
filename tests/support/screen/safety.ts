import type { Locator, Page } from 'playwright/test';

/** A limit of the member's own, such as stakes of a day. */
export const limit = (page: Page, kind: string, period: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(Set limit|Change): ${kind}, ${period}$`) }) });

/** The questions of the self-test. */
export const selfTest = (page: Page): Locator =>
  page.getByRole('region', { name: 'Self-test: 9 questions' }).getByRole('checkbox');
