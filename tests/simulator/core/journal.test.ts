import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const admin = (path: string) => fetch(`${simulator.origin}/__admin${path}`);

test('the journal is exported as HAR with masked secrets', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await world.call('memberInfo');
  const { log } = (await world.admin<{ log: { version: string; entries: unknown[] } }>('GET', '/requests?format=har'))
    .body;
  expect([log.version, log.entries.length]).toEqual(['1.2', 2]);
  expect(log.entries[0]).toMatchObject({
    request: { method: 'POST', url: `${simulator.origin}/wps/session/login` },
    response: { status: 200, content: { mimeType: 'application/json' } },
  });
  expect(JSON.stringify(log)).toContain('***');
  expect(JSON.stringify(log)).not.toContain('Passw0rd1');
  expect(JSON.stringify(log)).not.toContain(world.token);
});

test('journal and history show no secret key, ticket or token', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await world.call('confirmIdentity', { body: { purpose: 'two-steps', password: 'Passw0rd1' } });
  const { secret, uri } = (await world.call('beginTwoSteps')).value;
  const game = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  const { calls } = (await world.admin<{ calls: { call: number }[] }>('GET', '/history')).body;
  const paths = ['/requests', '/diff', ...calls.map(({ call }) => `/history/${call}`)];
  const shown = JSON.stringify(await Promise.all(paths.map((path) => world.admin('GET', path))));
  for (const hidden of [secret, uri, game.visit.playKey, world.token]) expect(shown).not.toContain(hidden);
});

test('coverage lists statuses and scenarios by endpoint', async () => {
  const world = simulator.world();
  await world.call('hotGames');
  await world.admin('POST', '/scenarios', { names: ['start.maintenance'] });
  await world.call('hotGames');
  const { rows } = (await (await admin('/coverage')).json()) as { rows: { row: string; statuses: object }[] };
  expect(rows.find((it) => it.row === 'hotGames')).toEqual({
    row: 'hotGames',
    method: 'GET',
    path: '/wps/game/hot',
    statuses: { 200: 1, 503: 1 },
    scenarios: ['start.maintenance'],
    under: { 'start.maintenance': { 503: 1 } },
  });
  expect(rows.find((it) => it.row === 'withdraw')?.statuses).toEqual({});
});

test('metrics count calls and worlds for Prometheus', async () => {
  await simulator.world().call('templateSettings');
  const reply = await admin('/metrics');
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await reply.text();
  expect(text).toMatch(/simulator_calls_total\{row="templateSettings",status="200"\} \d+/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).toMatch(/simulator_worlds \d+/);
});

test('an unknown call is recorded with the nearest endpoints', async () => {
  const world = simulator.world();
  expect((await world.send('/wps/wallet/balances')).status).toBe(404);
  const { requests } = (await world.admin<{ requests: { explain: { why: string }[] }[] }>('GET', '/requests')).body;
  expect(requests[0]?.explain[0]?.why).toMatch(
    /^no endpoint for GET \/wps\/wallet\/balances; nearest: GET \/wps\/wallets/,
  );
});

test('an event stream reports changes of its own world only', async () => {
  const world = simulator.world();
  const leave = new AbortController();
  const reply = await fetch(`${simulator.origin}/__admin/events?world=${world.name}`, { signal: leave.signal });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  await simulator.world().admin('PUT', '/clock', { advance: '1d' });
  await world.flags({ DIRECTREG3: false });
  await world.admin('PUT', '/faults', { faults: [] });
  await world.admin('POST', '/scenarios', { names: ['banners.one'] });
  await world.call('version');
  let received = '';
  for await (const chunk of reply.body ?? []) {
    received += Buffer.from(chunk).toString();
    if (received.includes('event:requests') || received.includes('event: requests')) break;
  }
  leave.abort();
  const topics = [...received.matchAll(/event: ?(\w+)/g)].map(([, topic]) => topic);
  expect(new Set(topics)).toEqual(new Set(['flags', 'faults', 'scenarios', 'requests']));
});

test('an unknown filter is refused by name', async () => {
  const reply = await simulator.world().admin('GET', '/requests?paht=/wps');
  expect([reply.status, reply.body.detail]).toEqual([422, expect.stringContaining('paht')]);
});
