import { expect, type Page } from 'playwright/test';

/** Gives the sign of a player that a sleeping page waits for, and waits until its islands are awake. */
export const awake = async (page: Page): Promise<void> => {
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
};

/** Wakes the page and waits until what it asked for stands there. */
export const filled = async (page: Page): Promise<void> => {
  await awake(page);
  await expect(page.locator('main [aria-busy="true"], main .skeleton:visible')).toHaveCount(0);
};
