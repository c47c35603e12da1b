import { expect, type Page, type Request } from 'playwright/test';
import { templateSettings } from '../../src/contract/site/system.ts';

/** The page has a moment for what is not urgent: what came before has been worked through. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

/** What this document has asked for; of calls that the one before left open nobody hears any more. */
const askedHere = async (page: Page): Promise<Request[]> => {
  const all = await page.requests();
  return all.slice(all.findLastIndex((it) => it.isNavigationRequest() && it.frame() === page.mainFrame()));
};

/** Whether the document is one that is read: the frame is all that it may begin, once somebody touches it. */
const isRead = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-begin][data-read]') !== null);

/** Whether the page has begun: its settings are the first thing that it asks for; one that is read has scripts ready. */
const hasBegun = async (page: Page): Promise<boolean> => {
  const paths = (await askedHere(page)).map((request) => new URL(request.url()).pathname);
  if (paths.includes(templateSettings.path)) return true;
  return paths.some((path) => /^\/_astro\/.*\.js$/.test(path)) && (await isRead(page));
};

/**
 * Waits until the page has begun, and everything that it has asked for by then is answered. Sleeping islands, and the
 * scripts of a page that is read, have not begun then. A quiet network alone tells neither: on a busy machine it is quiet
 * before anything begins, too.
 */
export const atRest = async (page: Page): Promise<void> => {
  await expect.poll(() => hasBegun(page)).toBe(true);
  let answered: unknown;
  for (;;) {
    await idle(page);
    const asked = await askedHere(page);
    if (asked.at(-1) === answered) return;
    answered = asked.at(-1);
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
  }
};
