import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** The player's lottery orders; one that is opened holds a list of its bets. */
export const orders = (page: Where): Locator => page.getByRole('list', { name: /^(Open|Settled)$/ }).locator('> li');

/** Opens or closes an order. */
export const orderHead = (order: Locator): Locator => order.getByRole('button').first();

/** Bets of an order that is opened. */
export const betsOf = (order: Locator): Locator => order.getByRole('listitem');

export const slip = (page: Page): Locator => page.getByRole('region', { name: /^Bet slip/ });

/** Bets on the slip. */
export const slipBets = (page: Page): Locator => slip(page).getByRole('listitem');

/** The stake of a bet on the slip, such as `Last digit 7`. */
export const stakeOn = (page: Page, bet: string): Locator =>
  slip(page).getByRole('textbox', { name: `Stake on ${bet}` });
