import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Body } from '#contract/types.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import {
  advance,
  isLedgerBalanced,
  noon,
  withdrawalPassword as paymentPassword,
  sumBalance,
} from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Creates a world with agent01 and player01 of the downline. */
const line = async () => {
  const agent = simulator.world();
  await agent.signIn('agent01');
  const player = simulator.world(agent.name);
  await player.signIn('player01');
  return { agent, player };
};

const down = (agent: WorldClient, amount: number, account = 'player01') =>
  agent.call('transferDownline', { body: { account, amount, paymentPassword } });

const terms = async (world: WorldClient) => (await world.call('withdrawInfo')).value;

test('money from an agent locks at most its own amount until wagered @X17 @R263', async () => {
  const { agent, player } = await line();
  const before = await terms(player);
  expect(before).toMatchObject({ available: 12_480.5, canWithdraw: 12_480.5, openTurnover: 0 });
  expect((await down(agent, 100)).errorCode).toBeNull();
  expect(await terms(player)).toMatchObject({ available: 12_580.5, canWithdraw: 12_480.5, openTurnover: 100 });
  const cardId = before.cards[0]?.cardId ?? '';
  const withdraw = (amount: number) => player.call('withdraw', { body: { cardId, amount, paymentPassword } });
  expect((await withdraw(12_500)).errorCode).toBe('turnover.open');
  expect((await withdraw(1000)).errorCode).toBeNull();
  const visit = await open(player, await launch(player, await findGame(player, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 10; nth += 1) await visit.play(10);
  const after = await terms(player);
  expect(after.openTurnover).toBe(0);
  expect(after.canWithdraw).toBe(after.available);
});

test('locked money cannot be transferred to the agent, the member’s own money can @X17 @R180', async () => {
  const { agent, player } = await line();
  await down(agent, 100);
  const up = async (amount: number) =>
    (await player.call('uplineTransfer', { body: { amount, paymentPassword } })).errorCode;
  expect(await up(12_480.51)).toBe('turnover.open');
  expect(await up(2_480.5)).toBeNull();
  expect(await terms(player)).toMatchObject({ available: 10_100, canWithdraw: 10_000 });
  expect(await isLedgerBalanced(player)).toBe(true);
});

test('a member’s stakes count for a deposit before they count for money from an agent @X17', async () => {
  const { agent, player } = await line();
  await down(agent, 500);
  const { value } = await player.call('depositAlipay', { body: { amount: 100 } });
  await fetch(player.origin + (value.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  const { openTurnover, canWithdraw } = await terms(player);
  expect(canWithdraw).toBe(12_480.5);
  const visit = await open(player, await launch(player, await findGame(player, { name: 'Kidlat Fortune' })));
  expect(openTurnover).toBe(599);
  for (let nth = 0; nth < 10; nth += 1) await visit.play(10);
  const after = await terms(player);
  expect(after.openTurnover).toBe(499);
  expect(after.canWithdraw).toBeCloseTo(after.available - after.openTurnover, 2);
});

test('a red rain envelope locks at most its own amount @R035 @X17', async () => {
  const { agent } = await line();
  const before = await terms(agent);
  expect(before.canWithdraw).toBeGreaterThan(0);
  await advance(agent, '8h2m');
  await agent.signIn('agent01');
  const held = await terms(agent);
  const { rainId } = (await agent.call('redRain')).value;
  const { amount } = (await agent.call('grabRedRain', { body: { rainId } })).value;
  const after = await terms(agent);
  expect(after.available).toBeCloseTo(held.available + amount, 2);
  expect([after.canWithdraw, after.openTurnover]).toEqual([held.canWithdraw, amount]);
});

test('receiving money never lowers the withdrawable amount, whatever was received and staked before @X17', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ do: fc.constant('stake' as const), amount: fc.constantFrom(1, 5, 10) }),
    fc.record({ do: fc.constant('send' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { agent, player } = await line();
      const visit = await open(player, await launch(player, await findGame(player, { name: 'Kidlat Fortune' })));
      for (const it of steps) {
        const before = (await terms(player)).canWithdraw;
        if (it.do === 'stake') await visit.play(it.amount);
        else if (it.do === 'send')
          await player.call('uplineTransfer', { body: { amount: it.amount, paymentPassword } });
        else {
          expect((await down(agent, it.amount)).errorCode).toBeNull();
          expect((await terms(player)).canWithdraw).toBeGreaterThanOrEqual(before);
        }
      }
    }),
    { numRuns: 8, seed: 20260506 },
  );
});

test('transfers up and down the line are at least ₱1, and the error contains the allowed range @R180 @R257', async () => {
  const { agent, player } = await line();
  const small = [
    await down(agent, 0.99),
    await player.call('uplineTransfer', { body: { amount: 0.01, paymentPassword } }),
  ];
  for (const { errorCode, value } of small)
    expect({ errorCode, value }).toEqual({ errorCode: 'amount.out-of-range', value: { min: 1, max: 100_000_000 } });
  const transfers = [
    { account: 'player01', amount: 0.5 },
    { account: 'boyet77', amount: 1 },
  ];
  const body = { transfers, paymentPassword };
  for (const { lines, total } of [
    (await agent.call('checkTransfers', { body: { transfers } })).value,
    (await agent.call('transferMultipleDownline', { body })).value,
  ]) {
    expect(lines.map(({ problem }) => problem)).toEqual(['amount.out-of-range', null]);
    expect(total).toBe(1);
  }
});

test('transfers to one receiver are limited per hour by TRANSFERS_AN_HOUR @R257 @R180', async () => {
  const { agent, player } = await line();
  for (let nth = 0; nth < 20; nth += 1) expect((await down(agent, 1)).errorCode).toBeNull();
  const refused = await down(agent, 1);
  expect([refused.status, refused.errorCode]).toEqual([429, 'request.too-many']);
  expect(refused.value).toEqual({ until: expect.any(Number) });
  expect((await down(agent, 1, 'boyet77')).errorCode).toBeNull();
  const transfers = [{ account: 'player01', amount: 1 }];
  const { lines } = (await agent.call('checkTransfers', { body: { transfers } })).value;
  expect(lines.map(({ problem }) => problem)).toEqual(['request.too-many']);
  await agent.flags({ TRANSFERS_AN_HOUR: 21 });
  expect([(await down(agent, 1)).errorCode, (await down(agent, 1)).errorCode]).toEqual([null, 'request.too-many']);
  await agent.flags({ TRANSFERS_AN_HOUR: 1 });
  const up = async () => (await player.call('uplineTransfer', { body: { amount: 1, paymentPassword } })).errorCode;
  expect([await up(), await up()]).toEqual([null, 'request.too-many']);
  await agent.flags({ TRANSFERS_AN_HOUR: 0 });
  expect([await up(), (await down(agent, 1)).errorCode]).toEqual([null, null]);
});

type Prepare = (world: WorldClient) => Promise<unknown>;

const close =
  (wish: Body<'closeAccount'>): Prepare =>
  async (world) => {
    expect((await world.call('closeAccount', { body: wish })).errorCode).toBeNull();
    await advance(world, '1s');
  };

const change = (account: string, values: object) => async (world: WorldClient) => {
  const { state } = simulator.worlds.open(world.name);
  const found = memberByAccount(state, account);
  if (found) state.put(members, { ...found, ...values });
};

/** Reasons for which a receiver accepts no money, which only the receiver may learn. */
const refusingReceivers: readonly (readonly [string, Prepare])[] = [
  ['disabled', change('player01', { disabled: true })],
  ['self-excluded', close({ kind: 'exclusion', months: 6, loginPassword })],
  ['self-excluded for good', close({ kind: 'exclusion', months: null, loginPassword })],
  ['on a time-out', close({ kind: 'timeOut', hours: 24 })],
  ['at a limit', (world) => world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 100 } })],
  ['under review', (world) => world.admin('POST', '/scenarios', { names: ['safety.identity-review'] })],
];

