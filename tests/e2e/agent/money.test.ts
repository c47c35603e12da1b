import type { Page } from 'playwright/test';
import type { Value } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { errorMessage } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { envelopeNotice, envelopes } from '#tests/support/screen/agency.ts';
import { menu, toast } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const pin = '246810';
/** Major units of agent01 in the seed. */
const held = 86_325.4;

/** Opens a transfer of these amounts and proceeds to its last step. */
const prepare = async (page: Page, amounts: Readonly<Record<string, string>>) => {
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of Object.keys(amounts)) await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: /^Transfer to \d/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer' });
  const each = sheet.getByRole('switch', { name: 'Same amount for all' });
  if (Object.keys(amounts).length > 1) await each.uncheck();
  for (const [name, amount] of Object.entries(amounts)) await sheet.getByLabel(`Amount for ${name}`).fill(amount);
  await sheet.getByRole('button', { name: 'Review' }).click();
  await sheet.getByLabel('Withdrawal password').fill(pin);
  return sheet;
};

const balanceOf = async (sim: Sim, account: string): Promise<number> => (await sim.member(account)).balance as number;

test('two tabs transferring more than the balance at the same time complete only one transfer', {
  tag: ['@R257', '@X19', '@long'],
}, async ({ page, context, sim, signIn }) => {
  // No confirmation is required, so that both transfers run concurrently.
  await sim.flags({ CONFIRM_FROM: 100_000 });
  await signIn('agent01');
  const other = await context.newPage();
  const one = await prepare(page, { boyet77: '60000' });
  const two = await prepare(other, { indaymay: '60000' });
  const results = [one, two].map((sheet) => sheet.getByRole('status'));
  await Promise.all([one, two].map((sheet) => sheet.getByRole('button', { name: 'Transfer ₱60,000.00' }).click()));
  for (const result of results) await expect(result).toBeVisible();
  const texts = await Promise.all(results.map((result) => result.textContent()));
  expect(texts.sort()).toEqual(['1 transfer completed', 'No transfers were made']);
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held - 60_000, 2);
  await expect(menu(page)).toContainText('₱26,325.40');
});

test('a large transfer is made only after the login password is confirmed', {
  tag: ['@R257', '@X09', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('agent01');
  const sheet = await prepare(page, { boyet77: '20000' });
  await sheet.getByRole('button', { name: 'Transfer ₱20,000.00' }).click();
  const step = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await step.getByLabel('Login password').fill(seedPassword);
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held, 2);
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('1 transfer completed')).toBeVisible();
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held - 20_000, 2);
});

test('a transfer whose response is lost is checked again and made once', {
  tag: ['@R257', '@X19'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/ERR_|Failed to load/);
  await signIn('agent01');
  const sheet = await prepare(page, { boyet77: '20.50' });
  await sim.faults(
    { endpoint: 'transferDownline', kind: 'reset', after: true },
    { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
  );
  await sheet.getByRole('button', { name: 'Transfer ₱20.50' }).click();
  await expect(errorMessage(sheet)).toContainText('You won’t be charged twice');
  await sheet.getByRole('button', { name: 'Check again' }).click();
  await expect(sheet.getByText('1 transfer completed')).toBeVisible();
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held - 20.5, 2);
});

test('a bulk transfer that runs out of balance shows the result of each line', {
  tag: ['@R257', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.flags({ CONFIRM_FROM: 100_000 });
  const { token } = await signIn('agent01');
  const sheet = await prepare(page, { boyet77: '300', mayumi07: '400', indaymay: '500' });
  const elsewhere = await sim.call('/wps/relay/MCS2_wps_transferDownline', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'elsewhere-1' },
    body: JSON.stringify({ account: 'tulayan3', amount: 85_600, paymentPassword: pin }),
  });
  expect(elsewhere.status).toBe(200);
  await sheet.getByRole('button', { name: 'Transfer ₱1,200.00' }).click();
  await expect(sheet.getByRole('status')).toHaveText('2 of 3 transfers completed');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'indaymay' })).toContainText('Your balance is too low');
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held - 85_600 - 700, 2);
  await sheet.getByRole('button', { name: 'Retry failed transfers' }).click();
  await expect(sheet.getByLabel('Amount for indaymay')).toHaveValue('500');
  await expect(sheet.getByLabel('Amount for boyet77')).toHaveCount(0);
});

test('a dividend is paid once, and a second tab that still shows it gets an error', {
  tag: ['@R260', '@R036', '@engines', '@long'],
}, async ({ page, context, sim, signIn }) => {
  await signIn('topagent01');
  const before = await balanceOf(sim, 'topagent01');
  const open = async (tab: Page) => {
    await tab.goto('/m/member/agent/agentDivident');
    await tab.getByRole('tab', { name: 'Downline agents' }).click();
    await tab.getByRole('button', { name: 'Pay agent01' }).first().click();
    return tab.getByRole('dialog', { name: 'Pay agent01' });
  };
  const other = await context.newPage();
  const [here, there] = [await open(page), await open(other)];
  for (const sheet of [here, there]) await sheet.getByLabel('Withdrawal password').fill(pin);
  const button = { name: /^Pay ₱/ };
  const amount = Number((await here.getByRole('button', button).textContent())?.replace(/[^\d.]/g, ''));
  await here.getByRole('button', button).click();
  await expect(here).toBeHidden();
  await expect(toast(page)).toContainText('Paid. Your balance is');
  await there.getByRole('button', button).click();
  await expect(there.getByRole('alert')).toBeVisible();
  expect(await balanceOf(sim, 'topagent01')).toBeCloseTo(before - amount, 2);
});

