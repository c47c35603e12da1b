import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const called = async () => {
  const world = simulator.world();
  await world.call('version');
  await world.signIn('player01');
  await world.call('balance');
  await world.call('gameList', { query: { gameType: 'RNG', pageSize: 24 } as never });
  await world.call('balance');
  return world;
};
const world = await called();
const verify = async (asked: object) => (await world.admin('POST', '/verify', asked)).body;

test.each([
  ['a row', { endpoint: 'balance' }, true, 2],
  ['a path', { path: '/wps/wallets/*' }, true, 2],
  ['exactly', { endpoint: 'balance', count: { exactly: 2 } }, true, 2],
  ['not exactly', { endpoint: 'balance', count: { exactly: 1 } }, false, 2],
  ['at least', { endpoint: 'balance', count: { atLeast: 3 } }, false, 2],
  ['at most', { endpoint: 'balance', count: { atMost: 1 } }, false, 2],
  ['never', { endpoint: 'withdraw', count: { exactly: 0 } }, true, 0],
  ['a member', { endpoint: 'balance', match: { member: 'player01' } }, true, 2],
  ['a query', { endpoint: 'gameList', match: { query: { gameType: 'RNG' } } }, true, 1],
  ['a part of a body', { endpoint: 'login', match: { body: { username: 'player*' } } }, true, 1],
  ['only later calls', { endpoint: 'version', after: 1 }, false, 0],
])('%s', async (_what, asked, holds, found) => {
  expect(await verify(asked)).toMatchObject({ holds, found });
});

test('a failed verification reveals no secrets', async () => {
  const guess = { headers: { authorization: 'x' }, body: { username: 'x', password: 'x' } };
  const result = JSON.stringify(await verify({ endpoint: 'login', match: guess }));
  expect(result).toContain('got \\"player01\\"');
  expect(result).not.toContain('Passw0rd1');
  expect(JSON.stringify(await verify({ endpoint: 'balance', match: guess }))).not.toContain(world.token);
});

test('the nearest misses state why they do not match @X26', async () => {
  expect(await verify({ endpoint: 'gameList', match: { query: { gameType: 'LIVE', pageSize: '24' } } })).toMatchObject({
    holds: false,
    says: 'gameList: wanted at least 1, found 0',
    nearest: [
      { call: 4, method: 'GET', why: ['query.gameType: wanted "LIVE", got "RNG"'] },
      { why: expect.arrayContaining(['wanted gameList, got balance']) },
      {},
    ],
  });
  expect(await verify({ endpoint: 'login', match: { body: { username: 'agent01' } } })).toMatchObject({
    nearest: [{ call: 2, why: ['body.username: wanted "agent01", got "player01"'] }, {}, {}],
  });
});

test('calls can be verified in order, with others between them @X26', async () => {
  const order = (...rows: string[]) => verify({ inOrder: rows.map((endpoint) => ({ endpoint })) });
  expect(await order('version', 'login', 'gameList')).toMatchObject({ holds: true, calls: [1, 2, 4] });
  expect(await order('gameList', 'login')).toMatchObject({
    holds: false,
    says: 'step 2, login: no such call after call 4',
    nearest: [{ call: 5, why: ['wanted login, got balance'] }],
  });
});

test.each([
  [{}, 'endpoint: needs an endpoint'],
  [{ endpoint: 'nowhere' }, 'endpoint: nowhere is not an endpoint'],
  [{ endpoint: 'balance', path: '/x' }, 'path: needs either'],
  [{ endpoint: 'balance', count: {} }, 'count: needs'],
  [{ endpoint: 'balance', inOrder: [{ endpoint: 'login' }, { endpoint: 'login' }] }, 'inOrder: stands alone'],
  [{ endpoint: 'balance', match: { calls: { nth: 1 } } }, 'match: '],
])('%j is refused by field', async (asked, detail) => {
  const reply = await world.admin('POST', '/verify', asked);
  expect([reply.status, reply.body.detail]).toEqual([422, expect.stringContaining(detail)]);
});
