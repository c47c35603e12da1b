import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { field } from '#tests/support/forms.ts';
import { fillStorage } from '#tests/support/full-storage.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { accounts, pendingOrders, steps } from '#tests/support/screen/cashier.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { expect, test } from '#tests/support/test.ts';

test('an open wagering requirement shows its progress and disables the withdrawal', {
  tag: ['@R024', '@R263', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.turnover-open');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await expect(page.getByRole('region', { name: 'Available to withdraw' })).toContainText(
    /Available to withdraw\s*₱0\.00/,
  );
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₱0.00 of ₱1,000.00 bet');
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('a withdrawal password and an account can be added while the amount is kept', {
  tag: ['@R263', '@engines'],
}, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/withdraw');
  await field(page, 'Amount').fill('150');
  await page.getByRole('button', { name: 'Add account' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Step 1 of 2');
  await field(sheet, 'New withdrawal password').fill('246810');
  await field(sheet, 'Repeat withdrawal password').fill('246810');
  await field(sheet, 'Login password').fill('Passw0rd1');
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await sheet.getByLabel(/^Bank or e-wallet/).selectOption('GCASH');
  await field(sheet, 'E-wallet mobile number').fill('09175550109');
  await field(sheet, 'Name on the account').fill('Maria Clara Santos');
  await sheet.getByRole('button', { name: 'Add account' }).click();
  await expect(accounts(page, '•••• 0109')).toBeChecked();
  await expect(field(page, 'Amount')).toHaveValue('150');
  await expect(field(page, 'Withdrawal password')).toBeVisible();
});

for (const path of ['/m/withdraw', '/m/securityCenter?step=cards'])
  test(`a list of banks that failed to load can be loaded again on ${path}`, {
    tag: ['@R274', '@long'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(/500/);
    await signIn('player01');
    await page.goto(path);
    await sim.faults({ endpoint: 'withdrawBanks', kind: 'status', status: 500 });
    await page.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible();
    await sim.faults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Bank or e-wallet').getByRole('option', { name: 'GCash' })).toBeAttached();
  });

test('a withdrawal shows each status until it is completed', {
  tag: ['@R263', '@X10', '@engines'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  await expect(page.getByRole('list', { name: 'Withdrawal status' })).toContainText('Under review');
  await expect(steps(page).getByRole('listitem').filter({ hasText: 'about' })).not.toHaveCount(0);
  await sim.clock.advance('5m');
  await expect(page.getByRole('heading', { name: 'Processing' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0);
  await sim.clock.advance('20m');
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({ timeout: 10_000 });
});

test('a new withdrawal shows its status even if no more scripts can be loaded', {
  tag: ['@R263', '@X10', '@long'],
}, async ({ page, signIn, watch }) => {
  watch.expectError(/_astro/);
  await signIn('player01');
  await page.goto('/m/withdraw');
  await field(page, 'Amount').click();
  await waitForIdlePage(page);
  await page.route(/_astro/, (route) => route.abort());
  await field(page, 'Amount').fill('300');
  await field(page, 'Withdrawal password').fill('246810');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(steps(page)).toBeVisible();
});

test('a withdrawal whose cancellation response is lost is shown as cancelled and returns its money once', {
  tag: ['@X10', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.apply('withdraw.reviewing');
  await sim.faults({ endpoint: 'cancelWithdraw', kind: 'reset', after: true });
  await signIn('player01');
  const before = await balanceOf(sim);
  await page.goto('/m/withdraw');
  await expect(pendingOrders(page)).toContainText('₱500.00');
  await pendingOrders(page).click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  const facts = page.getByRole('main');
  await expect(facts).toContainText('Back in your balance₱500.00');
  await expect(facts).not.toContainText('You receive');
  expect(await balanceOf(sim)).toBe(before + 500);
});

test('a status requested before the cancellation is ignored when it arrives after it', {
  tag: ['@R263', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  const held = deferred<void>();
  const asked = deferred<void>();
  await page.route(/withdraw\/order/, async (route) => {
    const response = await route.fetch();
    asked.give();
    await held.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await asked.promise;
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  held.give();
  await page.waitForTimeout(500);
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
});

test('without a network an open withdrawal keeps its state and says so until the network returns', {
  tag: ['@R263', '@long'],
}, async ({ page, context, sim, signIn, watch }) => {
  watch.expectError(/./);
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await context.setOffline(true);
  const stale = page.locator('.orderhead__stale');
  await expect(stale).toBeVisible({ timeout: 10_000 });
  await context.setOffline(false);
  await expect(stale).toHaveCount(0);
});

/** Requests a withdrawal of ₱300 with the seed's withdrawal password. */
const requestWithdrawalOf300 = async (page: Page): Promise<void> => {
  await field(page, 'Amount').fill('300');
  await field(page, 'Withdrawal password').fill('246810');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
};

const lostReply = { endpoint: 'withdraw', kind: 'status', status: 504, after: true, call: 1 } as const;
const noOutcome = { endpoint: 'settleMove', kind: 'status', status: 503, call: 1 } as const;

const balanceOf = async (sim: Sim): Promise<number> => (await sim.member('player01')).balance as number;

/** Expects exactly one withdrawal of ₱300 in the world. */
const expectOne = async (page: Page, sim: Sim, before: number): Promise<void> => {
  await expect(steps(page)).toBeVisible();
  expect(before - (await balanceOf(sim))).toBe(300);
  await page.goto('/m/withdraw');
  await expect(pendingOrders(page)).toHaveCount(1);
};

for (const [how, lose] of [
  ['full', null],
  ['cleared before it is asked for', (page: Page) => page.evaluate(() => sessionStorage.removeItem('PENDING_MOVES'))],
] as const) {
  test(`a withdrawal whose response is lost is placed once while storage is ${how}`, {
    tag: ['@R263', '@X19'],
  }, async ({ page, context, sim, signIn, watch }) => {
    watch.expectError(/./);
    if (!lose) await fillStorage(context);
    await signIn('player01');
    await sim.faults(lostReply, noOutcome);
    const before = await balanceOf(sim);
    await page.goto('/m/withdraw');
    await requestWithdrawalOf300(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Still checking your transaction' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await lose?.(page);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectOne(page, sim, before);
  });
}

test('a reload that lost the key lists pending withdrawals and does not state that no money was charged', {
  tag: ['@R263', '@X19', '@long'],
}, async ({ page, context, sim, signIn, watch }) => {
  watch.expectError(/./);
  await fillStorage(context);
  await signIn('player01');
  await sim.faults(lostReply, { ...noOutcome, call: undefined });
  await page.goto('/m/withdraw');
  await requestWithdrawalOf300(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Still checking your transaction' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('We can’t confirm your last transaction yet');
  await expect(page.getByRole('main')).toContainText('Check your pending withdrawals above');
  await expect(pendingOrders(page)).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('You have not been charged');
});

test('a hold after a setting on a new device names its end, and a code to the mobile number ends it', {
  tag: '@A102',
}, async ({ page, sim, signIn }) => {
  await sim.apply('security.held-new-device');
  await signIn('player01');
  await page.goto('/m/withdraw');
  const why = page.getByRole('list', { name: 'Why can’t I withdraw more?' });
  await expect(why).toContainText(/on a device we don’t know yet\. To protect your money, you can withdraw on \S/);
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await why.getByRole('button', { name: 'Withdraw sooner with a code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(page);
  await field(sheet, 'Code').fill('000000');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(field(sheet, 'Code')).toHaveAccessibleDescription(/code is wrong/);
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await expect.poll(async () => (await sim.codes()).sms.length).toBe(1);
  await field(sheet, 'Code').fill((await sim.codes()).sms[0]?.code ?? '');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeEnabled();
});
