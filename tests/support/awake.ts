import { expect, type Page } from 'playwright/test';
import { asleep, documentOf, waiting } from './screen/frame.ts';

/** Gives the sign of a player that a sleeping page waits for, and waits until its islands are awake. */
export const awake = async (page: Page): Promise<void> => {
  await documentOf(page).dispatchEvent('pointerdown');
  await expect(asleep(page)).toHaveCount(0);
};

/** Wakes the page and waits until what it asked for stands there. */
export const filled = async (page: Page): Promise<void> => {
  await awake(page);
  await expect(waiting(page)).toHaveCount(0);
};
