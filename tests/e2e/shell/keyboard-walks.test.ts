import { hydratePage } from '#tests/support/hydrate-page.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { tabTo } from '#tests/support/tab-to.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

// Whole walks by keyboard alone; `keyboard.test.ts` has the main flows.

test.beforeEach(({ context }) => withoutNotices(context));

test('a guest can register by keyboard and without the picture', { tag: ['@A59', '@R147'] }, async ({ page, sim }) => {
  await page.goto('/m/register');
  await hydratePage(page);
  await tabTo(page, 'input[name=username]');
  await page.keyboard.type('maria2026');
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(page, `input[name=${name}]`);
    await page.keyboard.type(freshPassword);
  }
  await tabTo(page, 'input[name=captcha]');
  await tabTo(page, '.captcha');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verify without the image' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified. You don’t need the image.')).toBeFocused();
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('banner')).toContainText('maria2026');
  const [registration] = await sim.requests({ path: '/wps/member/register' });
  expect(registration?.status).toBe(200);
});
