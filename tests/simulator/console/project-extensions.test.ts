import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type OwnEndpoint, type OwnScenario, startSimulator } from '#sim/client/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill();
});

const write = (name: string, content: string | object): string => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const run = (...args: string[]) => {
  const child = spawnSimulator('--data', 'none', ...args);
  children.add(child);
  return child;
};

const closed = {
  name: 'shop.closed',
  description: 'The shop is closed for maintenance.',
  flags: { MAINTENANCE: true },
} satisfies OwnScenario;

const points: OwnEndpoint = {
  name: 'points',
  method: 'POST',
  path: '/api/points/:member',
  reply: ({ params, body, state, world }) => {
    const total = Number(state.get('points') ?? 0) + (body as { add: number }).add;
    state.set('points', total);
    return { status: 201, headers: { 'X-Points': String(total) }, body: { ...params, total, world } };
  },
};

const start = async (options: Parameters<typeof startSimulator>[0]) => {
  const simulator = await startSimulator(options);
  onTestFinished(() => simulator.close());
  return simulator;
};

test('project files add scenarios, endpoints and responses for all worlds @X29', async () => {
  write('states/shop.json', closed);
  write(
    'states/slow.mjs',
    `export default [{ name: 'shop.slow', description: 'Slow.', faults: [{ endpoint: 'login', kind: 'delay', delay: 5 }] }];`,
  );
  const replies = write('replies.json', [{ endpoint: 'hotGames', replies: [{ value: [] }] }]);
  const endpoints = write(
    'own.mjs',
    `export default { method: 'GET', path: '/api/hello', reply: () => ({ body: 'hello' }) };`,
  );
  const child = run(
    '--scenarios',
    join(folder, 'states'),
    '--replies',
    replies,
    '--endpoints',
    endpoints,
    '--scenario',
    'shop.slow',
  );
  const origin = await originOf(child);
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  expect(await (await ask('/api/hello')).text()).toBe('hello');
  for (const world of ['default', 'another'])
    expect(await (await ask('/wps/game/hot', { headers: { 'x-sim-world': world } })).json()).toMatchObject({
      value: [],
    });
  expect(await (await ask('/__admin/worlds/default/scenarios')).json()).toEqual({ applied: ['shop.slow'] });
  const { scenarios } = (await (await ask('/__admin/scenarios')).json()) as { scenarios: { name: string }[] };
  expect(scenarios.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shop.closed', 'shop.slow', 'wallet.empty']),
  );
});

test.each([
  ['no description', { name: 'a.b' }, 'scenario a.b: description: '],
  ['an unknown flag', { ...closed, flags: { NO_SUCH: true } }, 'flags.NO_SUCH: unknown flag, nearest: '],
  ['the name of another', { ...closed, name: 'wallet.empty' }, 'there is already a scenario wallet.empty.'],
])('a scenario with %s is refused at the start', async (_what, scenario, said) => {
  await expect(startSimulator({ scenarios: [scenario as OwnScenario] })).rejects.toThrow(said);
});

test('replies, endpoints and archives are validated before the start', async () => {
  const broken = { endpoint: 'hotGames', replies: [{ value: 'none' as never }] } as const;
  await expect(startSimulator({ replies: [broken] })).rejects.toThrow('override 1: replies.0.value: ');
  const inContract: OwnEndpoint = { method: 'GET', path: '/wps/game/hot', reply: () => ({}) };
  await expect(startSimulator({ endpoints: [inContract] })).rejects.toThrow('path: is in the contract');
  await expect(startSimulator({ har: {} })).rejects.toThrow('is not an HTTP archive');
});

test('files and addresses that cannot be used are named in the error', async () => {
  const refused = async (option: string, value: string) => {
    const child = run(option, value);
    const [words] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return words.trim();
  };
  const missing = join(folder, 'none.json');
  const misspelt = write('misspelt/bad.json', { ...closed, name: 'shop.bad', flagz: {} });
  expect(
    await Promise.all([
      refused('--replies', missing),
      refused('--scenarios', join(folder, 'misspelt')),
      refused('--app', 'localhost:5173'),
    ]),
  ).toEqual([
    `Cannot read ${missing}.`,
    `${misspelt}: scenario shop.bad: Unrecognized key: "flagz".`,
    expect.stringContaining('is not an address of an app'),
  ]);
});

