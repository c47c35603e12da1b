import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Escape several times: Chrome closes a dialog on the second press, which `cancel` cannot prevent. */
const pressEscape = async (page: Page): Promise<void> => {
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('Escape');
};

/** Expects a dialog to stay open after Escape, also in browsers without `closedby`. */
export const expectNoEscape = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toHaveAttribute('closedby', 'none');
  await pressEscape(page);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => element.removeAttribute('closedby'));
  await pressEscape(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
};

/** Simulates browsers without CloseWatcher in the next pages of a tab, where back is a step of the history. */
export const withoutCloseWatcher = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
};
