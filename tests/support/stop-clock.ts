import type { Page } from 'playwright/test';

/** Stops the page's clock after `page.clock.install`; time then passes only by `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
