import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const begin = async (account = 'player01', demo?: boolean): Promise<{ world: WorldClient; visit: GameVisit }> => {
  const world = simulator.world();
  await world.signIn(account);
  const game = await findGame(world, { name: 'Kidlat Fortune' });
  return { world, visit: await open(world, await launch(world, game, demo)) };
};

const balance = async (world: WorldClient): Promise<number> => (await world.call('balance')).value.sumBalance;
const sound = async (world: WorldClient) => (await world.admin<{ sound: boolean }>('GET', '/ledger')).body.sound;

test('a ticket opens its game once, in one frame @R253', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const gameUrl = await launch(world, await findGame(world, { name: 'Kidlat Fortune' }));
  const first = await fetch(world.origin + gameUrl);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': 'null',
    'cache-control': 'no-store',
    // In WebKit 'self' means the frame's own origin, which is null, so the origin is named too.
    'content-security-policy': `sandbox allow-scripts; default-src 'none'; script-src 'self' ${world.origin}; style-src 'self' ${world.origin}; img-src 'self' ${world.origin} data:; connect-src 'self' ${world.origin}; frame-ancestors 'self'`,
  });
  expect(first.headers.get('access-control-allow-credentials')).toBeNull();
  expect(await first.text()).not.toContain(world.token);
  const second = await fetch(`${world.origin}${gameUrl}?language=TY`);
  expect(second.status).toBe(409);
  expect(await second.text()).toContain('Nabuksan na ang larong ito');
});

test('an unused ticket expires after two minutes', async () => {
  let time = Date.parse('2026-05-04T12:00:00+08:00');
  const later = await startSimulator({ machineTime: () => time });
  const world = later.world();
  await world.signIn('player01');
  const gameUrl = await launch(world, await findGame(world));
  time += 121_000;
  expect((await fetch(world.origin + gameUrl)).status).toBe(404);
});

test('a round debits the stake and credits the payout together @R195', async () => {
  const { world, visit } = await begin();
  const before = await balance(world);
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  const { value } = await visit.play(10);
  expect(value.payout).toBeGreaterThan(10);
  expect(value.balance).toBeCloseTo(before - 10 + value.payout, 2);
  expect(await balance(world)).toBe(value.balance);
  expect(await sound(world)).toBe(true);
});

test('rounds are refused while the backend is closed', async () => {
  const { world, visit } = await begin();
  for (const [flag, code] of [
    ['REGION_RESTRICTED', 'region.restricted'],
    ['UPGRADING', 'system.upgrading'],
    ['MAINTENANCE', 'system.maintenance'],
  ] as const) {
    await world.flags({ [flag]: true });
    expect((await visit.play(10)).errorCode).toBe(code);
  }
});

test('a round repeated under its key is played once', async () => {
  const { world, visit } = await begin();
  const first = await visit.play(5, null, 'the-same-key');
  const again = await visit.play(5, null, 'the-same-key');
  expect(again.value).toEqual(first.value);
  expect(await balance(world)).toBe(first.value.balance);
  const other = await visit.play(6, null, 'the-same-key');
  expect(other).toMatchObject({ status: 409, errorCode: 'request.conflict' });
});

test('a round without a key, with a third decimal or with an unknown field is refused', async () => {
  const { visit } = await begin();
  expect(await visit.send({ stake: 1, choice: null })).toMatchObject({ status: 422, errorCode: 'request.invalid' });
  const key = { 'idempotency-key': 'round-of-odd-form' };
  for (const invalid of [
    { stake: 1.005, choice: null },
    { stake: '1', choice: null },
    { stake: 1, choice: null, win: 9 },
  ])
    expect(await visit.send(invalid, key)).toMatchObject({ status: 422, errorCode: 'request.invalid' });
});

