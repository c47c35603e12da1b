import type { Page } from 'playwright/test';

/** Saves the open entry of the browser editor, with the author's name and a reason. */
export const saveEntry = async (page: Page, author: string, reason = 'Test'): Promise<void> => {
  await page.getByRole('button', { name: /^(Save|Create)$/ }).click();
  await page.getByLabel('Your name').fill(author);
  await page.getByLabel('Reason for the change').fill(reason);
  await page.getByRole('button', { name: 'Save entry' }).click();
};
