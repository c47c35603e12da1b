import type { Locator, Page } from 'playwright/test';

/** Messages of the inbox; the button of one opens it. */
export const letters = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
