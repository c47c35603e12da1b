import { expect, type Page } from 'playwright/test';

/** Saves the open entry of the browser editor, with the author's name and a reason. */
export const saveEntry = async (page: Page, author: string, reason = 'Test'): Promise<void> => {
  await page.getByRole('button', { name: /^(Save|Create)$/ }).click();
  await page.getByLabel('Your name').fill(author);
  await page.getByLabel('Reason for the change').fill(reason);
  await page.getByRole('button', { name: 'Save entry' }).click();
};

/** A text in both languages. */
interface BothLanguages {
  readonly en: string;
  readonly fil?: string;
  readonly vi?: string;
}

/** Fills a text field, which may be a number field or a text with formats. */
export const fillField = async (page: Page, label: string, value: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: label, exact: true });
  await box.fill(value);
  // Number fields take the typed text when they lose the focus.
  await box.blur();
};

/** Fills the English and Filipino or Vietnamese field of a group, whose label also states the length limit. */
export const fillBoth = async (page: Page, label: string, { en, fil, vi }: BothLanguages): Promise<void> => {
  const group = page.getByRole('group', { name: new RegExp(`^${label} \\(`) });
  await group.getByRole('textbox', { name: 'English' }).fill(en);
  await group.getByRole('textbox', { name: fil === undefined ? 'Vietnamese' : 'Filipino' }).fill(fil ?? vi ?? '');
};

/** Chooses an option of a list field. */
export const chooseOption = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Resolves when the entry is saved: a new one is reported, and a changed one has nothing to reset any more. */
export const expectSaved = async (page: Page): Promise<void> => {
  const report = page.getByRole('alertdialog', { name: /created$/ });
  const unchanged = page.getByRole('button', { name: /^Reset( changes)?$/, disabled: true });
  // Every save checks all content and cuts its photos, and the tests of other workers run at the same time.
  await expect(report.or(unchanged).first()).toBeVisible({ timeout: 120_000 });
};

/** Adds a paragraph to the end of a text with formats. */
export const addToText = async (page: Page, label: string, words: string): Promise<void> => {
  const text = page.getByRole('textbox', { name: label });
  await text.focus();
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await text.pressSequentially(words);
};
