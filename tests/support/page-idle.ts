import { expect, type Page, type Request } from 'playwright/test';
import { consolidatedSettings, templateSettings } from '#contract/site/system.ts';

/** Waits for an idle callback of the page. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

/**
 * Returns the requests of this document. Those of the previous document may never finish, even if they started after the
 * navigation.
 */
const ownRequests = async (page: Page): Promise<Request[]> => {
  const all = await page.requests();
  const isDocument = (it: Request) => it.isNavigationRequest() && it.frame() === page.mainFrame();
  const previous = all.filter(isDocument).at(-2)?.url();
  const isCurrent = (it: Request) => isDocument(it) || it.headers().referer !== previous || previous === page.url();
  return all.slice(all.findLastIndex(isDocument)).filter(isCurrent);
};

/** Returns whether the page has started: its shell has requested the settings, or its scripts wait for an interaction. */
const hasStarted = async (page: Page): Promise<boolean> => {
  const paths = (await ownRequests(page)).map((request) => new URL(request.url()).pathname);
  if (paths.includes(consolidatedSettings.path)) return true;
  const isDeferred = await page.evaluate(() => document.documentElement.dataset.defer === 'scripts');
  return isDeferred && paths.includes(templateSettings.path);
};

/**
 * Waits until the page has started and its requests are finished. Islands and scripts that wait for an interaction have not
 * started then. `networkidle` is not sufficient: on a busy machine the network is also idle before the page starts.
 */
export const waitForIdlePage = async (page: Page): Promise<void> => {
  await expect.poll(() => hasStarted(page)).toBe(true);
  let answered: unknown;
  for (;;) {
    await idle(page);
    const pending = await ownRequests(page);
    if (pending.at(-1) === answered) return;
    answered = pending.at(-1);
    await Promise.all(pending.map(async (request) => (await request.response())?.finished()));
  }
};
