import type { Locator, Page } from 'playwright/test';
import { hydratePage } from './hydrate-page.ts';
import type { Where } from './screen/where.ts';

/** Opens a page with a form and waits until it is hydrated. */
export const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydratePage(page);
};

/** Returns the field with this label, whether its value is visible or hidden. */
export const field = (where: Where, label: string): Locator => where.getByRole('textbox', { name: label, exact: true });

/** Fills the fields with these labels. */
export const fillForm = async (where: Where, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(where, label).fill(value);
};

/** Pastes a text into a field; unlike with `fill`, the browser applies the length limit. */
export const paste = async (input: Locator, text: string): Promise<void> => {
  await input.focus();
  await input.page().keyboard.insertText(text);
};

/** Returns the submit button of a form, whatever its label. */
export const submitButtonIn = (where: Locator): Locator => where.locator('form button[type=submit]');

/** Returns the submit button of the page's form. */
export const submitButton = (page: Page): Locator => submitButtonIn(page.getByRole('main'));

export const submitForm = (page: Page): Promise<void> => submitButton(page).click();

/** Returns fields with a validation message. */
export const invalidField = (where: Where): Locator => where.locator('[aria-invalid=true]').first();

/** Returns error messages of the page or of a sheet. */
export const errorMessage = (where: Page | Locator): Locator => where.getByRole('alert').filter({ hasText: /./ });

/** Returns the button that sends a code by SMS or e-mail, and counts down to the next one. */
export const codeButton = (where: Where): Locator => where.getByRole('button', { name: /^Get code$|: \d+ s$/ });

/** Returns the captcha button; a tap loads another picture. */
export const captcha = (where: Where): Locator =>
  where.getByRole('button', { name: /^(Image with a math problem|Image na may math problem)/ });

/** Returns the captcha picture, which is decorative beside its button's label. */
export const captchaPicture = (where: Where): Locator => captcha(where).locator('img');

/** Logs in on the page or in the popup above it. */
export const enterLogin = async (where: Where, username: string, password: string): Promise<void> => {
  await fillForm(where, { Username: username, Password: password });
  await where.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Returns an item of the tab's session storage. */
export const storedItem = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);
