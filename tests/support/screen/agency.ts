import type { Locator, Page } from 'playwright/test';

/** Returns a counter of the team's day. Figures in a description list have no accessible names. */
export const counter = (page: Page, label: string): Locator =>
  page.locator('.agency__counters > div').filter({ hasText: label }).locator('dd');

/** Returns the falling envelopes, which can be caught; the button below is the accessible alternative. */
export const envelopes = (page: Page): Locator => page.locator('.rain__sky button');

/** Returns the result of the rain. */
export const envelopeNotice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Added to your balance.' });
