import type { Page } from 'playwright/test';
import { awake } from './awake.ts';

/** Opens a page of forms and waits until they are awake. */
export const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await awake(page);
};

/** Types into the fields of these names. */
export const fillForm = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
};

export const submitForm = (page: Page): Promise<void> => page.locator('form button[type=submit]').click();

/** An item of the tab's storage. */
export const storedItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);
