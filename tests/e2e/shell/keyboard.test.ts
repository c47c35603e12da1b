// @long

import { hydratePage } from '#tests/support/hydrate-page.ts';
import { menuButton } from '#tests/support/screen/frame.ts';
import { tabTo } from '#tests/support/tab-to.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('a guest can log in and play a game by keyboard', { tag: ['@R253', '@R224', '@engines'] }, async ({ page }) => {
  await page.goto('/m/home');
  await tabTo(page, '.tile__link, .tile a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  await hydratePage(page);
  await tabTo(page, 'input[name=username]');
  await page.keyboard.type('player01');
  await tabTo(page, 'input[name=password]');
  await page.keyboard.type('Passw0rd1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/outerApp\?/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
  await frame.getByRole('button', { name: 'Spin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).not.toContainText('₱12,480.50');
});

test('a member can deposit and withdraw by keyboard', { tag: ['@R263', '@R264'] }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await tabTo(page, 'input[name=way]');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'input[name=amount]');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/__pay/);
  await page.goto('/m/withdraw');
  await tabTo(page, 'input[name=amount]');
  await page.keyboard.type('100');
  await tabTo(page, 'input[name=paymentPassword]');
  await page.keyboard.type('246810');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeFocused();
  await tabTo(page, 'main .btn:not(a)');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await expect(question).toHaveAccessibleDescription(/./);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toBeFocused();
});

test('the menu traps the focus, closes on Escape and returns the focus', { tag: '@R057' }, async ({ page }) => {
  await page.goto('/m/home');
  await tabTo(page, '[data-open-menu]');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !document.activeElement?.closest('.page'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the skip link moves the focus past the header', async ({ page }) => {
  await page.goto('/m/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
