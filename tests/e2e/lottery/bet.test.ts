import type { Page } from 'playwright/test';
import { expectErrorColour } from '#tests/support/error-colour.ts';
import { enterLogin } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { addLastDigit, atNoon } from '#tests/support/lottery.ts';
import { betsOf, orderHead, orders, slip, slipBets, stakeOn } from '#tests/support/screen/orders.ts';
import { expect, test } from '#tests/support/test.ts';

const address = '/m/startLottery?code=bilis-lima-3-minute';
const problem = (page: Page) => slip(page).getByRole('alert');

test('a lottery bet is placed, drawn and paid out to the balance', {
  tag: ['@R255', '@A07', '@engines'],
}, async ({ page, sim, signIn }) => {
  await atNoon(page, sim);
  await signIn('player01');
  await sim.outcome('win');
  await page.goto(address);
  await expect(page.getByRole('timer').first()).toHaveText(/^02:[34]\d$/);

  await test.step('several bets have their own stakes, and an error is shown at its field', async () => {
    await addLastDigit(page, '7');
    await addLastDigit(page, '3');
    await stakeOn(page, 'Last digit 7').fill('0');
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(stakeOn(page, 'Last digit 7')).toBeFocused();
    await expect(stakeOn(page, 'Last digit 7')).toHaveAccessibleDescription('The minimum bet is ₱1.00.');
    await expectErrorColour(page.getByText('The minimum bet is ₱1.00.'));
    await stakeOn(page, 'Last digit 7').fill('50');
    await stakeOn(page, 'Last digit 3').fill('50');
    await expect(slip(page)).toContainText('₱100.00');
    await expect(slip(page)).toContainText('₱12,480.50');
  });

  await test.step('the order is open until its draw', async () => {
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByText('Bet placed')).toBeVisible();
    await expect(orders(page)).toHaveCount(1);
    await expect(betsOf(orders(page))).toContainText(['₱50.00', '₱50.00']);
    await sim.clock.advance('3m');
    await expect(page.getByText('Draw 261120-1203: you won. Payout ₱465.00')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No open bets' })).toBeVisible();
  });

  await test.step('after the draw the order is settled, and the balance has grown', async () => {
    await page.getByRole('button', { name: 'Settled' }).click();
    await expect(orders(page)).toContainText('+₱465.00');
    await expect(betsOf(orders(page)).filter({ hasText: 'Won' })).toHaveCount(1);
    await expect(orders(page).getByText(/^Drawn numbers: \d+( \d+){4}\s*$/)).toBeVisible();
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Results' }).getByRole('listitem').first()).toContainText(
      '261120-1203',
    );
    await page.getByRole('tab', { name: 'Bet', exact: true }).click();
    await addLastDigit(page, '1');
    await expect(slip(page)).toContainText('₱12,845.50');
    const statusMessage = page.getByRole('tabpanel').last().getByRole('status');
    await expect(statusMessage).toHaveText('Added to your bet slip');
    await page.getByRole('button', { name: 'Lucky pick' }).click();
    await expect(statusMessage).toHaveText('Ready to add');
  });
});

