import type { Locator, Page } from 'playwright/test';

/** Presses Tab until the focus is on an element that matches a selector. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
};

/** Presses Tab until the focus is on a control, which is found by its role and name in the accessibility tree. */
export const tabToControl = async (page: Page, control: Locator): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    // A control may disappear meanwhile, such as a move whose time is up.
    if (await control.first().evaluate((element) => element === document.activeElement, undefined, { timeout: 5000 }))
      return;
  }
  throw new Error(`The keyboard does not reach ${control}`);
};
