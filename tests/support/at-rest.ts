import { expect, type Page } from 'playwright/test';

/** The page has a moment for what is not urgent: what came before has been worked through. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

/**
 * Waits until all scripts of the page have begun, which sleeping islands have not, and everything that it has asked
 * for by then is answered. A quiet network alone tells neither: on a busy machine it is quiet before they begin, too.
 */
export const atRest = async (page: Page): Promise<void> => {
  // The last thing that the page's frame does when it begins.
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  let answered: unknown;
  for (;;) {
    await idle(page);
    const asked = await page.requests();
    if (asked.at(-1) === answered) return;
    answered = asked.at(-1);
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
  }
};
