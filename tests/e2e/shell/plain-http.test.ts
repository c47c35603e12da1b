// @long

import { field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { walkMainFlows } from '#tests/support/main-flows.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

// A host name of the local network, which gives the page no secure context.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP lan.test 127.0.0.1'] }),
  baseURL: async ({ site }, use) => use(site.replace(new URL(site).hostname, 'lan.test')),
});

test.beforeEach(async ({ context, baseURL, sim, watch }) => {
  watch.expectError(/untrustworthy/);
  await withoutNotices(context);
  await context.addCookies([{ name: 'sim_world', value: sim.world, url: baseURL ?? '' }]);
});

test('the main flows work over HTTP without WebCrypto', async ({ page, sim }) => {
  test.setTimeout(150_000);
  await page.goto('/m/home');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await walkMainFlows(page, sim);
});

test('a guest can register and request a password recovery', { tag: '@long' }, async ({ page, sim }) => {
  await openForm(page, '/m/forget');
  await fillForm(page, { Username: 'player01', Email: 'player01@example.ph' });
  await submitForm(page);
  await expect.poll(async () => (await sim.requests({ path: '/wps/member/password/email' })).length).toBe(1);
  await openForm(page, '/m/register');
  await fillForm(page, {
    Username: 'maria2026',
    Password: freshPassword,
    'Confirm password': freshPassword,
  });
  await page.getByRole('button', { name: 'Verify without the image' }).click();
  await expect(page.getByText('Verified. You don’t need the image.')).toBeFocused();
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('banner')).toContainText('maria2026');
});

test('a member can claim a reward, add an e-wallet, send feedback and change the password', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Claim Loyalty bonus' }).click();
  await expect(page.getByRole('status').filter({ hasText: '₱50.00 added to your balance' })).toBeVisible();
  await page.goto('/m/securityCenter?step=cards');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel(/^Bank or e-wallet/).selectOption('Maya');
  await fillForm(page, {
    'E-wallet mobile number': '09175550188',
    'Withdrawal password': '246810',
    'Login password': seedPassword,
  });
  await submitForm(page);
  await expect(page.getByRole('main')).toContainText('•••• 0188');
  await openForm(page, '/m/feedback');
  await fillForm(page, { 'Your message': 'The reels stopped' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('Feedback sent');
  await openForm(page, '/m/changePsw');
  await fillForm(page, {
    'Old password': seedPassword,
    'New password': freshPassword,
    'Confirm new password': freshPassword,
  });
  await submitForm(page);
  await page.waitForURL('**/m/home');
});

test('an agent can transfer to the team and open an account', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: /boyet77/ }).click();
  await page.getByRole('button', { name: 'Transfer to 1 member' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer' });
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('20.50');
  await sheet.getByRole('button', { name: 'Review' }).click();
  await sheet.getByLabel('Withdrawal password').fill('246810');
  await sheet.getByRole('button', { name: 'Transfer ₱20.50' }).click();
  await expect(sheet.getByText('1 transfer completed')).toBeVisible();
  await openForm(page, '/m/agentRegister');
  await fillForm(page, { Username: 'sariwa2026' });
  await expect(page.getByRole('main')).toContainText('This username is available.');
  await field(page, 'First password').fill(freshPassword);
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByRole('main')).toContainText('Account created');
});

test('copy buttons work without the clipboard API and show a hint if copying fails', {
  tag: '@R264',
}, async ({ page, sim, signIn }) => {
  await sim.apply('deposit.manual-reviewing');
  await signIn('player01');
  await page.goto('/m/vouReport?period=month');
  await entries(page).first().click();
  const sheet = page.getByRole('dialog');
  const copy = sheet.getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  await expect(sheet.getByRole('status').filter({ hasText: /copied/i })).not.toHaveCount(0);
  await expect(copy).toBeFocused();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await sheet.getByRole('button', { name: /^Copy/ }).last().click();
  await expect(toast(page)).toContainText('Press and hold the text to select and copy it.');
});
