import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';

/** Ten seconds after noon in the market’s time zone, on a Friday. */
export const noon = '2026-11-20T04:00:10Z';

/** Gives a page the world's clock, set to noon. */
export const atNoon = async (page: Page, sim: Sim): Promise<void> => {
  await sim.clock.set(noon);
  await sim.clock.follow(page);
};

/** Adds a bet on the last digit to the slip of the lottery that the page shows. */
export const addLastDigit = async (
  page: Page,
  digit: string,
  words = { last: 'Last digit', add: 'Add to bet slip' },
) => {
  await page.getByRole('button', { name: words.last, exact: true }).click();
  await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: words.add }).click();
};
