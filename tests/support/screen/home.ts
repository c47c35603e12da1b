import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

export const offers = (page: Where): Locator => page.getByRole('region', { name: 'Promotions' });

/** Returns the dots of the banners; the current one is marked. */
export const bannerDots = (page: Where): Locator => offers(page).getByRole('button', { name: /^Banner \d/ });

/** Returns the button that pauses everything that moves on the page, or starts it again. */
export const pauseButton = (page: Where): Locator => page.getByRole('button', { name: /^(Pause|Play) animations$/ });

export const hotMatches = (page: Where): Locator => page.getByRole('region', { name: 'Hot matches' });

/** Returns the drawn matches. Screen readers use the button around them. */
export const drawnMatches = (page: Where): Locator => hotMatches(page).locator('.match');

/** Returns the position of the shown match, such as `2/6`, which is visual only. */
export const matchPlace = (page: Where): Locator => hotMatches(page).locator('.matches__place');

export const news = (page: Where): Locator => page.getByRole('region', { name: 'News' });

/** Returns the news ticker; `again` is its copy for a seamless loop. */
export const newsLine = (page: Where, which: 'line' | 'again' = 'line'): Locator =>
  news(page).locator(`.ticker__${which}`);

/** Returns an animated figure, which is labelled as illustrative. */
export const rollingFigure = (page: Where, which: 'jackpot' | 'ticker'): Locator =>
  page.locator(which === 'jackpot' ? '.jackpot' : '.figure');

/** Returns its digits, which are hidden from screen readers. */
export const digitsOf = (figure: Locator): Locator => figure.locator('.num');

export const winners = (page: Where): Locator => page.getByRole('list', { name: 'Recent winners' });

export const nextDraws = (page: Where): Locator => page.getByRole('region', { name: 'Next draws' });

/** Returns the container of a widget of home before it has content. */
export const widgetBox = (page: Page, name: string): Locator => page.locator(`[data-widget="${name}"]`);
