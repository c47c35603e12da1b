import type { FrameLocator, Page } from '@playwright/test';
import { test as base, expect } from '../../support/test.ts';

interface Console {
  readonly page: Page;
  /** The site in the console's phone. */
  readonly phone: FrameLocator;
  /** Opens a panel by its address below `#/`. */
  open: (panel: string) => Promise<void>;
}

/** A panel asks for what a simulator may not offer yet. */
export const notOffered = /status of 404 .*\/__admin\//;

/** The product's test on a desktop, with the simulator's console open in the test's world. */
export const test = base.extend<{ console: Console }>({
  console: async ({ page, watch }, use) => {
    watch.expectError(notOffered);
    const open = async (panel: string): Promise<void> => {
      await page.goto(`/__admin/#/${panel}`);
      await expect(page.getByRole('timer').or(page.locator('.facts .num')).first()).toBeVisible();
    };
    await open('overview');
    const phone = page.frameLocator('.phone iframe');
    await expect(phone.locator('header')).toBeAttached();
    await use({ page, phone, open });
  },
});

export const desktop = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};
