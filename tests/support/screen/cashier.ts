import type { Locator, Page } from 'playwright/test';

/** Returns the pending orders on the deposit or withdrawal page. */
export const pendingOrders = (page: Page): Locator =>
  page.getByRole('region', { name: /^Pending / }).getByRole('button');

/** Returns the button that submits a new deposit. */
export const continueButton = (page: Page): Locator => page.getByRole('button', { name: /^Continue/ });

/** Returns the member's withdrawal accounts, or one by a part of its number. */
export const accounts = (page: Page, number = ''): Locator =>
  page.getByRole('group', { name: 'Withdraw to', exact: true }).getByRole('radio', { name: number });

/** Returns the steps of an order. */
export const steps = (page: Page): Locator => page.getByRole('list', { name: /^(Deposit|Withdrawal) status$/ });

/** Returns the summary of payment and credit before a deposit is submitted. */
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });
