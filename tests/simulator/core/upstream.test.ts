import { expect, test } from 'vitest';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

const simulator = await startSimulator({ callOut: ['http://127.0.0.1:*'] });
/** A real backend that follows the contract: another simulator. */
const real = await startSimulator();

interface Overrides {
  readonly overrides: { name: string; endpoint: string; match: object; replies: { value: unknown }[] }[];
  readonly detail: string;
}

const passing = async (order: object = {}): Promise<WorldClient> => {
  const world = simulator.world();
  expect((await world.admin('PUT', '/upstream', { base: real.origin, ...order })).status).toBe(200);
  return world;
};
const newest = async (world: WorldClient) =>
  (
    await world.admin<{ requests: { status: number; explain: { why: string }[]; replyBody: unknown }[] }>(
      'GET',
      '/requests',
    )
  ).body.requests[0];

test('all calls go to the real backend with its own sessions, without the world’s name @X27', async () => {
  const world = await passing();
  await world.signIn('player01');
  expect((await world.call('memberInfo')).value).toMatchObject({ account: 'player01' });
  expect((await world.call('version')).value.world).toBe('default');
  expect((await newest(world))?.explain[0]?.why).toBe(`answered by ${real.origin}; the reply keeps the contract`);
  await world.admin('DELETE', '/upstream');
  expect((await world.call('memberInfo')).errorCode).toBe('session.expired');
});

test('only the listed endpoints are passed on, and an override takes precedence', async () => {
  const world = await passing({ endpoints: ['version', 'hotGames'] });
  await world.signIn('player01');
  expect((await world.call('memberInfo')).status).toBe(200);
  expect((await world.call('version')).value.world).toBe('default');
  await world.admin('POST', '/overrides', { endpoint: 'hotGames', replies: [{ value: [] }] });
  expect((await world.call('hotGames')).value).toEqual([]);
});

test('valid responses are recorded without secrets and used once the upstream is removed @X27', async () => {
  const world = await passing({ keep: true });
  await world.call('login', { body: { username: 'player01', password: 'Passw0rd1', type: 0 } });
  await world.call('gameList', { query: { gameType: 'RNG', pageSize: 3 } as never });
  await world.call('gameList', { query: { gameType: 'RNG', pageSize: 3 } as never });
  const { overrides } = (await world.admin<Overrides>('GET', '/overrides')).body;
  expect(overrides.map(({ name, endpoint }) => [name, endpoint])).toEqual([
    ['recorded', 'login'],
    ['recorded', 'gameList'],
  ]);
  expect(overrides[0]).toMatchObject({
    match: { body: { username: 'player01', password: '***' } },
    replies: [{ value: { token: '***' } }],
  });
  expect(JSON.stringify(overrides)).not.toContain('Passw0rd1');
  await world.admin('DELETE', '/upstream');
  expect((await world.signIn('player01', 'whatever')).value.token).toBe('***');
  expect((await world.call('gameList', { query: { gameType: 'RNG', pageSize: 3 } as never })).value.games).toHaveLength(
    3,
  );
});

test('an invalid response is passed on and reported, but not recorded @X27', async () => {
  const broken = await startThirdPartyServer(({ url }) => ({
    status: url.includes('hot') ? 200 : 418,
    body: url.includes('hot')
      ? { success: true, value: [{ nodeId: 'one' }] }
      : { success: false, errorCode: 'no.such' },
  }));
  const world = await passing({ base: broken.origin, keep: true });
  const reply = await world.send('/wps/game/hot', { headers: { cookie: 'sim_key=secret' } });
  expect(await reply.json()).toMatchObject({ value: [{ nodeId: 'one' }] });
  expect((await newest(world))?.explain[0]?.why).toContain('breaks the contract: value.0.nodeId: ');
  expect((await world.call('version')).errorCode).toBe('no.such');
  expect((await newest(world))?.explain[0]?.why).toContain('errorCode: version does not fail with no.such');
  expect((await world.admin<Overrides>('GET', '/overrides')).body.overrides).toEqual([]);
  expect(broken.received[0]?.headers).not.toHaveProperty('cookie');
  expect(broken.received[0]?.headers).not.toHaveProperty('x-sim-world');
});

test('redirects are not followed, and an unreachable backend returns 502', async () => {
  const away = await startThirdPartyServer(() => ({
    status: 302,
    headers: { location: `${real.origin}/wps/system/version` },
  }));
  const world = await passing({ base: away.origin });
  expect((await world.send('/wps/system/version', { redirect: 'manual' })).status).toBe(302);
  expect(away.received).toHaveLength(1);
  await world.admin('PUT', '/upstream', { base: 'http://127.0.0.1:60999' });
  const response = await world.send('/wps/system/version');
  expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
    502,
    'http://127.0.0.1:60999 did not answer: ECONNREFUSED.',
  ]);
});

test.each([
  [{ base: 'http://10.0.0.1' }, 'base: is not allowed: start the simulator with --call-out http://10.0.0.1'],
  [{ base: 'nowhere' }, 'base: must be an http or https address'],
  [{}, 'base: '],
  [{ base: 'http://127.0.0.1:1', endpoints: ['nowhere'] }, 'endpoints.0: is not an endpoint'],
])('%j is refused by field', async (order, detail) => {
  const reply = await simulator.world().admin<Overrides>('PUT', '/upstream', order);
  expect([reply.status, reply.body.detail]).toEqual([422, expect.stringContaining(detail)]);
});

test('an imported snapshot does not allow calls to its upstream address', async () => {
  const { body: snapshot } = await (await passing()).admin('GET', '/snapshot');
  const world = real.world();
  expect((await world.admin('PUT', '/snapshot', snapshot)).status).toBe(200);
  expect((await world.send('/wps/system/version')).status).toBe(502);
  expect((await newest(world))?.explain[0]?.why).toContain('is not allowed');
});
