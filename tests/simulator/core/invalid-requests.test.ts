import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger } from '#sim/core/ledger.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const paths = { login: '/wps/session/login', launch: '/wps/game/launchGame' } as const;
const names = [
  'username',
  'password',
  'type',
  'captcha',
  'vendor',
  'gameId',
  'nodeId',
  'category',
  'showChoice',
  'demo',
];
const dangerous = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const leaf = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt().map(String),
);
const objects = fc
  .dictionary(fc.constantFrom(...names, ...dangerous, 'x'), leaf, { maxKeys: 10 })
  .map((it) => JSON.stringify(it));
const bodies = fc.oneof(
  objects,
  fc.json(),
  fc.string(),
  fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"type":0}}', '{"username":{"$ne":""},"password":"x","type":0}'),
  fc.constant('['.repeat(50_000)),
  fc.constant(`{"username":"${'a'.repeat(100_000)}","password":"x","type":0}`),
);
const types = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/jose',
  'application/x-www-form-urlencoded',
  '',
);

test('500 random bodies on login and launch get a typed 4xx and move no money', async () => {
  const world = simulator.world();
  const { token } = (await world.signIn('player01')).value;
  const { state } = simulator.worlds.open(world.name);
  const before = JSON.stringify(state.all({ name: 'balance', indexes: {} }));
  const each = fc.asyncProperty(fc.constantFrom(...Object.values(paths)), bodies, types, async (path, body, type) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const response = await world.send(path, { method: 'POST', headers, body });
    const reply = (await response.json()) as { success: boolean; errorCode: string };
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(reply).toMatchObject({ success: false, errorCode: expect.stringMatching(/^[a-z]+\.[a-z.-]+$/) });
  });
  await fc.assert(each, { numRuns: 500 });
  expect(JSON.stringify(state.all({ name: 'balance', indexes: {} }))).toBe(before);
  expect(checkLedger(state)).toEqual([]);
  expect(({} as { type?: number }).type).toBeUndefined();
});

test.each(Object.values(paths))('a body of ten megabytes to %s is refused by size', async (path) => {
  const world = simulator.world();
  const body = JSON.stringify({ username: 'a'.repeat(10 * 1024 * 1024), password: 'x', type: 0 });
  const response = await world.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ success: false, errorCode: 'request.too-large' });
});

test('an unknown path returns the nearest endpoints, and a wrong method the allowed ones', async () => {
  const world = simulator.world();
  const unknown = await world.send('/wps/game/hots');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ nearest: expect.arrayContaining(['GET /wps/game/hot (hotGames)']) });
  const wrong = await world.send('/wps/session/login');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a body nested thousands of levels deep is invalid, not a failure of the simulator', async () => {
  const world = simulator.world();
  const { token } = (await world.signIn('player01')).value;
  const body = `{"vendor":"LIKHA","gameId":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await world.send(paths.launch, { method: 'POST', headers, body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, errorCode: 'request.invalid' });
});
