import type { Locator, Page } from 'playwright/test';
import { hydratePage } from './hydrate-page.ts';
import type { Where } from './screen/where.ts';

/** Opens a page with a form and waits until it is hydrated. */
export const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydratePage(page);
};

/** The field of this label, whether it shows what is typed or not. */
export const field = (where: Where, label: string): Locator => where.getByRole('textbox', { name: label, exact: true });

/** Types into the fields of these labels. */
export const fillForm = async (where: Where, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(where, label).fill(value);
};

/** Pastes a text into a field, which its limits of length cut in the browser, unlike what Playwright fills in. */
export const paste = async (input: Locator, text: string): Promise<void> => {
  await input.focus();
  await input.page().keyboard.insertText(text);
};

/** The submit button of a form, whatever its label. */
export const submitButtonIn = (where: Locator): Locator => where.locator('form button[type=submit]');

/** The submit button of the page's form. */
export const submitButton = (page: Page): Locator => submitButtonIn(page.getByRole('main'));

export const submitForm = (page: Page): Promise<void> => submitButton(page).click();

/** A field with a validation message. */
export const invalidField = (where: Where): Locator => where.locator('[aria-invalid=true]').first();

/** An error message of the page or of a sheet. */
export const errorMessage = (where: Page | Locator): Locator => where.getByRole('alert').filter({ hasText: /./ });

/** Sends a code by SMS or e-mail, and counts the seconds until the next one. */
export const codeButton = (where: Where): Locator => where.getByRole('button', { name: /^Get code$|: \d+ s$/ });

/** The picture with a sum; a tap brings another. */
export const captcha = (where: Where): Locator =>
  where.getByRole('button', { name: /^(Image with a math problem|Image na may math problem)/ });

/** The picture itself, which is no more than its button says. */
export const captchaPicture = (where: Where): Locator => captcha(where).locator('img');

/** Logs in on the page or in the popup over it. */
export const enterLogin = async (where: Where, username: string, password: string): Promise<void> => {
  await fillForm(where, { Username: username, Password: password });
  await where.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** An item of the tab's storage. */
export const storedItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);
