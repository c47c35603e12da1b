// @long

import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('Account and Invite lead a guest to login, and Deposit has a bubble with an amount', {
  tag: ['@R064', '@R065', '@R066'],
}, async ({ page }) => {
  await page.goto('/m/gameLobby');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: /Deposit/ })).toContainText('₱277');
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await page.goto('/m/gameLobby');
  await bar.getByRole('link', { name: 'Invite' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
});

test('Invite opens for a member during the promotion and otherwise shows a message for two seconds', {
  tag: '@R066',
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameLobby');
  const invite = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invite' });
  await invite.click();
  await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  // The page behind the link would redirect when the promotion ends.
  await page.goto('/m/help');
  await sim.flags({ REFERRAL: false });
  await page.clock.install();
  await page.goto('/m/gameLobby');
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('SITE_SETTINGS') ?? '{}').consolidated?.whitelabel),
    )
    .toMatchObject({ promotions: { REFERRAL: { enabled: false } } });
  await waitForIdlePage(page);
  await stopClock(page);
  await invite.click();
  const word = page.getByText('Please contact customer service');
  await expect(word).toBeVisible();
  await expect(page).toHaveURL(/\/m\/gameLobby$/);
  await page.clock.runFor(1_900);
  await expect(word).toBeVisible();
  await page.clock.runFor(200);
  await expect(word).toBeHidden();
});

test('a trial member is kept off account, cashier, invitation and messages with a two-second message', {
  tag: ['@R065', '@R218', '@R220'],
}, async ({ page, sim, signIn }) => {
  await signIn('trial01');
  await page.clock.install();
  await page.goto('/m/home');
  const text = page.getByText('Please login an actual account to use this function');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const link of [
    bar.getByRole('link', { name: 'Account' }),
    bar.getByRole('link', { name: /Deposit/ }),
    bar.getByRole('link', { name: 'Invite' }),
    page.getByRole('link', { name: /Messages/ }),
  ]) {
    await link.click();
    await expect(text).toBeVisible();
    await page.clock.runFor(2_100);
    await expect(text).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Withdraw' }).click();
  await expect(text).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/voucherCenter');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(text).toBeVisible();
  expect(await sim.requests({ path: '/wps/relay/CSP_unreadCount' })).toEqual([]);
});

test('the message icon opens the login popup for a guest, and a member sees the unread count', {
  tag: ['@R048', '@R067', '@R213'],
}, async ({ page }) => {
  await page.goto('/m/home');
  const icon = page.getByRole('link', { name: /Messages/ });
  await expect(page.getByText('600+ games to try, demo only')).toBeVisible();
  await icon.click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/m/register');
  await popup.getByRole('textbox', { name: /^Username/ }).fill('player01');
  await popup.getByRole('textbox', { name: /^Password/ }).fill('Passw0rd1');
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await page.goto('/m/home');
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  await expect(icon).toContainText('5');
  await icon.click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});
