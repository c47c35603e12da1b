import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

/** Orders that have not ended, on the page that offers new ones. */
const onTheirWay = (page: Page) => page.getByRole('region', { name: /on their way$/ }).getByRole('button');

test('what is open stands with its progress, and nothing can be asked for', {
  tag: ['@R024', '@R263'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.turnover-open');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await expect(page.locator('[data-can-withdraw]')).toHaveText('₱0.00');
  await expect(page.locator('[data-why=turnover]')).toContainText('Stake ₱1,000.00 more');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₱0.00 of ₱1,000.00');
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('password and account are set on the way, and what was entered stays', {
  tag: ['@R263', '@engines'],
}, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/withdraw');
  await page.locator('[name=amount]').fill('150');
  await page.getByRole('button', { name: 'Add account' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Step 1 of 2');
  await sheet.locator('[name=newPassword]').fill('246810');
  await sheet.locator('[name=repeatPassword]').fill('246810');
  await sheet.locator('[name=loginPassword]').fill('Passw0rd1');
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await sheet.locator('[name=number]').fill('09175550109');
  await sheet.locator('[name=payeeName]').fill('Maria Clara Santos');
  await sheet.getByRole('button', { name: 'Add account' }).click();
  await expect(page.locator('.accounts')).toContainText('•••• 0109');
  await expect(page.locator('[name=amount]')).toHaveValue('150');
  await expect(page.locator('[name=paymentPassword]')).toBeVisible();
});

test('a withdrawal is tracked step by step until it is paid', {
  tag: ['@R263', '@X10', '@engines'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await onTheirWay(page).click();
  await expect(page.getByRole('list', { name: 'Way of this withdrawal' })).toContainText('Being reviewed');
  await expect(page.locator('.tracker__step--next').first()).toContainText('about');
  await sim.clock.advance('5m');
  await expect(page.getByRole('heading', { name: 'Sent to the bank' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0);
  await sim.clock.advance('20m');
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 10_000 });
});

test('a cancelled withdrawal whose answer is lost returns its money once', {
  tag: ['@X10', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.apply('withdraw.reviewing');
  await sim.faults({ endpoint: 'cancelWithdraw', kind: 'reset', after: true });
  await signIn('player01');
  await page.goto('/m/withdraw');
  await onTheirWay(page).click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
});
