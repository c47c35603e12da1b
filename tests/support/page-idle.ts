import { expect, type Page, type Request } from 'playwright/test';
import { consolidatedSettings, templateSettings } from '../../src/contract/site/system.ts';

/** The page has a moment for what is not urgent: what came before has been worked through. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

/** What this document has asked for; of calls that the one before left open nobody hears any more. */
const askedHere = async (page: Page): Promise<Request[]> => {
  const all = await page.requests();
  return all.slice(all.findLastIndex((it) => it.isNavigationRequest() && it.frame() === page.mainFrame()));
};

/** Whether the page has started: its shell asks for the settings, or waits for an interaction with its scripts ready. */
const hasStarted = async (page: Page): Promise<boolean> => {
  const paths = (await askedHere(page)).map((request) => new URL(request.url()).pathname);
  if (paths.includes(consolidatedSettings.path)) return true;
  const waits = await page.evaluate(() => document.documentElement.dataset.defer === 'scripts');
  return waits && paths.includes(templateSettings.path);
};

/**
 * Waits until the page has started, and everything that it has requested by then is finished. Islands and scripts that wait
 * for an interaction have not started then. A quiet network alone is no sign: on a busy machine it is quiet before anything
 * starts, too.
 */
export const atRest = async (page: Page): Promise<void> => {
  await expect.poll(() => hasStarted(page)).toBe(true);
  let answered: unknown;
  for (;;) {
    await idle(page);
    const asked = await askedHere(page);
    if (asked.at(-1) === answered) return;
    answered = asked.at(-1);
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
  }
};