test('a custom endpoint has state in each world and is recorded in the journal', async () => {
  const simulator = await start({ endpoints: [points], scenarios: [closed] });
  const [one, other] = [simulator.world('one'), simulator.world('other')];
  const add = (sim: typeof one, amount: number) =>
    sim.call('/api/points/ana', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ add: amount }),
    });
  await add(one, 5);
  await add(other, 1);
  const reply = await add(one, 2);
  expect([reply.status, reply.headers.get('x-points'), await reply.json()]).toEqual([
    201,
    '7',
    { member: 'ana', total: 7, world: 'one' },
  ]);
  expect((await one.requests()).map(({ row, requestBody }) => [row, requestBody])).toEqual([
    ['points', { add: 5 }],
    ['points', { add: 2 }],
  ]);
  expect((await one.verify({ path: '/api/points/*', count: { exactly: 2 } })).holds).toBe(true);
  expect((await one.strays()).total).toBe(0);
  await other.restore(await one.snapshot());
  expect(await (await add(other, 1)).json()).toMatchObject({ total: 8 });
  await one.reset();
  expect(await (await add(one, 1)).json()).toMatchObject({ total: 1 });
  await one.apply(closed);
  expect((await one.call('/wps/game/hot')).status).toBe(503);
});

test('snapshots, history, upstream and callbacks are methods of a world', async () => {
  const simulator = await start({ callOut: ['http://localhost:*'] });
  const sim = simulator.world('typed');
  await sim.checkpoint('start');
  await sim.signIn('player01');
  const kinds = (await sim.diff('start')).map(({ kind }) => kind);
  expect(kinds).toContain('session');
  const [call] = await sim.history.list();
  expect(call).toMatchObject({ row: 'login' });
  expect((await sim.history.read(call?.call ?? 0)).length).toBeGreaterThan(0);
  await sim.history.fork(call?.call ?? 0, { name: 'typed-before', side: 'before' });
  expect((await simulator.world('typed-before').diff()).map(({ kind }) => kind)).not.toContain('session');
  await sim.callbacks.add({ event: 'deposit.approved', url: 'http://localhost:9/hook' });
  expect((await sim.callbacks.list()).callbacks).toMatchObject([{ event: 'deposit.approved' }]);
  await sim.callbacks.clear();
  await sim.upstream.set({ base: 'http://localhost:9', endpoints: ['version'] });
  expect((await sim.call('/wps/system/version')).status).toBe(502);
  await sim.upstream.clear();
  expect((await sim.call('/wps/system/version')).status).toBe(200);
  await sim.restore(await sim.snapshot('start'));
  expect((await sim.diff('seed')).map(({ kind }) => kind)).not.toContain('session');
});

test('misspelt names do not compile', () => {
  const sim = undefined as unknown as ReturnType<Awaited<ReturnType<typeof startSimulator>>['world']>;
  const misspelt = () => [
    // @ts-expect-error no such scenario
    sim.apply('wallet.emty'),
    // @ts-expect-error no such endpoint
    sim.override('balence', { value: {} }),
    // @ts-expect-error no such endpoint
    sim.faults({ endpoint: 'balence', kind: 'reset' }),
    // @ts-expect-error no such fault
    sim.faults({ endpoint: 'balance', kind: 'rest' }),
    // @ts-expect-error no such endpoint
    sim.verify({ endpoint: 'balence' }),
    // @ts-expect-error no such event
    sim.callbacks.add({ event: 'deposit.aproved', url: 'http://localhost' }),
    // @ts-expect-error no such endpoint
    sim.upstream.set({ base: 'http://localhost', endpoints: ['balence'] }),
    // @ts-expect-error no such flag value
    sim.flags({ DIRECTREG3: 'x' }),
  ];
  expect(misspelt).toBeTypeOf('function');
});

test('the package has a verify command for backends', async () => {
  const origin = await originOf(run());
  const verify = spawn('node', ['mock-server/main.ts', 'verify', '--base', origin]);
  children.add(verify);
  const [said, [code]] = await Promise.all([text(verify.stdout), once(verify, 'exit')]);
  expect([code, said.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('All match the contract.')]);
});

test('without a site the root redirects to the console, which has an icon', async () => {
  const { address } = await start({});
  const first = await fetch(`${address}/`, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([302, '/__admin/']);
  for (const path of ['/favicon.ico', '/brand/kidlat/mark.svg']) {
    const icon = await fetch(address + path);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
  const page = await fetch(`${address}/m/home`);
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('--site')]);
});

test('the console embeds an app of another server', async () => {
  const origin = await originOf(run('--app', 'http://localhost:5173/shop'));
  const console = await fetch(`${origin}/__admin/`);
  expect(console.headers.get('content-security-policy')).toContain("frame-src 'self' http://localhost:5173;");
  expect(await console.text()).toContain('data-app="http://localhost:5173/shop"');
});
