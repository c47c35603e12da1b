import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { acceptPromo, depositGateway, depositOrder, depositPromos } from '#contract/cashier/deposit.ts';
import { transactions } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { dayOf, hourOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import type { Sim } from '#sim/client/sim.ts';
import { test } from '#tests/support/editor-server.ts';
import { field } from '#tests/support/forms.ts';
import { summary } from '#tests/support/screen/cashier.ts';
import { article, cardOf } from '#tests/support/screen/content.ts';
import { chooseOption, expectSaved, fillBoth, fillField, saveEntry } from '#tests/support/screen/editor.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 360_000 });

/** Returns the next 15th of a month after an instant, as `YYYY-MM-DD`. */
const nextPayday = (now: number): string => {
  const [year = 0, month = 0, day = 0] = dayOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - (day < 15 ? 1 : 0), 15)).toISOString().slice(0, 10);
};

const dayAfter = (day: string, days = 1): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

type Method = 'GET' | 'POST';

/** Calls an endpoint as a member; returns its value, or the error code. */
const call = async (
  sim: Sim,
  token: string,
  { method, path }: { readonly method: Method; readonly path: string },
  input: Readonly<Record<string, string | number>> = {},
) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = new URLSearchParams({ language: 'EN', ...(method === 'GET' && (input as Record<string, string>)) });
  const body = method === 'POST' ? { body: JSON.stringify(input) } : {};
  const key = { 'idempotency-key': randomUUID() };
  const reply = await sim.call(`${path}?${query}`, { method, headers: { ...headers, ...key }, ...body });
  const { success, value, errorCode } = await reply.json();
  return success ? value : errorCode;
};

const offerOf = async (sim: Sim, token: string, id: number): Promise<Value<'depositPromos'>[number] | undefined> =>
  (await call(sim, token, depositPromos)).find(({ promoId }: { promoId: number }) => promoId === id);

/** Orders a deposit of ₱1,000 with a promotion; returns the order, or the error code. */
const orderWith = async (sim: Sim, token: string, promoId: number) => {
  const refusal = await call(sim, token, acceptPromo, { promoId });
  return typeof refusal === 'string' ? refusal : call(sim, token, depositGateway, { bankId: 'GCASH', amount: 1000 });
};

/** Pays the newest order; returns its bonus and that of the account record. */
const payNewest = async (sim: Sim, token: string, account: string) => {
  const { deposit } = await sim.act('payDeposit', { account });
  const { bonus } = await call(sim, token, depositOrder, { depositId: deposit });
  const { content } = await call(sim, token, transactions, { code: 'bonus' });
  return { bonus, recorded: content[0]?.amount };
};

/** Opens the form of a promotion, changes fields and saves. */
const changePromotion = async (
  editor: Page,
  slug: string,
  reason: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  await editor.goto(`/keystatic/collection/promotions/item/${slug}`);
  for (const [label, value] of Object.entries(fields)) await fillField(editor, label, value);
  await saveEntry(editor, 'Ana', reason);
  await expectSaved(editor);
};

test('a deposit promotion for the next payday has its own percentage and cap in both languages', async ({
  editor,
  player,
  sim,
  signIn,
}) => {
  const first = nextPayday(await sim.clock.now());
  const last = dayAfter(first);

  await editor.goto('/keystatic/collection/promotions/create');
  await fillField(editor, 'Folder', 'payday-bonus');
  await fillField(editor, 'Number', '460');
  await fillField(editor, 'Order', '5');
  await editor.getByRole('checkbox', { name: /^Deposits/ }).check();
  await fillField(editor, 'First day (Manila)', first);
  await fillField(editor, 'Last day (Manila)', last);
  await fillBoth(editor, 'Title', { en: 'Payday bonus', fil: 'Bonus sa sahod' });
  await fillBoth(editor, 'Words on the picture', {
    en: '{terms.rate} extra on payday',
    fil: 'Dagdag na {terms.rate} sa sahod',
  });
  await fillBoth(editor, 'Summary of the terms', {
    en: '{terms.rate} of your deposit, up to {terms.maxBonus}.',
    fil: '{terms.rate} ng deposit mo, hanggang {terms.maxBonus}.',
  });
  await chooseOption(editor, 'What it gives', 'Deposit bonus');
  for (const [label, value] of Object.entries({
    'Bonus in percent of the deposit': '35',
    'Highest bonus (₱)': '700',
    'Smallest deposit (₱) that gets it': '300',
    'How many times the bonus must be bet': '40',
    'Highest bet with bonus money (₱)': '100',
    'The most that one bet can win of bonus money, in percent of the bonus': '3',
    'The most that becomes own money, in multiples of the bonus': '5',
    'Lowest odds of sports bets that count': '1.5',
    'Days until the bonus expires': '14',
    'How often a member can get it per day': '1',
    'How often a member can get it in total': '2',
  }))
    await fillField(editor, label, value);
  await fillField(editor, 'Leads to', '/m/voucherCenter');
  await fillBoth(editor, 'Words', { en: 'Deposit now', fil: 'Mag-deposit na' });
  await fillField(editor, 'Text in English', 'On payday we add {terms.rate} of your deposit, up to {terms.maxBonus}.');
  await fillField(
    editor,
    'Text in Filipino',
    'Sa araw ng sahod, dagdag na {terms.rate} ng deposit mo ang bonus, hanggang {terms.maxBonus}.',
  );
  await saveEntry(editor, 'Ana', 'Payday campaign');
  await expectSaved(editor);

  const { token: before } = await sim.signIn('player01');
  expect(await offerOf(sim, before, 460)).toBeUndefined();
  await sim.clock.set(`${first}T09:00:00+08:00`);
  await sim.clock.follow(player);
  const token = await signIn('player01');
  expect(await offerOf(sim, token, 460)).toMatchObject({ bonusRate: 0.35, maxBonus: 700, minDeposit: 300 });
  await player.goto('/m/activity');
  await expect(cardOf(player, 460)).toContainText('Payday bonus');
  await expect(cardOf(player, 460)).toContainText('35% extra on payday');
  await player.goto('/ty/m/activityDetail?id=460');
  await expect(article(player)).toContainText('dagdag na 35% ng deposit mo ang bonus, hanggang ₱700');

  await player.goto('/m/voucherCenter');
  await field(player, 'Amount').fill('3000');
  await player.getByRole('region', { name: 'Promotions' }).getByRole('button').click();
  const sheet = player.getByRole('dialog');
  await sheet.getByRole('radio', { name: /Payday bonus/ }).check();
  await sheet.getByRole('button', { name: 'Use this bonus' }).click();
  // 35% would be ₱1,050: the cap holds.
  await expect(summary(player)).toContainText('₱3,700.00');
  await player.getByRole('button', { name: 'Continue to GCash' }).click();
  await player.getByRole('button', { name: /^Pay/ }).click();
  await player.getByRole('link', { name: 'Back to the site' }).click();
  await expect(player.getByRole('heading', { name: 'Deposit completed' })).toBeVisible();
  await expect(player.getByRole('definition').filter({ hasText: '+₱700.00' })).toBeVisible();
  const { content } = await call(sim, token, transactions, { code: 'bonus' });
  expect(content[0]).toMatchObject({ amount: 700 });
  expect(await sim.ledgerFaults()).toEqual([]);
});

