// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { field, openForm } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';

for (const [lang, title, stay, amount] of [
  ['en', 'Are you still there?', 'Stay logged in', 'Amount'],
  ['ty', 'Nandiyan ka pa ba?', 'Manatiling naka-log in', 'Amount'],
] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test(`two minutes before the session expires a member is warned and can extend it (${lang})`, {
      tag: ['@A78', '@X12'],
    }, async ({ page, sim, signIn }) => {
      await page.clock.install();
      await signIn('player01');
      await openForm(page, lang === 'en' ? '/m/voucherCenter' : '/ty/m/voucherCenter');
      await field(page, amount).fill('275');
      await waitForIdlePage(page);
      const warning = page.getByRole('dialog', { name: title });
      const pass = async (minutes: number): Promise<void> => {
        await sim.clock.advance(`${minutes * 60}s`);
        await page.clock.fastForward(minutes * 60_000);
      };
      await pass(27);
      await expect(warning).toHaveCount(0);
      await pass(1.5);
      await expect(warning).toBeVisible();
      await expectAccessible(page);
      const renewed = page.waitForResponse('**/wps/wallets/balance');
      await warning.getByRole('button', { name: stay }).click();
      expect((await renewed).status()).toBe(200);
      await expect(warning).toHaveCount(0);
      await pass(10);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-auth', 'in');
      await expect(page.getByRole('main')).toBeVisible();
    });
  });

test('a warning of the session’s end that cannot be loaded is tried again after a pause', {
  tag: ['@A78', '@X12'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/ERR_FAILED/);
  let attempts = 0;
  await page.route('**/open-confirmation.*', (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.clock.install();
  await signIn('player01');
  await page.goto('/m/transaction/record');
  await waitForIdlePage(page);
  await sim.clock.advance('1710s');
  await page.clock.fastForward(1_710_000);
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await page.unroute('**/open-confirmation.*');
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  expect(attempts).toBe(1);
});