test('a bet without a response, a network or enough balance shows the reason and keeps the slip', {
  tag: '@R255',
}, async ({ page, sim, context, signIn, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/);
  await atNoon(page, sim);
  await signIn('player01');
  await page.goto(address);
  await addLastDigit(page, '7');
  const place = page.getByRole('button', { name: 'Place bet' });

  await sim.faults({ endpoint: 'placeOrder', kind: 'reset' });
  await place.click();
  await expect(problem(page)).toContainText('You have not been charged');
  await expect(slipBets(page)).toHaveCount(1);
  await sim.faults();

  await context.setOffline(true);
  await place.click();
  await expect(problem(page)).toBeVisible();
  await context.setOffline(false);

  await sim.apply('wallet.empty');
  await place.click();
  await expect(problem(page)).toContainText('Your balance is ₱1.00 too low.');
  await expect(problem(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(stakeOn(page, 'Last digit 7')).toHaveValue('1');

  await page.getByRole('button', { name: 'Remove Last digit 7' }).click();
  await expect(slip(page)).toContainText('Choose your numbers to add bets.');
});

test('a bet whose response is lost is placed once and found after a reload', {
  tag: ['@R255', '@X19', '@long'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|500/);
  await atNoon(page, sim);
  await signIn('player01');
  await page.goto(address);
  await addLastDigit(page, '7');
  const place = page.getByRole('button', { name: 'Place bet' });

  await test.step('a failed bet shows an error and keeps the slip', async () => {
    await sim.faults({ endpoint: 'placeOrder', kind: 'status', status: 500, call: 1 });
    await place.click();
    await expect(page.getByText('Transaction failed')).toBeVisible();
    await expect(slipBets(page)).toHaveCount(1);
  });

  await test.step('a bet with an unknown outcome is found by the next page', async () => {
    await sim.faults(
      { endpoint: 'placeOrder', kind: 'reset', after: true },
      { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
    );
    await place.click();
    await expect(page.getByText('Still checking your transaction')).toBeVisible();
    await page.reload();
    await expect(orders(page)).toContainText('₱1.00');
    await page.getByRole('tab', { name: 'Bet', exact: true }).click();
    await expect(slip(page)).toContainText('Choose your numbers to add bets.');
  });
});

test('a bet that is added while an order is placed stays in the slip', { tag: ['@R255', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await atNoon(page, sim);
  await signIn('player01');
  await page.goto(address);
  await addLastDigit(page, '7');
  const order = await holdResponses(page, '**/lgw/orders*');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await addLastDigit(page, '3');
  order.release();
  await expect(orders(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Bet', exact: true }).click();
  await expect(slipBets(page)).toHaveCount(1);
  await expect(stakeOn(page, 'Last digit 3')).toBeVisible();
});

test('a result that cannot be loaded after its draw is reported after the next one', {
  tag: ['@R255', '@long'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/500/);
  await atNoon(page, sim);
  await signIn('player01');
  await sim.outcome('win');
  await page.goto(address);
  await addLastDigit(page, '7');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(betsOf(orders(page))).toHaveCount(1);
  await page.getByRole('tab', { name: 'Bet', exact: true }).click();
  await sim.faults({ endpoint: 'orderDetail', kind: 'error', code: 'system.unknown' });
  const failed = page.waitForResponse('**/lgw/orders/detail*');
  await sim.clock.advance('3m');
  await failed;
  await sim.faults();
  await sim.clock.advance('3m');
  await expect(page.getByText('Draw 261120-1203: you won.')).toBeVisible();
});

test('a guest who logs in to place a bet finds the slip unchanged', { tag: ['@A07', '@long'] }, async ({
  page,
  sim,
}) => {
  await atNoon(page, sim);
  await page.goto(address);
  await addLastDigit(page, '7');
  await stakeOn(page, 'Last digit 7').fill('25');
  await page.getByRole('button', { name: 'Log in to place bet' }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  await hydratePage(page);
  await enterLogin(page, 'player01', seedPassword);
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  await expect(stakeOn(page, 'Last digit 7')).toHaveValue('25');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect(orders(page)).toContainText('₱25.00');
});

test('a bet can be cancelled after a confirmation, and its stake is returned', {
  tag: ['@R255', '@engines'],
}, async ({ page, sim, signIn }) => {
  await atNoon(page, sim);
  await sim.apply('lottery.open-order');
  await signIn('player01');
  await page.goto('/m/moreLottery?view=mine');
  await orderHead(orders(page)).click();
  const first = betsOf(orders(page)).first();
  await first.getByRole('button', { name: 'Cancel bet Pick 3 03 17 28' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep bet' }).click();
  await expect(first).toContainText('Open');
  await first.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('₱20.00 goes back to your balance');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel bet' }).click();
  await expect(first).toContainText('Cancelled');
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Bet cancelled. ₱20.00 is back in your balance')).toBeVisible();
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('a bet that is placed too late moves to the next draw and stays in the slip', {
    tag: ['@R255', '@A07', '@engines'],
  }, async ({ page, sim, signIn }) => {
    await atNoon(page, sim);
    await sim.apply('lottery.too-late');
    await signIn('player01');
    await page.goto(address);
    await addLastDigit(page, '7', { last: 'Huling digit', add: 'Idagdag sa bet slip' });
    const place = page.getByRole('button', { name: 'Ilagay ang taya' });
    await place.click();
    await expect(problem(page)).toHaveText(/^Sarado na ang draw na iyon.*draw 261120-1203 ang mga taya mo\.$/);
    await expect(slipBets(page)).toHaveCount(1);
    await sim.faults();
    await place.click();
    await expect(page.getByText('Nailagay na ang taya')).toBeVisible();
    await expect(orders(page)).toContainText('Huling digit');
  });
});

test('no drag over a lottery with a bet slip reloads or leaves the page', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto(address);
  await addLastDigit(page, '7');
  await expect(slipBets(page)).toHaveCount(1);
  const overscroll = await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior);
  expect(overscroll).toBe('none');
  await page.reload();
  await expect(slipBets(page)).toHaveCount(1);
});
