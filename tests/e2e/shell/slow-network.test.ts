import type { BrowserContext, Page } from 'playwright/test';
import { field } from '#tests/support/forms.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { steps } from '#tests/support/screen/cashier.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Emulates the network of a phone with weak reception. */
const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
};

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(async ({ context, page }) => {
  test.setTimeout(150_000);
  await withoutNotices(context);
  await slowDown(context, page);
});

for (const [address, account] of [
  ['/m/home'],
  ['/m/gameList?gameType=RNG'],
  ['/m/help'],
  ['/m/register'],
  ['/m/voucherCenter', 'player01'],
  ['/m/mine', 'player01'],
  ['/m/member/team', 'agent01'],
] as const) {
  test(`${address} loads without layout defects or errors on a slow network`, {
    tag: ['@X10', '@long'],
  }, async ({ page, signIn }) => {
    if (account) await signIn(account);
    await page.goto(address);
    await hydrateAndLoad(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(await page.evaluate(layoutDefectsInPage)).toEqual([]);
  });
}

test('a login form submitted before its script has loaded logs in on a slow network', {
  tag: ['@X10', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill(seedPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/m/home', { waitUntil: 'commit' });
  await expect(sim).toHaveCalled('login');
});

test('a withdrawal pressed twice on a slow network is made once', {
  tag: ['@R263', '@X10', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const before = (await sim.member('player01')).balance as number;
  await page.goto('/m/withdraw', { waitUntil: 'commit' });
  await field(page, 'Amount').fill('300');
  await field(page, 'Withdrawal password').fill('246810');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(steps(page)).toBeVisible();
  expect(before - ((await sim.member('player01')).balance as number)).toBe(300);
});

test('a record opens on a slow network and shows the details of an entry', {
  tag: ['@X10', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameRecord?period=month', { waitUntil: 'commit' });
  await entries(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
