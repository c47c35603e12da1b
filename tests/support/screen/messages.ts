import type { Locator, Page } from 'playwright/test';

/** Messages of the inbox, each with a button that opens it. */
export const inboxMessages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