test('last month’s promotion runs again as a duplicate with another number and other days', {
  tag: '@long',
}, async ({ editor, player, sim, signIn }) => {
  const first = nextPayday(Date.parse(`${nextPayday(await sim.clock.now())}T12:00:00+08:00`));
  await editor.goto('/keystatic/collection/promotions/item/undas-reload');
  await editor.getByRole('button', { name: 'Duplicate entry…' }).click();
  await fillField(editor, 'Folder', 'undas-reload-again');
  await editor.getByRole('button', { name: 'regenerate' }).click();
  await fillField(editor, 'Number', '461');
  await fillField(editor, 'First day (Manila)', first);
  await fillField(editor, 'Last day (Manila)', first);
  await saveEntry(editor, 'Ana', 'Same again');
  await expectSaved(editor);

  await sim.clock.set(`${first}T12:00:00+08:00`);
  await sim.clock.follow(player);
  const token = await signIn('player01');
  expect(await offerOf(sim, token, 461)).toMatchObject({ bonusRate: 0.25, maxBonus: 1000 });
  expect(await orderWith(sim, token, 461)).toMatchObject({ bonus: 250 });
  expect(await payNewest(sim, token, 'player01')).toEqual({ bonus: 250, recorded: 250 });
  await player.goto('/m/activityDetail?id=461');
  await expect(article(player)).toContainText('we add 25% of your deposit as a bonus, up to ₱1,000');
  await sim.clock.set(`${dayAfter(first)}T00:00:00+08:00`);
  const { token: later } = await sim.signIn('player01');
  expect(await orderWith(sim, later, 461)).toBe('promotion.unavailable');
});

test('a promotion that is taken down now ends at once, and open orders keep their bonus', async ({
  editor,
  player,
  sim,
  signIn,
}) => {
  const token = await signIn('player01');
  expect(await orderWith(sim, token, 451)).toMatchObject({ bonus: 200 });
  const now = await sim.clock.now();
  await changePromotion(editor, 'reload', 'Wrong audience', { 'Last day (Manila)': `${dayOf(now)} ${hourOf(now)}` });

  await expect.poll(() => offerOf(sim, token, 451)).toBeUndefined();
  expect(await call(sim, token, acceptPromo, { promoId: 451 })).toBe('promotion.unavailable');
  expect(await payNewest(sim, token, 'player01')).toEqual({ bonus: 200, recorded: 200 });
  await player.goto('/m/activity');
  await expect(cardOf(player, 452)).toBeVisible();
  await expect(cardOf(player, 451)).toBeHidden();
  await player.goto('/m/activityDetail?id=451');
  await expect(player.getByText('This promotion is not active today.')).toBeVisible();
  await expect(article(player).getByRole('link')).toHaveCount(0);
});

test('the version from before a change is compared and restored, and bonuses of the change keep its terms', {
  tag: '@long',
}, async ({ editor, player, sim, signIn }) => {
  const token = await signIn('player01');
  await changePromotion(editor, 'extra', 'More for the weekend', { 'Bonus in percent of the deposit': '8' });
  await expect.poll(async () => (await offerOf(sim, token, 452))?.bonusRate).toBe(0.08);
  expect(await orderWith(sim, token, 452)).toMatchObject({ bonus: 80 });

  await editor.goto('/keystatic-versions/promotions/extra');
  const before = editor.locator('section').filter({ hasText: 'Before this save' });
  await before.getByText('Compare with the present version').click();
  await expect(before.getByRole('insertion')).toHaveText('  rate: 5\n');
  await before.getByLabel('Your name').fill('Ben');
  await before.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editor.getByRole('status')).toHaveText('Restored.');

  await expect.poll(async () => (await offerOf(sim, token, 452))?.bonusRate).toBe(0.05);
  expect(await payNewest(sim, token, 'player01')).toEqual({ bonus: 80, recorded: 80 });
  expect(await orderWith(sim, token, 452)).toMatchObject({ bonus: 50 });
  await player.goto('/m/activityDetail?id=452');
  await expect(article(player)).toContainText('we add 5% of your deposit as a bonus');
});
