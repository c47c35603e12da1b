// @long

import { captchaPicture, enterLogin, field, openForm } from '#tests/support/forms.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('another captcha image is shown after switching to another login method and back', {
  tag: ['@R133', '@R134'],
}, async ({ page, sim }) => {
  await sim.apply('login.captcha-always');
  await openForm(page, '/m/login');
  await enterLogin(page, 'player01', seedPassword);
  const picture = captchaPicture(page);
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'SMS code')).toBeVisible();
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
});

test('tapping the profile opens the VIP benefits', { tag: '@R176' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  const account = page.getByRole('region', { name: 'Account' });
  const name = await account.getByText('Tala_Reyes').boundingBox();
  await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) + 8);
  await expect(page).toHaveURL(/\/m\/member\/benefits$/);
});

test('the Change photo button on the profile opens a dialog', { tag: '@R175' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [name, path] of [
  ['Deposit', /\/m\/voucherCenter$/],
  ['Withdraw', /\/m\/withdraw$/],
  ['Security centre', /\/m\/securityCenter$/],
] as const) {
  test(`a guest who taps ${name} logs in with the popup and is taken to that page`, {
    tag: ['@A25', '@R184', '@R176'],
  }, async ({ page }) => {
    await page.goto('/m/mine');
    await hydrateWhenIdle(page);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await enterLogin(page.getByRole('dialog', { name: 'Log in' }), 'player01', seedPassword);
    await expect(page).toHaveURL(path);
  });
}

test('a guest who taps Messages on the home page logs in and is taken to the inbox', {
  tag: ['@R067', '@A25'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await page.locator('[data-messages]').first().click();
  await enterLogin(page.getByRole('dialog', { name: 'Log in' }), 'player01', seedPassword);
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});

test('with registration closed the header of the home page has no Register link', { tag: '@A60' }, async ({
  page,
  sim,
}) => {
  await sim.flags({ USERNAMEREG3: false, MOBILENUMREG3: false });
  await page.goto('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeHidden();
});
