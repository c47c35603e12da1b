import type { Locator, Page } from 'playwright/test';

/** Pending orders on the deposit or withdrawal page. */
export const pendingOrders = (page: Page): Locator =>
  page.getByRole('region', { name: /^Pending / }).getByRole('button');

/** The button that submits a new deposit. */
export const continueButton = (page: Page): Locator => page.getByRole('button', { name: /^Continue/ });

/** The member's accounts to withdraw to; one of them by a part of its number. */
export const accounts = (page: Page, number = ''): Locator =>
  page.getByRole('group', { name: 'Withdraw to', exact: true }).getByRole('radio', { name: number });

/** The steps of an order. */
export const steps = (page: Page): Locator => page.getByRole('list', { name: /^(Deposit|Withdrawal) status$/ });

/** What is paid and what arrives, before a deposit is sent. */
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });
