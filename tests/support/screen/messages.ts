import type { Locator, Page } from 'playwright/test';

/** Returns the messages of the inbox, each with a button that opens it. */
export const inboxMessages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
