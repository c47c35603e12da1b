import { expect, type Page } from 'playwright/test';
import { atRest } from './page-idle.ts';
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

/** Waits until the page rests and gives the sign of somebody who stays: what a first look does without comes with it. */
export const stay = async (page: Page): Promise<void> => {
  await atRest(page);
  await awake(page);
};
