import type { FrameLocator, Locator, Page } from 'playwright/test';
import { test as base, expect } from '#tests/support/test.ts';

const previewTitle = 'Site preview, world';

/** Returns the console’s preview from outside. */
export const previewFrame = (page: Page): Locator => page.getByTitle(previewTitle);

/** Returns the world's time, which every panel shows. */
export const clock = (page: Page): Locator =>
  page
    .getByRole('timer')
    .or(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d/))
    .first();

/** Returns a panel of the console. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Returns the container of the panel, whose scrolling boxes have no name. */
export const panelArea = (page: Page): Locator => page.locator('#panel');
export const scrollers = (page: Page): Locator => panelArea(page).locator('.scroll');

/** Paths of all panels below `#/`, and of one member. */
export const panels = [
  'overview',
  'flags',
  'scenarios',
  'actions',
  'requests',
  'world',
  'members',
  'members/player01',
  'safety',
  'identity',
  'matches',
  'clock',
  'faults',
  'replies',
  'callbacks',
  'history',
  'snapshots',
  'coverage',
  'web-vitals',
  'access',
  'api',
  'help',
];

/** Returns a line of a panel's list, by the start of its name. */
export const line = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Returns the calls of the requests panel, newest first. */
export const calls = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('link') });

/** Blocks the site in the preview, which has separate tests. */
export const leaveSite = (page: Page): Promise<void> =>
  previewFrame(page).evaluate((it) => it.setAttribute('src', 'about:blank'));

interface Console {
  readonly page: Page;
  /** The site in the console’s preview. */
  readonly preview: FrameLocator;
  /** Opens a panel by its path below `#/`. */
  open: (panel: string) => Promise<void>;
}

/** The product's test on a desktop, with the simulator's console open in the test's world. */
export const test = base.extend<{ console: Console }>({
  console: async ({ page }, use) => {
    const open = async (panel: string): Promise<void> => {
      await page.goto(`/__admin/#/${panel}`);
      await expect(clock(page)).toBeVisible();
    };
    // The notice of the site's home opens late and would take the focus.
    await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    await open('overview');
    const preview = page.frameLocator(`iframe[title^="${previewTitle}"]`);
    // On a phone the site is a panel, which is not visible.
    await expect(preview.getByRole('banner', { includeHidden: true })).toBeAttached();
    await use({ page, preview, open });
  },
});

export const desktop = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};
