import type { Page } from 'playwright/test';
import type { Sim } from '../../../mock-server/client/sim.ts';
import { atRest } from '../../support/at-rest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { fillForm, openForm } from '../../support/forms.ts';
import { seedPassword } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const endSession = (sim: Sim, token: string) =>
  sim.call('/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });

/** A member types a new password, while the session ends elsewhere, and sends it. */
const loseSession = async (page: Page, sim: Sim, token: string): Promise<void> => {
  await openForm(page, '/m/changePsw');
  await atRest(page);
  await endSession(sim, token);
  await fillForm(page, { oldPassword: seedPassword, newPassword: 'Sampaguita7', confirmNewPassword: 'Sampaguita7' });
  await page.locator('main form button[type=submit]').click();
};

test('a session that ended while the page is open asks to log in over it; nothing typed is lost', {
  tag: ['@R219', '@engines'],
}, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  await loseSession(page, sim, token);
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toContainText('Your account was logged out. Please log in again.');
  await expect(popup.getByRole('tab')).toHaveCount(0);
  await expect(popup.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register');
  await expectAccessible(page);
  await popup.locator('[name=username]').fill('player01');
  await popup.locator('[name=password]').fill('Mali12345');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('That password does not match. Try again.')).toBeVisible();
  await popup.locator('[name=password]').fill(seedPassword);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(page.locator('[name=newPassword]')).toHaveValue('Sampaguita7');
  await expect(page.locator('[data-menu] .money')).toContainText('₱12,480.50');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/m/home');
});

test('another member who logs in there gets a page of their own', { tag: '@R192' }, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  await loseSession(page, sim, token);
  const popup = page.getByRole('dialog');
  await popup.locator('[name=username]').fill('agent01');
  await popup.locator('[name=password]').fill(seedPassword);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [name=username]')).toHaveValue('agent01');
  await expect(page.locator('[name=newPassword]')).toHaveValue('');
});

test.describe('in Filipino at 320 px', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('the popup speaks Filipino, fits, and turning back leads home', { tag: '@R219' }, async ({
    page,
    sim,
    signIn,
  }) => {
    const { token } = await signIn('player01');
    await loseSession(page, sim, token);
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText('Na-logout ang account mo');
    await expectAccessible(page);
    expect(await popup.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/m/home');
  });
});
