import { afterEach, expect, test } from 'vitest';
import { toMinor } from '#lib/money/money.ts';
import { dueEvents } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { breakContent, changeContent, restoreContent } from '#tests/support/changed-content.ts';
import { advance, isLedgerBalanced, noon } from '#tests/support/money.ts';
import { playRounds } from '#tests/support/play-rounds.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const warnings: string[] = [];
const simulator = await startSimulator({ machineTime: noon, onWarning: (text) => warnings.push(text) });
const dayMs = 86_400_000;
/** Monday, May 11, 2026, 00:00 in Manila. */
const weekEnd = Date.parse('2026-05-11T00:00:00+08:00');

afterEach(restoreContent);

const open = () => {
  const client = simulator.world();
  const world = simulator.worlds.open(client.name);
  world.fireDue();
  const member = memberByAccount(world.state, 'player01')?.id ?? '';
  return { client, world, member };
};

/** Adds a lost bet of ₱5,000 at a live table and returns when it was placed. */
const loseLive = (world: World, member: string, at: number): void => {
  const [known] = world.state.by(bets, 'member', member);
  if (!known) throw new Error('the seed has no bets');
  const stake = toMinor(5_000);
  world.state.put(bets, { ...known, id: `BT${at}`, category: 'LIVE', stake, payout: 0, at, settledAt: at });
};

/** Rewards of the seed that begin later. */
const seeded = new Set(['birthday', 'Weekend raffle']);

const since = (world: World, member: string) =>
  world.state
    .by(rewards, 'member', member)
    .filter(({ from, kind, title }) => from > noon() && !seeded.has(kind === 'event' ? title.EN : kind))
    .map(({ kind, title, minor, from }) => ({ kind, title: title.EN, minor, from }));

test('cashback and prizes that are due while the content cannot be read are paid once it can, by the terms of their day', async () => {
  const { client, world, member } = open();
  loseLive(world, member, world.now());
  breakContent();
  await advance(client, '7d');
  expect(since(world, member)).toEqual([]);
  restoreContent();
  await advance(client, '2m');
  const late = noon() + 7 * dayMs;
  const paid = since(world, member);
  expect(paid.map(({ title }) => title).toSorted()).toEqual([
    'Weekly leaderboard: rank 1',
    'Weekly live casino cashback',
  ]);
  for (const { from } of paid) expect(from - late).toBeLessThanOrEqual(120_000);
  for (const { from } of paid) expect(from).toBeGreaterThan(late);
  await advance(client, '3d');
  expect(since(world, member)).toEqual(paid);
  expect(await isLedgerBalanced(client)).toBe(true);
});

test('weeks that ended while the content could not be read are each paid, as if on time but later', async () => {
  const pay = async (isLate: boolean) => {
    const { client, world, member } = open();
    for (const week of [0, 1, 2]) loseLive(world, member, noon() + week * 7 * dayMs);
    if (isLate) breakContent();
    await advance(client, '20d');
    restoreContent();
    await advance(client, '5m');
    const amounts = since(world, member).map(({ kind, title, minor }) => `${kind} ${title} ${minor}`);
    const next = world.state.all(dueEvents).filter(({ id }) => id === 'cashback' || id === 'mission-week');
    return { amounts: amounts.toSorted(), next: next.map(({ id, at }) => [id, at]).toSorted() };
  };
  const onTime = await pay(false);
  expect(onTime.amounts.filter((it) => it.startsWith('cashback'))).toHaveLength(3);
  expect(await pay(true)).toEqual(onTime);
});

test('the terms of the day on which a payout was due apply, also if other ones run when it is paid', async () => {
  const { client, world, member } = open();
  loseLive(world, member, world.now());
  breakContent();
  await advance(client, '6d');
  changeContent((all) => ({
    ...all,
    promotions: all.promotions.flatMap((it) =>
      it.cashback
        ? [
            { ...it, until: '2026-05-10' },
            { ...it, from: '2026-05-11', cashback: { ...it.cashback, max: 1 } },
          ]
        : [it],
    ),
  }));
  await advance(client, '2m');
  const cashback = since(world, member).find(({ kind }) => kind === 'cashback');
  expect(cashback?.minor).toBeGreaterThan(toMinor(1));
});

test('a payout waits for an entry that is left out because it is broken, and one line names both', async () => {
  const { client, world, member } = open();
  loseLive(world, member, world.now());
  const broken = 'src/content/promotions/monday-cashback/index.yaml: The percentage must be 5 or less.';
  changeContent((all) => ({
    ...all,
    promotions: all.promotions.filter(({ cashback }) => !cashback),
    leftOut: [broken],
  }));
  await advance(client, '6d');
  await advance(client, '1h');
  expect(world.state.all(dueEvents).find(({ id }) => id === 'cashback')).toMatchObject({ dueAt: weekEnd });
  const lines = warnings.filter((line) => line.includes(`"${world.name}"`));
  expect(lines).toEqual([
    expect.stringContaining(`the event cashback (cashback) is tried again every minute until it can run: ${broken}`),
  ]);
  restoreContent();
  await advance(client, '2m');
  expect(since(world, member).filter(({ kind }) => kind === 'cashback')).toHaveLength(1);
});

test('a referral that is earned while the content cannot be read is paid once it can', async () => {
  const { client, world } = open();
  await client.flags({ PACE: false });
  client.network = '203.0.113.9';
  await client.signIn('jhun2204');
  const { value } = await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await fetch(client.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  breakContent();
  playRounds(world, 'jhun2204', 50);
  await advance(client, '1h');
  const paid = () =>
    ['jhun2204', 'player01'].map(
      (account) =>
        since(world, memberByAccount(world.state, account)?.id ?? '').filter(({ kind }) => kind === 'referral').length,
    );
  expect(paid()).toEqual([0, 0]);
  restoreContent();
  await advance(client, '2m');
  expect(paid()).toEqual([1, 1]);
  await advance(client, '1d');
  expect(paid()).toEqual([1, 1]);
});

test('a bank transfer is approved with the bonus of its order while the content cannot be read', async () => {
  const { client, world } = open();
  await client.signIn('newbie01');
  const [promotion] = (await client.call('depositPromos', { query: { language: 'EN' } })).value;
  await client.call('acceptPromo', { body: { promoId: promotion?.promoId ?? 0 } });
  const body = { bankId: 'BPI', amount: 1_000, payerName: 'Juan Dela Cruz' };
  const { value } = await client.call('depositManual', { body });
  await client.call('confirmDeposit', { body: { depositId: value.depositId } });
  breakContent();
  await advance(client, '5m');
  expect(world.state.get(deposits, value.depositId)).toMatchObject({ status: 'approved', bonus: expect.any(Number) });
  expect(world.state.get(deposits, value.depositId)?.bonus).toBeGreaterThan(0);
});