test('a refused transfer returns the same response for every reason on the receiver’s side @X06 @X02', async () => {
  const replies = async (prepare: Prepare, amount: number) => {
    const { agent, player } = await line();
    expect((await down(agent, 100)).errorCode).toBeNull();
    await prepare(player);
    await agent.signIn('agent01');
    await agent.flags({ TRANSFERS_AN_HOUR: 4 });
    const transfers = [{ account: 'player01', amount }];
    const checked = (await agent.call('checkTransfers', { body: { transfers } })).value.lines;
    const before = await sumBalance(agent);
    const one = [await down(agent, amount), await down(agent, amount)].map(({ status, errorCode, value }) => ({
      status,
      errorCode,
      value,
    }));
    const many = (await agent.call('transferMultipleDownline', { body: { transfers, paymentPassword } })).value.lines;
    const last = await down(agent, amount);
    const moved = before - (await sumBalance(agent));
    return { checked, one, many, moved, last: last.errorCode };
  };
  for (const amount of [1, 300]) {
    const [[, first] = ['', async () => undefined], ...others] = refusingReceivers;
    const expected = await replies(first, amount);
    expect(expected.one[0]).toEqual({ status: 403, errorCode: 'permission.denied', value: null });
    expect(expected).toMatchObject({ moved: 0, many: [{ problem: 'permission.denied' }], last: 'request.too-many' });
    for (const [name, prepare] of others) expect(await replies(prepare, amount), name).toEqual(expected);
  }
  const tooMuch = await replies(close({ kind: 'timeOut', hours: 24 }), 1_000_000);
  expect(tooMuch).toEqual(await replies(async () => undefined, 1_000_000));
  expect(tooMuch.one[0]?.errorCode).toBe('balance.insufficient');
});

test('a refused transfer to an agent returns the same response for every reason on the agent’s side @X06 @X02', async () => {
  const refused = async (prepare: Prepare) => {
    const { agent, player } = await line();
    await prepare(agent);
    await player.signIn('player01');
    const { status, errorCode, value } = await player.call('uplineTransfer', { body: { amount: 1, paymentPassword } });
    return { status, errorCode, value };
  };
  for (const prepare of [
    change('agent01', { disabled: true }),
    close({ kind: 'timeOut', hours: 24 }),
    close({ kind: 'exclusion', months: 6, loginPassword }),
  ])
    expect(await refused(prepare)).toEqual({ status: 403, errorCode: 'permission.denied', value: null });
});

test('an agent’s view of a member is unchanged by the member’s limits and self-exclusion @X06 @X02', async () => {
  const { agent, player } = await line();
  const account = 'player01';
  const read = async () => {
    await agent.signIn('agent01');
    return [
      await agent.call('downline', { query: { account } }),
      await agent.call('downlines', { query: {} }),
      await agent.call('subordinate', { query: { scope: 'all' } }),
      await agent.call('subordinate', { query: { account } }),
      await agent.call('checkTransfers', { body: { transfers: [{ account, amount: 5 }] } }),
      await agent.call('updateDownlineRebates', { body: { account, rebates: {} } }),
      await agent.call('rebateSettings'),
    ].map(({ status, errorCode, value }) => ({ status, errorCode, value }));
  };
  const before = await read();
  await player.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 100 } });
  await close({ kind: 'exclusion', months: null, loginPassword })(player);
  expect(await read()).toEqual(before);
});
