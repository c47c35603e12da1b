import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Returns the visible promotions of the list. */
export const promotionCards = (page: Where): Locator => page.getByRole('main').getByRole('listitem');

/** Returns a promotion of the list by its title. */
export const promotionCard = (page: Where, title: string): Locator =>
  promotionCards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Returns a promotion of the list by the id in its link. */
export const cardOf = (page: Page, id: number): Locator =>
  promotionCards(page).filter({ has: page.locator(`a[href$="id=${id}"]`) });

/** Returns a category of the promotions; its label is the visible control. */
export const category = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** Returns elements that the sanitiser removes from a server's text. */
export const dangerous = (part: Locator): Locator =>
  part.locator(
    'script, iframe, object, embed, form, style, svg, math, template, base, link, meta, ' +
      '[onerror], [ontoggle], [style], [data-body] [id], [data-body] [class]',
  );

/** Returns the article of the page: a promotion, or the open help topic. */
export const article = (page: Where): Locator => page.getByRole('article');

/** Returns the part of a raffle's page with the member's tickets. */
export const raffle = (page: Where): Locator => article(page).locator('[data-raffle]');

/** Returns its list of facts. */
export const raffleFacts = (page: Where): Locator => raffle(page).locator('dl');

/** Returns a fact of it, counted from 0: tickets, draw, prizes, result. */
export const raffleFact = (page: Where, nth: number): Locator => raffleFacts(page).locator('div').nth(nth);

/** Returns the topics of the help centre. */
export const topics = (page: Where): Locator =>
  page.getByRole('navigation', { name: /^(Topics|Mga topic|Chủ đề)$/ }).getByRole('link');

/** Returns a banner of the page; one without a target is not a link. */
export const announcedBanner = (page: Where): Locator => page.getByRole('main').locator('.slide');

/** Returns the announcements of the page. */
export const notices = (page: Where): Locator => page.getByRole('main').getByRole('listitem');
