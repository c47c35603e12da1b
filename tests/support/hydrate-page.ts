import { expect, type Page } from 'playwright/test';
import { waitForIdlePage } from './page-idle.ts';
import { documentOf, loadingParts, unhydratedIslands } from './screen/frame.ts';

/** Sends the first interaction that a deferred page waits for, and waits until its islands are hydrated. */
export const hydratePage = async (page: Page): Promise<void> => {
  await documentOf(page).dispatchEvent('pointerdown');
  await expect(unhydratedIslands(page)).toHaveCount(0);
};

/** Hydrates the page and waits until its parts have loaded. */
export const hydrateAndLoad = async (page: Page): Promise<void> => {
  await hydratePage(page);
  await expect(loadingParts(page)).toHaveCount(0);
};

/** Waits until the page is idle, then hydrates it, which loads its deferred parts too. */
export const hydrateWhenIdle = async (page: Page): Promise<void> => {
  await waitForIdlePage(page);
  await hydratePage(page);
};
