import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { grantReward } from '#sim/features/rewards/rules/rewards.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import {
  advance,
  isLedgerBalanced,
  noon,
  withdrawalPassword as paymentPassword,
  sumBalance,
} from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account: string) => {
  const world = simulator.world();
  await world.flags({ PACE: false });
  await world.signIn(account);
  return world;
};

const terms = async (world: WorldClient) => (await world.call('withdrawInfo')).value;

const deposit = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await fetch(world.origin + (value?.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
};

/** Grants a reward of this many major units with a wagering factor, and claims it. */
const claim = async (world: WorldClient, major: number, wageringFactor: number, account = 'player01') => {
  const opened = simulator.worlds.open(world.name);
  const id = memberByAccount(opened.state, account)?.id ?? '';
  const title = { EN: 'Gift', TY: 'Regalo' };
  const reward = grantReward(opened, id, { kind: 'bonus', title, minor: major * 100, wageringFactor });
  expect((await world.call('claimReward', { body: { id: reward.id } })).errorCode).toBeNull();
};

test('a reward and a deposit lock only their own amounts, not the earlier balance @X17 @R263', async () => {
  const world = await signedIn('player01');
  await claim(world, 50, 3);
  await advance(world, '1m');
  expect(await terms(world)).toMatchObject({ available: 12_530.5, canWithdraw: 12_480.5, openTurnover: 150 });
  await deposit(world, 500);
  expect(await terms(world)).toMatchObject({ available: 13_030.5, canWithdraw: 12_480.5, openTurnover: 650 });
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 15; nth += 1) await visit.play(10);
  const played = await terms(world);
  expect(played.openTurnover).toBe(500);
  expect(played.canWithdraw).toBeCloseTo(played.available - 350 - 50, 2);
});

test('the locks of a withdrawal add up to the locked part of the main wallet @X17 @R263', async () => {
  const world = await signedIn('player01');
  await deposit(world, 500);
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 12_780 } });
  const { available, locked, locks } = await terms(world);
  expect({ available, locked }).toEqual({ available: 200.5, locked: 200.5 });
  expect(locks.map((it: { locked: number }) => it.locked)).toEqual([200.5]);
});

test('a bonus is locked until wagered; other money can be withdrawn meanwhile @X11 @X17', async () => {
  const world = await signedIn('player01');
  await world.call('acceptPromo', { body: { promoId: 451 } });
  await deposit(world, 500);
  expect(await terms(world)).toMatchObject({ available: 13_080.5, canWithdraw: 12_480.5, openTurnover: 4500 });
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 50; nth += 1) await visit.play(20);
  const played = await terms(world);
  expect(played.openTurnover).toBe(3900);
  expect(played.canWithdraw).toBeCloseTo(played.available - 100, 2);
});

test('claiming and depositing never lower the withdrawable amount @X17', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('claim' as const),
      amount: fc.integer({ min: 1, max: 200 }),
      wageringFactor: fc.nat(8),
    }),
    fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 50, max: 900 }) }),
    fc.record({ do: fc.constant('play' as const), amount: fc.constantFrom(1, 5, 20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async (steps) => {
      const world = await signedIn('player01');
      const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
      for (const it of steps) {
        const { canWithdraw: before } = await terms(world);
        if (it.do === 'play') await visit.play(it.amount);
        else if (it.do === 'claim') await claim(world, it.amount, it.wageringFactor);
        else {
          await world.call('acceptPromo', { body: { promoId: 452 } });
          await deposit(world, it.amount);
        }
        if (it.do !== 'play') expect((await terms(world)).canWithdraw).toBeGreaterThanOrEqual(before);
      }
      expect(await isLedgerBalanced(world)).toBe(true);
    }),
    { numRuns: 6, seed: 20260506 },
  );
});

test('a bonus lost in play restricts neither the next bet nor the next deposit @X11', async () => {
  const world = await signedIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 277);
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let left = await sumBalance(world); left > 0; left = await sumBalance(world)) {
    await world.admin('PUT', '/outcome', { outcome: 'lose' });
    await visit.play(Math.min(20, left));
  }
  expect(await sumBalance(world)).toBe(0);
  expect((await terms(world)).openTurnover).toBe(0);
  await deposit(world, 300);
  expect(await terms(world)).toMatchObject({ available: 300, openTurnover: 300 });
  await advance(world, '31d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(300);
});

