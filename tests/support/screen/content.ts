import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Promotions of the list that show. */
export const promotionCards = (page: Where): Locator => page.getByRole('main').getByRole('listitem');

/** A promotion of the list by its title. */
export const promotionCard = (page: Where, title: string): Locator =>
  promotionCards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A promotion of the list by its number, which its link names. */
export const cardOf = (page: Page, id: number): Locator =>
  promotionCards(page).filter({ has: page.locator(`a[href$="id=${id}"]`) });

/** A category of the promotions; the choice itself is drawn by its label. */
export const category = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** What the sanitiser takes out of a server's words. */
export const dangerous = (part: Locator): Locator =>
  part.locator(
    'script, iframe, object, embed, form, style, svg, math, template, base, link, meta, ' +
      '[onerror], [ontoggle], [style], [data-body] [id], [data-body] [class]',
  );

/** The one text of the page: a promotion, or the help topic that is open. */
export const article = (page: Where): Locator => page.getByRole('article');

/** Topics of the help centre. */
export const topics = (page: Where): Locator =>
  page.getByRole('navigation', { name: /^(Topics|Mga topic)$/ }).getByRole('link');

/** A banner of the page; one that leads nowhere is no link. */
export const announcedBanner = (page: Where): Locator => page.getByRole('main').locator('.banner');

/** Announcements of the page. */
export const notices = (page: Where): Locator => page.getByRole('main').getByRole('listitem');
