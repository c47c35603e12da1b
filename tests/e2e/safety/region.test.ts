// @long

import { routes } from '#routes.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterLogin, field } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { steps } from '#tests/support/screen/cashier.ts';
import { record } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

const title = { name: 'Not available in your location' };

test('a guest in a restricted region can only log in, and then sees links to withdraw, records and help', {
  tag: ['@R041', '@A97'],
}, async ({ page, sim }) => {
  await sim.flags({ REGION_RESTRICTED: true });
  for (const path of ['/m/home', '/m/register', '/m/gameLobby', '/m/activity']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/m\/ipLimit$/);
  }
  await expect(page.getByRole('heading', title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Withdraw' })).toBeHidden();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/m/login');
  await enterLogin(page, 'player01', seedPassword);
  await page.waitForURL('**/m/ipLimit');
  await expect(main.getByRole('link', { name: 'Log in' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  await expect(main.getByRole('link', { name: 'Records' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Help centre' })).toBeVisible();
  await expectAccessible(page);
});

test('a member in a restricted region can withdraw, see records and log out, but not deposit', {
  tag: ['@R041', '@A97'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.flags({ REGION_RESTRICTED: true });
  await page.goto('/m/voucherCenter');
  await page.waitForURL('**/m/ipLimit');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await page.waitForURL('**/m/withdraw');
  await field(page, 'Amount').fill('300');
  await field(page, 'Withdrawal password').fill('246810');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(steps(page)).toBeVisible();
  await page.goto('/m/ipLimit');
  await page.getByRole('main').getByRole('link', { name: 'Records' }).click();
  await page.waitForURL('**/m/transaction/record');
  await expect(record(page)).toContainText('−₱300.00');
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/m/ipLimit');
});

test('pages that stay open in a restricted region send no forbidden requests', { tag: '@A97' }, async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/404/);
  await signIn('player01');
  await sim.flags({ REGION_RESTRICTED: true });
  // Members are redirected from these: the login, and the page of closed accounts.
  const left: readonly string[] = [routes.login.path, routes.closed.path];
  const pages = Object.values(routes).filter((it) => 'whenRestricted' in it && !left.includes(it.path));
  expect(pages.length).toBeGreaterThan(15);
  for (const { path } of pages) {
    await page.goto(path);
    await waitForIdlePage(page);
  }
  expect((await sim.requests({ status: 403 })).map(({ row }) => row)).toEqual([]);
});