test('with reduced motion envelopes do not move, and a second catch pays nothing more', {
  tag: ['@R035', '@X12', '@long'],
}, async ({ page, context, sim, signIn }) => {
  await sim.apply('agent.red-rain');
  await signIn('agent01');
  const quiet = await context.newPage();
  await quiet.emulateMedia({ reducedMotion: 'reduce' });
  for (const tab of [page, quiet]) await tab.goto('/m/redRain');
  const moving = (tab: Page) =>
    envelopes(tab)
      .first()
      .evaluate((it) => getComputedStyle(it).animationName !== 'none');
  await expect.poll(() => moving(page)).toBe(true);
  expect(await moving(quiet)).toBe(false);
  // The first tab must not learn of the catch before it is pressed.
  const responses = await holdResponses(page, /\/redRain\?/);
  await quiet.getByRole('button', { name: 'Catch an envelope' }).click();
  const text = (await envelopeNotice(quiet).textContent()) ?? '';
  const amount = Number(/₱([\d,.]+\d)/.exec(text)?.[1]);
  await envelopes(page).nth(4).dispatchEvent('click');
  await expect(toast(page)).toBeVisible();
  responses.release();
  await expect(envelopeNotice(page)).toContainText(String(amount.toFixed(2)));
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held + amount, 2);
});

test('the envelope of an earlier rain is not shown in the next one', { tag: ['@R035', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.apply('agent.red-rain');
  await signIn('agent01');
  await page.clock.install();
  const loaded = page.waitForResponse(/\/redRain\?/);
  await page.goto('/m/redRain');
  const { value } = (await (await loaded).json()) as { value: Value<'redRain'> };
  await page.getByRole('button', { name: 'Catch an envelope' }).click();
  await expect(envelopeNotice(page)).toBeVisible();
  await sim.override('redRain', { value: { ...value, rainId: 'RR-next' } });
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('button', { name: 'Catch an envelope' })).toBeVisible();
  await expect(envelopeNotice(page)).toHaveCount(0);
});

test('an agent can accept or decline each contract offer, and the agency centre counts no more offers', {
  tag: ['@R034', '@A94', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  for (const [path, answer] of [
    ['getSalaryContract', 'Accept'],
    ['getDevidendContract', 'Decline'],
    ['getHourContract', 'Accept'],
  ] as const) {
    await page.goto(`/m/member/agent/${path}`);
    await expect(page.getByRole('heading', { name: 'Offer from topagent01' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: answer }).click();
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL(/\/m\/agent$/);
  }
  await expect(page.getByRole('link', { name: 'Contracts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contracts', exact: true })).toBeVisible();
});

test('a transfer below ₱1 to downline or upline is rejected at its field', {
  tag: ['@R257', '@R180', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/upLine/transfer');
  const amount = page.getByLabel('Amount');
  await amount.fill('0.5');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(amount).toHaveAccessibleDescription(/The minimum transfer is ₱1\.00\./);
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: /boyet77/ }).click();
  await page.getByRole('button', { name: /^Transfer to \d/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer' });
  const line = sheet.getByLabel('Amount for boyet77');
  await line.fill('0.99');
  await sheet.getByRole('button', { name: 'Review' }).click();
  await expect(line).toHaveAccessibleDescription(/The minimum transfer is ₱1\.00\./);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('an amount below the minimum transfer shows the minimum at its field', { tag: ['@R180', '@long'] }, async ({
    page,
    signIn,
  }) => {
    await signIn('agent01');
    await page.goto('/m/upLine/transfer');
    const amount = page.getByLabel('Amount');
    await amount.fill('0.5');
    await page.getByRole('button', { name: 'Mag-transfer', exact: true }).click();
    await expect(amount).toHaveAccessibleDescription(/₱1\.00 ang minimum transfer\./);
  });
});

test('the transfer sheet finds a receiver by name and makes one transfer with one request', {
  tag: ['@R257'],
}, async ({ page, sim, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer' });
  expect(await sim.requests({ path: '/wps/relay/MCS2_wps_downlines' })).toHaveLength(0);
  await sheet.getByLabel('Add member').fill('boyet');
  await sheet
    .getByRole('list', { name: 'Matches' })
    .getByRole('button', { name: /boyet77/ })
    .click();
  await sheet.getByLabel('Amount for boyet77').fill('15');
  await sheet.getByRole('button', { name: 'Review' }).click();
  await sheet.getByLabel('Withdrawal password').fill(pin);
  await sheet.getByRole('button', { name: 'Transfer ₱15.00' }).click();
  await expect(sheet.getByText('1 transfer completed')).toBeVisible();
  expect(await sim.requests({ path: '/wps/relay/MCS2_wps_transferDownline' })).toHaveLength(1);
  expect(await balanceOf(sim, 'agent01')).toBeCloseTo(held - 15, 2);
});
