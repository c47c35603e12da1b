import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Returns the root element: its language, and the state that the head script set on it. */
export const documentOf = (where: Where): Locator => where.locator('html');

export const menuButton = (page: Where): Locator => page.getByRole('button', { name: 'Menu', exact: true });

/** Returns the menu, also while it is closed. */
export const menu = (page: Where): Locator => page.getByRole('dialog', { name: 'Menu', includeHidden: true });

/** Returns the account with its balance: a member's link to the member centre in the header of home. */
export const memberInHeader = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: /Balance/ });

/** Returns the figure of the balance, with its attributes for a cached or loading balance. */
export const balanceIn = (where: Where): Locator => where.locator('[data-balance]');

export const registerLink = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: 'Register' });

export const backLink = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: 'Back' });

export const tabBar = (page: Where): Locator => page.getByRole('navigation', { name: 'Main' });

/** Returns the control that opens the list of languages. */
export const languages = (page: Where): Locator => page.getByRole('banner').getByLabel(/^Language$/);

export const chooseLanguage = async (page: Where, name: 'English' | 'Filipino'): Promise<void> => {
  await languages(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
};

/** Returns the toast. Other parts of pages are live regions too, and this one has no accessible name. */
export const toast = (page: Page): Locator => page.locator('.toast');

/** Returns the tab at the side of home, which the last script there adds. */
export const serviceTab = (page: Page): Locator =>
  page.getByRole('complementary').getByRole('button', { name: 'Customer service' });

/** Returns parts that wait for their script or response. */
export const loadingParts = (page: Page): Locator => page.locator('main [aria-busy="true"], main .skeleton:visible');

/** Returns islands that are not hydrated yet. */
export const unhydratedIslands = (page: Page): Locator => page.locator('astro-island[ssr]');

/** Returns a toast in the top layer, above menus and dialogs. */
export const toastOnTop = (page: Page): Locator => page.locator('.toasts:popover-open .toast');

/** Returns the badge with the number of unread messages. */
export const unreadBadge = (page: Page): Locator => page.locator('[data-unread]:visible').first();

/** Returns the member's picture, whose button has the name. */
export const avatar = (page: Where): Locator => page.getByRole('button', { name: 'Change photo' }).locator('img');

/** Returns elements that hostile texts would have created. */
export const injected = (page: Page): Locator => page.locator('main img[src=x], main svg[onload]');

/** Returns an element of the head, such as the link `rel=canonical`. */
export const headElement = (page: Page, selector: string): Locator => page.locator(`head > ${selector}`);

/** Returns the current item of a list. */
export const current = (where: Where): Locator => where.locator('[aria-current]:not([aria-current=false])');
