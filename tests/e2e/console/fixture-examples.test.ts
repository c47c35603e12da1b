// @long

import { expect, test } from '#tests/support/test.ts';

// docs/simulator/fixture.md shows these tests verbatim; another test compares the two.

test('a member without a balance sees ₱0.00', async ({ page, sim, signIn }) => {
  await sim.apply('wallet.empty');
  await signIn('player01');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱0.00');
  await expect(sim).toHaveCalled('balance');
});

test('home opens without hot games', async ({ page, sim }) => {
  await sim.override('hotGames', { value: [] });
  await page.goto('/m/home');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sim).not.toHaveCalled('withdraw');
});

test('two browsers of one member share the world of the test', async ({ page, browser, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  const other = await browser.newPage();
  await other.goto('/m/home');
  await expect(other.getByRole('main')).toBeVisible();
  await expect(sim).toHaveCalled({ endpoint: 'balance', match: { member: 'player01' } });
});