test('a round whose response is lost is played once, and its key returns the result', async () => {
  const { world, visit } = await begin();
  await world.admin('PUT', '/faults', { faults: [{ endpoint: 'playRound', kind: 'reset', after: true }] });
  await expect(visit.play(5, null, 'a-round-lost')).rejects.toThrow();
  await world.admin('DELETE', '/faults');
  const repeated = await visit.play(5, null, 'a-round-lost');
  expect(await balance(world)).toBe(repeated.value.balance);
  const { body } = await world.admin<{ requests: { row: string; account: string }[] }>(
    'GET',
    '/requests?row=playRound',
  );
  expect(body.requests.map(({ account }) => account)).toEqual(['player01', 'player01']);
});

test('stakes outside the limits or above the balance are refused', async () => {
  const { world, visit } = await begin('newbie01');
  const { minBet, maxBet } = visit.visit;
  expect(await visit.play(maxBet + 1)).toMatchObject({ status: 422, errorCode: 'bet.out-of-range' });
  if (minBet > 0.01) expect(await visit.play(0.01)).toMatchObject({ errorCode: 'bet.out-of-range' });
  expect(await visit.play(Math.max(1, minBet))).toMatchObject({ status: 409, errorCode: 'balance.insufficient' });
  expect(await balance(world)).toBe(0);
});

test('a play key is valid for its own visit, world and session only', async () => {
  const one = await begin();
  const two = await begin();
  const round = { stake: 1, choice: null };
  const secret = '0'.repeat(32);
  const keys = [
    [`${two.world.name}.${secret}`, 'session.expired'],
    [`no-such-world.${secret}`, 'session.required'],
    [one.world.token ?? '', 'session.required'],
  ] as const;
  for (const [key, errorCode] of keys)
    expect(
      await two.visit.send(round, { authorization: `Bearer ${key}`, 'idempotency-key': 'a-key-of-another' }),
    ).toMatchObject({ status: 401, errorCode });
  await one.world.call('logout');
  expect(await one.visit.play(1)).toMatchObject({ status: 401, errorCode: 'session.expired' });
});

test('demo play moves play money only', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world, { demo: true });
  const before = await balance(world);
  const visit = await open(world, await launch(world, game, true));
  expect(visit.visit).toMatchObject({ demo: true, balance: 10_000 });
  const { value } = await visit.play(Math.max(1, game.minBet));
  expect(value.balance).toBeCloseTo(10_000 - value.stake + value.payout, 2);
  expect(await balance(world)).toBe(before);
  expect(await sound(world)).toBe(true);
});

test('any invalid round body gets a typed error and moves no money', async () => {
  const { world, visit } = await begin();
  const before = await balance(world);
  const bodies = fc.sample(
    fc.oneof(
      fc.jsonValue().map((it) => JSON.stringify(it)),
      fc.string(),
      fc
        .record({ key: fc.jsonValue(), stake: fc.jsonValue(), choice: fc.jsonValue(), extra: fc.jsonValue() })
        .map((it) => JSON.stringify(it)),
      fc.constant('{"__proto__":{"stake":1},"key":"aaaaaaaa","stake":1e308,"choice":null}'),
    ),
    { numRuns: 500, seed: 7 },
  );
  for (const body of bodies) {
    const { status, errorCode } = await visit.send(body);
    expect({ body, status, typed: typeof errorCode }).toEqual({ body, status: 422, typed: 'string' });
  }
  expect((await visit.send('x'.repeat(10 * 1024 * 1024))).status).toBe(413);
  expect((await visit.send('{}', { 'content-type': 'text/plain' })).status).toBe(422);
  expect(await balance(world)).toBe(before);
});

test('the same seed and the same rounds give the same outcomes', async () => {
  const play = async () => {
    const { world, visit } = await begin();
    const rounds = [];
    for (let i = 0; i < 5; i += 1) rounds.push((await visit.play(2)).value.outcome);
    expect(await sound(world)).toBe(true);
    return rounds;
  };
  expect(await play()).toEqual(await play());
});
