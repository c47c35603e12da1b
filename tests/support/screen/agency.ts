import type { Locator, Page } from 'playwright/test';

/** A counter of the team's day. Figures of a list of terms have no names of their own. */
export const counter = (page: Page, label: string): Locator =>
  page.locator('.agency__counters > div').filter({ hasText: label }).locator('dd');

/** Envelopes that fall, for who likes to catch them; the button below does the same for everybody. */
export const envelopes = (page: Page): Locator => page.locator('.rain__sky button');

/** What the rain brought. */
export const caught = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Added to your balance.' });
