import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

export const offers = (page: Where): Locator => page.getByRole('region', { name: 'Promotions' });

/** One for each banner; the current one says so. */
export const bannerDots = (page: Where): Locator => offers(page).getByRole('button', { name: /^Banner \d/ });

export const hotMatches = (page: Where): Locator => page.getByRole('region', { name: 'Hot matches' });

/** Matches as they are drawn. Who hears the page hears of them from the button around. */
export const drawnMatches = (page: Where): Locator => hotMatches(page).locator('.match');

/** Which match stands, such as `2/6`: to be seen alone. */
export const matchPlace = (page: Where): Locator => hotMatches(page).locator('.matches__bar');

export const news = (page: Where): Locator => page.getByRole('region', { name: 'News' });

/** What runs by; `again` is its double, so that the end meets the beginning. */
export const newsLine = (page: Where, which: 'line' | 'again' = 'line'): Locator =>
  news(page).locator(`.ticker__${which}`);

/** A figure that rolls for show, told as such. */
export const rollingFigure = (page: Where, which: 'jackpot' | 'ticker'): Locator =>
  page.locator(which === 'jackpot' ? '.jackpot' : '.figure');

/** Its digits, which nobody is read. */
export const digitsOf = (figure: Locator): Locator => figure.locator('.num');

export const winners = (page: Where): Locator => page.getByRole('list', { name: 'Recent winners' });

export const nextDraws = (page: Where): Locator => page.getByRole('region', { name: 'Next draws' });

/** The box of a part of home before anything stands in it. */
export const widgetBox = (page: Page, name: string): Locator => page.locator(`[data-widget="${name}"]`);