test('withdrawal info lists what each gift, deposit, transfer and bonus locks until its wagering is done @R263 @X17', async () => {
  const world = await signedIn('player01');
  expect((await terms(world)).locks).toEqual([]);
  await claim(world, 50, 3);
  const agent = simulator.world(world.name);
  await agent.signIn('agent01');
  await agent.call('transferDownline', { body: { account: 'player01', amount: 100, paymentPassword } });
  await world.call('acceptPromo', { body: { promoId: 451 } });
  await deposit(world, 500);
  const { locks, locked, openTurnover } = await terms(world);
  const plain = { needsDeposit: false, expiresAt: null };
  expect(locks).toContainEqual({ kind: 'gift', locked: 50, openTurnover: 150, ...plain });
  expect(locks).toContainEqual({ kind: 'transfer', locked: 100, openTurnover: 100, ...plain });
  expect(locks).toContainEqual({ kind: 'deposit', locked: 500, openTurnover: 500, ...plain });
  const { days = 0 } = (await world.call('depositPromos')).value.find(({ promoId }) => promoId === 451) ?? {};
  expect(locks.find(({ kind }) => kind === 'bonus')?.expiresAt).toBe(noon() + days * 86_400_000);
  expect(locks.reduce((sum, it) => sum + it.locked, 0)).toBe(locked);
  expect(locks.reduce((sum, it) => sum + it.openTurnover, 0)).toBe(openTurnover);
});

test('locked amounts are never more than the balance, and play loses the deposit before its bonus @X17 @X11', async () => {
  const world = await signedIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 500);
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 16; nth += 1) {
    await world.admin('PUT', '/outcome', { outcome: 'lose' });
    await visit.play(40);
  }
  expect(await sumBalance(world)).toBe(360);
  const { locks } = await terms(world);
  expect(locks.map(({ kind, locked }) => [kind, locked])).toEqual([['bonus', 360]]);
  const { value } = await world.call('wagering', { query: { language: 'EN' } });
  expect(value).toMatchObject({ locked: 360, parts: [{ kind: 'bonus', locks: 500, locked: 360 }] });
});

test('withdrawal info marks a gift as needing a first deposit when the member has none @R263 @X17', async () => {
  const world = await signedIn('newbie01');
  const opened = simulator.worlds.open(world.name);
  const id = memberByAccount(opened.state, 'newbie01')?.id ?? '';
  const reward = grantReward(opened, id, {
    kind: 'bonus',
    title: { EN: 'Gift', TY: 'Regalo' },
    minor: 5000,
    wageringFactor: 0,
  });
  expect((await world.call('claimReward', { body: { id: reward.id } })).errorCode).toBeNull();
  expect((await terms(world)).locks).toEqual([
    { kind: 'gift', locked: 50, openTurnover: 0, needsDeposit: true, expiresAt: null },
  ]);
  const needs = async () => (await world.call('rewards', {})).value.map(({ needsDeposit }) => needsDeposit);
  expect(new Set(await needs())).toEqual(new Set([true]));
  await deposit(world, 500);
  expect(new Set(await needs())).toEqual(new Set([false]));
});

test('the parts of the locked balance include gifts that wait for a first deposit, and add up @X11 @X17', async () => {
  const world = await signedIn('newbie01');
  await claim(world, 50, 0, 'newbie01');
  await claim(world, 20, 3, 'newbie01');
  const read = async () => {
    const { value } = await world.call('wagering', { query: { language: 'EN' } });
    expect(value.parts.reduce((sum, it) => sum + it.locked, 0)).toBe(value.locked);
    return value.parts.map(({ kind, locked, left, needsDeposit }) => ({ kind, locked, left, needsDeposit }));
  };
  expect(await read()).toEqual([
    { kind: 'gift', locked: 50, left: 0, needsDeposit: true },
    { kind: 'gift', locked: 20, left: 60, needsDeposit: true },
  ]);
  const [gift, ...others] = (await terms(world)).locks;
  expect([gift, others]).toMatchObject([{ kind: 'gift', locked: 70, openTurnover: 60, needsDeposit: true }, []]);
  await advance(world, '1m');
  await deposit(world, 500);
  expect(await read()).toEqual([
    { kind: 'deposit', locked: 500, left: 500, needsDeposit: false },
    { kind: 'gift', locked: 20, left: 60, needsDeposit: false },
  ]);
});

test('a gift that play has lost is no longer listed as waiting for a first deposit @X11 @X17', async () => {
  const world = await signedIn('newbie01');
  await claim(world, 50, 0, 'newbie01');
  await claim(world, 30, 3, 'newbie01');
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 3; nth += 1) {
    await world.admin('PUT', '/outcome', { outcome: 'lose' });
    await visit.play(20);
  }
  const { parts } = (await world.call('wagering', { query: { language: 'EN' } })).value;
  expect(parts.map((it) => [it.locked, it.left, it.needsDeposit])).toEqual([[20, 78, true]]);
  expect((await terms(world)).locks.map(({ kind, locked }) => [kind, locked])).toEqual([['gift', 20]]);
});
