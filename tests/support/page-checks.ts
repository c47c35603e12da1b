import type { BrowserContext, Page } from 'playwright/test';
import { displayStyle } from '#features/site/state/display-attributes.ts';
import { routes } from '#routes.ts';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { textSpacing } from './conditions.ts';
import { hydrateAndLoad } from './hydrate-page.ts';
import { layoutDefectsInPage } from './layout-defects.ts';
import { startLoggedIn } from './login-session.ts';
import { expect } from './test.ts';
import { truncatedTextsInPage } from './truncated-text.ts';
import type { Visit, Visitor } from './visits.ts';
import { withoutNotices } from './without-notices.ts';

/** Logs in as the visitor, without notices that would cover a page. */
export const openAs = async (
  context: BrowserContext,
  sim: Sim,
  visitor: Visitor,
  ...scenarios: string[]
): Promise<void> => {
  await sim.apply('flags.everything-on', ...scenarios);
  await withoutNotices(context);
  if (visitor !== 'guest') await startLoggedIn(context, await sim.signIn(visitor));
};

/** Opens a page, waits until it has loaded and expects no redirect. */
export const openPage = async (page: Page, { address, name }: Visit): Promise<void> => {
  await page.goto(address);
  await hydrateAndLoad(page);
  expect(new URL(page.url()).pathname, name).toBe(routes[name].path);
};

/** Expects a page at 320 px to pass axe and to show all its content. */
export const expectNoOverflow = async (page: Page, visit: Visit): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, visit);
  await expectAccessible(page);
  expect.soft(await page.evaluate(layoutDefectsInPage), `${visit.address} at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(truncatedTextsInPage), `texts of ${visit.address} at 320 px`).toEqual([]);
};

/** Sets the site's text size, which does not change media queries. */
export const setTextSize = (page: Page, letters: 'usual' | 'largest'): Promise<void> =>
  page.evaluate(
    (text) => {
      document.documentElement.style.cssText = text;
    },
    displayStyle({ still: false, letters, contrast: false }),
  );

/**
 * Expects the open page to show all its content at 200% text size and at the site's largest text, at 390 and 320 px.
 */
export const expectLargeText = async (page: Page, { address }: Visit): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  // Like the browser's own font setting, which also affects media queries in `rem`.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const cutOff = await page.evaluate(layoutDefectsInPage);
    expect.soft(cutOff, `${address} with letters of 200 % at ${width} px`).toEqual([]);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  await setTextSize(page, 'largest');
  expect.soft(await page.evaluate(layoutDefectsInPage), `${address} with the largest text at 320 px`).toEqual([]);
  expect.soft(await page.evaluate(truncatedTextsInPage), `texts of ${address}, largest, at 320 px`).toEqual([]);
  await setTextSize(page, 'usual');
};

/** Expects a contrast of 7:1 for all text of the open page in high contrast. */
export const expectHighContrast = async (page: Page): Promise<void> => {
  const style = displayStyle({ still: true, letters: 'usual', contrast: true });
  await page.evaluate((text) => {
    document.documentElement.style.cssText = text;
    document.documentElement.toggleAttribute('data-still', true);
  }, style);
  await expectContrast(page);
};

/** Applies the text spacing that WCAG 1.4.12 requires pages to support. */
export const setTextSpacing = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, textSpacing);
