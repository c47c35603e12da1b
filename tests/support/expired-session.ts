import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { field } from './forms.ts';
import { seedPassword } from './login-session.ts';

/** Ends the session of the page's member elsewhere. */
export const endSession = async (page: Page, sim: Sim): Promise<void> => {
  const { token } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  await sim.call('/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
};

/** Logs the same member in again in the popup above the page. */
export const logInAgain = async (page: Page, account: string): Promise<void> => {
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toContainText('You have been logged out');
  await field(popup, 'Username').fill(account);
  await field(popup, 'Password').fill(seedPassword);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
};
