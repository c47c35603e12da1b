import type { FrameLocator, Page } from 'playwright/test';
import { test as base, expect } from '../../support/test.ts';

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
      await expect(page.getByRole('timer').or(page.locator('.facts .num')).first()).toBeVisible();
    };
    // The notice of the site's home opens late and would take the focus along.
    await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
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
