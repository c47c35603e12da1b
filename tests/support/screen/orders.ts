import type { Locator, Page } from 'playwright/test';
import type { Where } from './where.ts';

/** Returns the player's lottery orders; an open one contains a list of its bets. */
export const orders = (page: Where): Locator => page.getByRole('list', { name: /^(Open|Settled)$/ }).locator('> li');

/** Returns the button that opens or closes an order. */
export const orderHead = (order: Locator): Locator => order.getByRole('button').first();

/** Returns the bets of an open order. */
export const betsOf = (order: Locator): Locator => order.getByRole('listitem');

export const slip = (page: Page): Locator => page.getByRole('region', { name: /^Bet slip/ });

/** Returns the bets on the slip. */
export const slipBets = (page: Page): Locator => slip(page).getByRole('listitem');

/** Returns the stake of a bet on the slip, such as `Last digit 7`. */
export const stakeOn = (page: Page, bet: string): Locator =>
  slip(page).getByRole('textbox', { name: `Stake on ${bet}` });
