// @long

import type { Locator, Page } from 'playwright/test';
import type { EndpointName } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { errorMessage, field } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { accounts, pendingOrders, steps } from '#tests/support/screen/cashier.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

interface ResponseFault {
  readonly why: string;
  /** Fault of the first call of an endpoint; without one the network is offline. */
  readonly fault?: {
    readonly kind: 'reset' | 'status' | 'delay';
    readonly status?: number;
    readonly delay?: number;
    readonly after?: true;
  };
  /** Whether the call took effect anyway. */
  readonly done?: true;
}

const lost: ResponseFault = { why: 'the response is lost', fault: { kind: 'reset', after: true }, done: true };
const others: readonly ResponseFault[] = [
  { why: 'the server returns 500', fault: { kind: 'status', status: 500 } },
  { why: 'the request times out', fault: { kind: 'delay', delay: 120_000 } },
  { why: 'there is no network' },
];

interface Stage {
  readonly page: Page;
  readonly sim: Sim;
}

/** Presses while the fault is active, then removes it. */
const press = async (
  { page, sim }: Stage,
  endpoint: EndpointName,
  { fault }: ResponseFault,
  go: () => Promise<unknown>,
) => {
  if (fault) await sim.faults({ endpoint, call: 1, ...fault });
  else {
    // The page loads in advance what it needs without a network.
    await waitForIdlePage(page);
    await page.context().setOffline(true);
  }
  const sent = fault && page.waitForRequest((request) => request.method() === 'POST' && /wps/.test(request.url()));
  await go();
  await sent;
  if (fault?.kind === 'delay') await sim.clock.advance('31s');
};

/**
 * Expects a message that the action failed, or a toast that the dialog could not be loaded; then restores the network.
 */
const expectRefused = async ({ page }: Stage, where: Locator = page.getByRole('main')) => {
  const noQuestion = toast(page).filter({ hasText: /connection|loaded/ });
  await expect(errorMessage(where).or(noQuestion)).toBeVisible();
  await page.context().setOffline(false);
};

const openOrder = async ({ page, sim }: Stage, scenario: string, at: string, signIn: (name: string) => unknown) => {
  await sim.apply(scenario);
  await sim.clock.follow(page);
  await signIn('player01');
  await page.goto(at);
  await pendingOrders(page).click();
  await expect(steps(page)).toBeVisible();
};

/** Cancels the order on the page and confirms the question. */
const cancelOrder = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

for (const fault of [lost, ...others]) {
  const tag = (...named: string[]) => ({ tag: fault.done ? named : ['@long', ...named] });

  test(`"I have paid" recovers when ${fault.why}`, tag('@R264', '@X19'), async ({ page, sim, signIn, watch }) => {
    watch.expectError(/./);
    const stage = { page, sim };
    await openOrder(stage, 'deposit.manual-pending', '/m/voucherCenter', signIn);
    const say = () => page.getByRole('button', { name: 'I have paid' }).click();
    await press(stage, 'confirmDeposit', fault, say);
    if (!fault.done) {
      await expectRefused(stage);
      await say();
    }
    await expect(page.getByRole('heading', { name: 'Deposit under review' })).toBeVisible();
    await expect(errorMessage(page.getByRole('main'))).toHaveCount(0);
  });

  test(
    `cancelling a deposit recovers when ${fault.why}`,
    tag('@R264', '@X19'),
    async ({ page, sim, signIn, watch }) => {
      watch.expectError(/./);
      const stage = { page, sim };
      await openOrder(stage, 'deposit.alipay-pending', '/m/voucherCenter', signIn);
      const cancelDeposit = () => cancelOrder(page, 'Cancel deposit');
      await press(stage, 'cancelDeposit', fault, cancelDeposit);
      if (!fault.done) {
        await expectRefused(stage);
        await cancelDeposit();
      }
      await expect(page.getByRole('heading', { name: 'You cancelled this deposit' })).toBeVisible();
      // Nothing was paid, so there is no fee either.
      await expect(page.getByRole('main')).not.toContainText('Fee');
      await expect(errorMessage(page.getByRole('main'))).toHaveCount(0);
    },
  );

  test(`an account is added once when ${fault.why}`, tag('@R263', '@X19'), async ({ page, sim, signIn, watch }) => {
    watch.expectError(/./);
    const stage = { page, sim };
    await sim.clock.follow(page);
    await signIn('player01');
    await page.goto('/m/withdraw');
    const all = accounts(page);
    await expect(all.first()).toBeVisible();
    const before = await all.count();
    await page.getByRole('button', { name: 'Add account' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^Bank or e-wallet/).selectOption('GCASH');
    await field(sheet, 'E-wallet mobile number').fill('09175550188');
    await field(sheet, 'Withdrawal password').fill('246810');
    await field(sheet, 'Login password').fill('Passw0rd1');
    const save = () => sheet.getByRole('button', { name: 'Add account' }).click();
    await press(stage, 'addBankCard', fault, save);
    if (!fault.done) {
      await expectRefused(stage, sheet);
      await expect(field(sheet, 'E-wallet mobile number')).toHaveValue('09175550188');
      await save();
    }
    await expect(sheet).toHaveCount(0);
    await expect(all).toHaveCount(before + 1);
    await expect(accounts(page, '0188')).toBeChecked();
  });
}

for (const fault of others)
  test(`cancelling a withdrawal recovers when ${fault.why}`, {
    tag: ['@long', '@X10', '@X19'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(/./);
    const stage = { page, sim };
    await openOrder(stage, 'withdraw.reviewing', '/m/withdraw', signIn);
    const cancel = () => cancelOrder(page, 'Cancel withdrawal');
    await press(stage, 'cancelWithdraw', fault, cancel);
    await expectRefused(stage);
    await expect(steps(page)).toContainText('Under review');
    await cancel();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  });
