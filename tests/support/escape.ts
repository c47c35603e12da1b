import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Escape several times: Chrome closes a dialog at a second press that `cancel` may not prevent. */
const pressEscape = async (page: Page): Promise<void> => {
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('Escape');
};

/** Expects a dialog to stay open over Escape, also in browsers without `closedby`, and closes nothing. */
export const expectNoEscape = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toHaveAttribute('closedby', 'none');
  await pressEscape(page);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => element.removeAttribute('closedby'));
  await pressEscape(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
};

/** Makes the next pages of a tab those of a browser without CloseWatcher, where back is a step of the history. */
export const withoutCloseWatcher = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
};
