import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { menu } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const endSession = (sim: Sim, token: string) =>
  sim.call('/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });

/** Enters a new password, ends the session elsewhere, and submits. */
const loseSession = async (
  page: Page,
  sim: Sim,
  token: string,
  [old, next, again]: readonly [string, string, string] = ['Old password', 'New password', 'Confirm new password'],
): Promise<void> => {
  await openForm(page, '/m/changePsw');
  await waitForIdlePage(page);
  await endSession(sim, token);
  await fillForm(page, { [old]: seedPassword, [next]: 'Sampaguita7', [again]: 'Sampaguita7' });
  await submitForm(page);
};

test('a session that ends while a page is open shows the login popup and keeps the typed text', {
  tag: ['@R219', '@engines'],
}, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  await loseSession(page, sim, token);
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toContainText('You have been logged out. Please log in again.');
  await expect(popup.getByRole('tab')).toHaveCount(0);
  await expect(popup.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/m/register');
  await expectAccessible(page);
  await field(popup, 'Username').fill('player01');
  await field(popup, 'Password').fill('Mali12345');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Wrong username or password. Please try again.').first()).toBeVisible();
  await field(popup, 'Password').fill(seedPassword);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(field(page, 'New password')).toHaveValue('Sampaguita7');
  await expect(menu(page)).toContainText('₱12,480.50');
  await submitForm(page);
  await page.waitForURL('**/m/home');
});

test('logging in as another member in the popup shows the page of that member without the typed text', {
  tag: ['@R192', '@long'],
}, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  await loseSession(page, sim, token);
  const popup = page.getByRole('dialog');
  await field(popup, 'Username').fill('agent01');
  await field(popup, 'Password').fill(seedPassword);
  await page.keyboard.press('Enter');
  await expect(field(page.getByRole('main'), 'Username')).toHaveValue('agent01');
  await expect(field(page, 'New password')).toHaveValue('');
});

test.describe('in Filipino at 320 px', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('the popup is in Filipino and fits, and closing it leads home', { tag: ['@R219', '@long'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    const { token } = await signIn('player01');
    await loseSession(page, sim, token, ['Lumang password', 'Bagong password', 'Ulitin ang bagong password']);
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText('Na-\u2060log out ka');
    await expectAccessible(page);
    expect(await popup.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/m/home');
  });
});
