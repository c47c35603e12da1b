import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** The document itself: its language, and what the head script noted on it. */
export const documentOf = (where: Where): Locator => where.locator('html');

export const menuButton = (page: Where): Locator => page.getByRole('button', { name: 'Menu', exact: true });

/** The menu, also while it is closed. */
export const menu = (page: Where): Locator => page.getByRole('dialog', { name: 'Menu', includeHidden: true });

/** Who is signed in, with the balance: a member's way to the member centre in the header of home. */
export const memberInHeader = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: /Balance/ });

/** The figure of the balance alone, with the marks of a balance that is remembered or on its way. */
export const balanceIn = (where: Where): Locator => where.locator('[data-balance]');

export const registerLink = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: 'Register' });

export const backLink = (page: Where): Locator => page.getByRole('banner').getByRole('link', { name: 'Back' });

export const bottomBar = (page: Where): Locator => page.getByRole('navigation', { name: 'Main' });

/** What opens the list of languages. */
export const languages = (page: Where): Locator => page.getByRole('banner').getByLabel(/^Language$/);

export const chooseLanguage = async (page: Where, name: 'English' | 'Filipino'): Promise<void> => {
  await languages(page).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
};

/** A word over the page. Other parts of pages are live regions too, and this one has no name that would be read out. */
export const toast = (page: Page): Locator => page.locator('.toast');

/** The tab at the side of home: it comes with the last of what script adds there. */
export const serviceTab = (page: Page): Locator =>
  page.getByRole('complementary').getByRole('button', { name: 'Customer service' });

/** Parts that wait for their script or response. */
export const loadingParts = (page: Page): Locator => page.locator('main [aria-busy="true"], main .skeleton:visible');

/** Islands that are not hydrated yet. */
export const unhydratedIslands = (page: Page): Locator => page.locator('astro-island[ssr]');

/** A word above menus and dialogs, where the browser draws nothing over it. */
export const toastOnTop = (page: Page): Locator => page.locator('.toasts:popover-open .toast');

/** How many messages wait: a badge on the way to them. */
export const unreadBadge = (page: Page): Locator => page.locator('[data-unread]:visible').first();

/** The member's picture, which its button names. */
export const portrait = (page: Where): Locator => page.getByRole('button', { name: 'Change photo' }).locator('img');

/** What hostile words would have made of the page, had they run. */
export const injected = (page: Page): Locator => page.locator('main img[src=x], main svg[onload]');

/** An element of the head, such as the link `rel=canonical`. */
export const inHead = (page: Page, selector: string): Locator => page.locator(`head > ${selector}`);

/** The place of a list where the reader is. */
export const current = (where: Where): Locator => where.locator('[aria-current]:not([aria-current=false])');
