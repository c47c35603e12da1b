import type { FrameLocator, Locator, Page } from 'playwright/test';
import { test as base, expect } from '../../support/test.ts';

const phoneTitle = 'Site preview, world';

/** The site in the console's phone, from outside. */
export const phoneFrame = (page: Page): Locator => page.getByTitle(phoneTitle);

/** The world's time, which stands on every panel. */
export const clock = (page: Page): Locator =>
  page
    .getByRole('timer')
    .or(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d/))
    .first();

/** A panel of the console. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Where the panel stands, and what scrolls in it: boxes without a name. */
export const panelArea = (page: Page): Locator => page.locator('#panel');
export const scrollers = (page: Page): Locator => panelArea(page).locator('.scroll');

/** A line of a panel's list, by the name that it begins with. */
export const line = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Calls of the requests panel, newest first. */
export const calls = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('link') });

/** Loads nothing in the phone any more: the site has tests of its own. */
export const leaveSite = (page: Page): Promise<void> =>
  phoneFrame(page).evaluate((it) => it.setAttribute('src', 'about:blank'));

interface Console {
  readonly page: Page;
  /** The site in the console's phone. */
  readonly phone: FrameLocator;
  /** Opens a panel by its address below `#/`. */
  open: (panel: string) => Promise<void>;
}

/** The product's test on a desktop, with the simulator's console open in the test's world. */
export const test = base.extend<{ console: Console }>({
  console: async ({ page }, use) => {
    const open = async (panel: string): Promise<void> => {
      await page.goto(`/__admin/#/${panel}`);
      await expect(clock(page)).toBeVisible();
    };
    // The notice of the site's home opens late and would take the focus along.
    await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    await open('overview');
    const phone = page.frameLocator(`iframe[title^="${phoneTitle}"]`);
    // On a phone the site is one of the panels, and not in sight.
    await expect(phone.getByRole('banner', { includeHidden: true })).toBeAttached();
    await use({ page, phone, open });
  },
});

export const desktop = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};
