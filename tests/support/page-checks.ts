import type { BrowserContext, Page } from 'playwright/test';
import type { Sim } from '../../mock-server/client/sim.ts';
import { displayStyle } from '../../src/features/site/stores/display-attributes.ts';
import { routes } from '../../src/routes.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { filled } from './hydrate-page.ts';
import { lossesInPage } from './layout-defects.ts';
import { startSignedIn } from './login-session.ts';
import { expect } from './test.ts';
import { shortenedInPage } from './truncated-text.ts';
import type { Visit, Visitor } from './visits.ts';
import { withoutNotices } from './without-notices.ts';

/** Signs in and takes away what would stand over a page. */
export const enterAs = async (
  context: BrowserContext,
  sim: Sim,
  visitor: Visitor,
  ...scenarios: string[]
): Promise<void> => {
  await sim.apply('flags.everything-on', ...scenarios);
  await withoutNotices(context);
  if (visitor !== 'guest') await startSignedIn(context, await sim.signIn(visitor));
};

/** Opens a page and waits until what it asked for stands there; it is not led elsewhere. */
export const openPage = async (page: Page, { address, name }: Visit): Promise<void> => {
  await page.goto(address);
  await filled(page);
  expect(new URL(page.url()).pathname, name).toBe(routes[name].path);
};

/** At 320 px the page breaks no rule that a machine can check, and nothing of it is lost. */
export const expectNarrow = async (page: Page, visit: Visit): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, visit);
  await expectAccessible(page);
  expect.soft(await page.evaluate(lossesInPage), `${visit.address} at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(shortenedInPage), `texts of ${visit.address} at 320 px`).toEqual([]);
};

/** Gives a page the site's own size of text, which changes no query of the screen's width. */
export const chooseLetters = (page: Page, letters: 'usual' | 'largest'): Promise<void> =>
  page.evaluate(
    (text) => {
      document.documentElement.style.cssText = text;
    },
    displayStyle({ still: false, letters, contrast: false }),
  );

/** The page as it stands, with letters of twice their size and with the site's own largest, on a usual and a narrow phone: nothing is lost. */
export const expectLargeLetters = async (page: Page, { address }: Visit): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  // As the browser's own settings have it: queries of the screen's width in `rem` follow it too.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const lost = await page.evaluate(lossesInPage);
    expect.soft(lost, `${address} with letters of 200 % at ${width} px`).toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  await chooseLetters(page, 'largest');
  expect.soft(await page.evaluate(lossesInPage), `${address} with the largest text at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(shortenedInPage), `texts of ${address}, largest, at 320 px`).toEqual([]);
  await chooseLetters(page, 'usual');
};

/** The page as it stands, in the theme of high contrast: all words are 7:1. */
export const expectHighContrast = async (page: Page): Promise<void> => {
  const look = displayStyle({ still: true, letters: 'usual', contrast: true });
  await page.evaluate((text) => {
    document.documentElement.style.cssText = text;
    document.documentElement.toggleAttribute('data-still', true);
  }, look);
  await expectContrast(page);
};
