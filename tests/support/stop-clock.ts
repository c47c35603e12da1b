import type { Page } from 'playwright/test';

/** Stops the page's clock (`page.clock.install` came first); from now on time passes by `page.clock.runFor` alone. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
