import type { BrowserContext, Page } from 'playwright/test';
import type { EndpointName } from '#contract/types.ts';
import { type Sim, simOf } from '#sim/client/sim.ts';
import { errorMessage, field } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { startKillableSite } from '#tests/support/killable-site.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { addLastDigit, atNoon } from '#tests/support/lottery.ts';
import { continueButton, pendingOrders } from '#tests/support/screen/cashier.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { orders } from '#tests/support/screen/orders.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

const withdrawalPassword = '246810';

const fill = async (page: Page): Promise<void> => {
  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('500');
};

/** Returns the number of calls of an endpoint. */
const calls = async (sim: Sim, endpoint: string): Promise<number> =>
  (await sim.requests({ method: 'POST' })).filter((it) => it.row === endpoint).length;

test('a failed deposit shows an error, keeps the amount and can be retried', {
  tag: ['@R264', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.faults({ endpoint: 'depositGateway', kind: 'status', status: 500, call: 1 });
  await signIn('player01');
  await fill(page);
  await continueButton(page).dblclick();
  await expect(page.getByText('Transaction failed')).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('500');
  expect(await calls(sim, 'depositGateway')).toBe(1);
  await continueButton(page).click();
  await page.waitForURL(/__pay/);
  await page.goto('/m/voucherCenter');
  await expect(pendingOrders(page)).toHaveCount(1);
});

test('a deposit without a response for 31 seconds fails and is not sent again', {
  tag: ['@long', '@R264', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.clock.follow(page);
  await sim.faults({ endpoint: 'depositGateway', kind: 'delay', delay: 120_000, call: 1 });
  await signIn('player01');
  await fill(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/relay/'));
  await continueButton(page).click();
  await sent;
  await sim.clock.advance('31s');
  await expect(page.getByText('Transaction failed')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Amount')).toHaveValue('500');
  await expect(pendingOrders(page)).toHaveCount(0);
});

test('without a network a deposit is not sent and the amount is kept', {
  tag: ['@long', '@R264'],
}, async ({ page, context, sim, watch, signIn }) => {
  watch.expectError(/./);
  await signIn('player01');
  await fill(page);
  await context.setOffline(true);
  await continueButton(page).click();
  await expect(errorMessage(page.getByRole('main'))).toBeVisible();
  await context.setOffline(false);
  await expect(field(page, 'Amount')).toHaveValue('500');
  expect(await page.evaluate(() => sessionStorage.getItem('PENDING_MOVES'))).toBeNull();
  expect((await sim.ledgerFaults()).length).toBe(0);
});

test('a deposit works on a device that wrongly reports to be offline', { tag: ['@X19', '@long'] }, async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await signIn('player01');
  await fill(page);
  await continueButton(page).click();
  await page.waitForURL(/__pay/);
});

test('a withdrawal whose response is lost is created once and shown in another tab', {
  tag: ['@R263', '@X10', '@X19'],
}, async ({ page, context, sim, watch, signIn }) => {
  watch.expectError(/./);
  await signIn('player01');
  await sim.faults({ endpoint: 'withdraw', kind: 'reset', after: true });
  await page.goto('/m/withdraw');
  await field(page, 'Amount').fill('500');
  await field(page, 'Withdrawal password').fill(withdrawalPassword);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(page.getByRole('list', { name: 'Withdrawal status' })).toContainText('Under review');
  const other = await context.newPage();
  await other.goto('/m/withdraw');
  await expect(pendingOrders(other)).toHaveCount(1);
  await expect(pendingOrders(other)).toContainText('500.00');
});

test('a transfer whose page is left while it is checked is reported as completed on the next page', {
  tag: ['@R180', '@X19', '@long'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.faults(
    { endpoint: 'uplineTransfer', kind: 'reset', after: true },
    { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
  );
  await signIn('agent01');
  await page.goto('/m/upLine/transfer');
  await page.getByLabel('Amount').fill('100');
  await field(page, 'Withdrawal password').fill(withdrawalPassword);
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText('Still checking your transaction')).toBeVisible();
  await page.goto('/m/mine');
  await expect(page.getByText('Transfer: completed.')).toBeVisible();
  await page.goto('/m/upLine/transfer');
  await expect(entries(page)).toHaveCount(1);
});

test('a transfer names the amount that was sent and keeps the next one, which is typed before its response', {
  tag: ['@R180', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/upLine/transfer');
  const amount = page.getByLabel('Amount');
  await amount.fill('100');
  await field(page, 'Withdrawal password').fill(withdrawalPassword);
  const sent = await holdResponses(page, '**/wps/wallets/transfer/upline');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer', exact: true }).click();
  await amount.fill('250');
  sent.release();
  await expect(toast(page)).toContainText('₱100.00 transferred to topagent01');
  await expect(amount).toHaveValue('250');
});

test('a lottery bet whose response is lost is placed once, also after a reload', {
  tag: ['@long', '@R255', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await atNoon(page, sim);
  await sim.faults(
    { endpoint: 'placeOrder', kind: 'reset', after: true },
    { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
  );
  await signIn('player01');
  await page.goto('/m/startLottery?code=bilis-lima-3-minute');
  await addLastDigit(page, '7');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(page.getByText('Still checking your transaction')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bet placed')).toBeVisible();
  await expect(orders(page)).toHaveCount(1);
});

/**
 * Opens a stored world behind a server that can be killed, with player01 logged in; the response of an endpoint never
 * arrives.
 */
const onKillable = async (
  context: BrowserContext,
  endpoint: EndpointName,
  play: (site: Awaited<ReturnType<typeof startKillableSite>>, world: Sim) => Promise<void>,
): Promise<void> => {
  const site = await startKillableSite();
  try {
    const world = simOf(site.address, 'default');
    await context.addCookies([{ name: 'sim_world', value: world.world, url: site.address }]);
    await world.faults({ endpoint, kind: 'dribble', delay: 60_000 });
    await startLoggedIn(context, await world.signIn('player01'));
    await play(site, world);
    expect(await world.ledgerFaults()).toEqual([]);
  } finally {
    for (const page of context.pages()) await page.close();
    await site.close();
  }
};

test('a deposit made before the server was killed is kept, and the page continues after a restart', {
  tag: ['@long', '@R264', '@X19'],
}, async ({ page, context, watch }) => {
  watch.expectError(/./);
  await onKillable(context, 'depositGateway', async (site, world) => {
    await page.goto(`${site.address}/m/voucherCenter`);
    await field(page, 'Amount').fill('500');
    await continueButton(page).click();
    await expect.poll(() => calls(world, 'depositGateway')).toBe(1);
    await site.kill();
    await expect(page.getByText('Still checking your transaction')).toBeVisible();
    await site.startAgain();
    // The member requested it, so the wallet's page opens as it would have without the fault.
    await page.waitForURL(/__pay/, { timeout: 20_000 });
    await page.goto(`${site.address}/m/voucherCenter`);
    await expect(pendingOrders(page)).toHaveCount(1);
  });
});

test('a withdrawal made before the server was killed is kept once and shown after a restart', {
  tag: ['@long', '@X10', '@X19'],
}, async ({ page, context, watch }) => {
  watch.expectError(/./);
  await onKillable(context, 'withdraw', async (site, world) => {
    await page.goto(`${site.address}/m/withdraw`);
    await field(page, 'Amount').fill('500');
    await field(page, 'Withdrawal password').fill(withdrawalPassword);
    const { balance } = await world.member('player01');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.poll(() => calls(world, 'withdraw')).toBe(1);
    await site.kill();
    await expect(page.getByText('Still checking your transaction')).toBeVisible();
    await site.startAgain();
    await expect(page.getByRole('list', { name: 'Withdrawal status' })).toContainText('Under review', {
      timeout: 20_000,
    });
    await page.goto(`${site.address}/m/withdraw`);
    await expect(pendingOrders(page)).toHaveCount(1);
    expect((await world.member('player01')).balance).toBe(Number(balance) - 500);
  });
});
