import { type ChildProcess, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { get } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { requireFreePort } from '#scripts/free-port.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { certificateFor } from '#sim/start/certificate.ts';
import { validateAll } from '#sim/start/validate.ts';
import { greetingOf, originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill();
});

const run = (...args: string[]) => {
  const child = spawnSimulator('--data', 'none', ...args);
  children.add(child);
  return child;
};

const refusalOf = async (...args: string[]): Promise<string> => {
  const child = run(...args);
  const [words] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return words.trim();
};

const toPem = async (request: ClientRequest): Promise<string> => {
  const [response] = await once(request, 'response');
  return new X509Certificate(await buffer(response)).toString();
};

test('prints its version, and an unknown option names the nearest', async () => {
  const [version, refusal] = await Promise.all([text(run('--version').stdout), refusalOf('--scenarois', 'states')]);
  expect(version).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(refusal).toMatch(/^Unknown option --scenarois\. Nearest: --scenario, --scenarios, --\w+\.$/);
});

test('starts from one command with certificate, key, world, scenarios and CORS origins', async () => {
  const args = ['--https', '--world', 'demo', '--scenario', 'start.region,banners.one', '--cors', 'https://a.example'];
  const said = await greetingOf(run(...args));
  const [, origin] = /Console\s+(https:\/\/localhost:\d+)/.exec(said) ?? [];
  const [, key] = /Key\s+(\S+)/.exec(said) ?? [];
  expect(said).toContain('demo · start.region · banners.one');
  const authority = await toPem(get(`${origin}/__certificate`, { rejectUnauthorized: false }));
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const request = get(`${origin}${path}`, { headers, ca: authority });
    const [response] = await once(request, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  expect((await ask('/__health')).status).toBe(200);
  const template = '/wps/system/settings/template';
  const from = async (page: string) => {
    const reply = await ask(template, { 'x-sim-world': 'demo', origin: page });
    return [JSON.parse(reply.body).value?.regionRestriction, reply.headers['access-control-allow-origin']];
  };
  expect(await from('https://a.example')).toEqual([true, 'https://a.example']);
  expect(await from('https://b.example')).toEqual([undefined, undefined]);
  expect(JSON.parse((await ask(template)).body).value.regionRestriction).toBe(false);
  expect((await ask('/__admin/worlds')).status).toBe(401);
  const admin = await ask('/__admin/worlds', { authorization: `Bearer ${key}`, origin: 'https://a.example' });
  expect([admin.status, admin.headers['access-control-allow-origin']]).toEqual([200, undefined]);
});

test('the authority of certificates is kept, so that phones trust a renewed certificate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'https-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await certificateFor(folder);
  expect(await certificateFor(folder)).toEqual(first);
  await rm(join(folder, 'https.cert.pem'));
  const renewed = await certificateFor(folder);
  expect(renewed.authority).toBe(first.authority);
  const authority = new X509Certificate(first.authority);
  expect([renewed.cert, first.cert].map((it) => new X509Certificate(it).checkIssued(authority))).toEqual([true, true]);
  expect(new X509Certificate(renewed.cert).ca).toBe(false);
  expect(authority.ca).toBe(true);
});

test('prints an address that reaches it if another program has the other address of localhost', async () => {
  const other = createServer().listen({ port: 0, host: '::1' });
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = await greetingOf(run('--port', String(port)));
  expect(said).toContain(`http://127.0.0.1:${port}/__admin/`);
  expect(said).not.toContain('localhost');
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use.`);
});

test('prints one sentence for options that cannot be used', async () => {
  expect(
    await Promise.all([
      refusalOf('--host', '0.0.0.0'),
      refusalOf('--scenario', 'no.such'),
      refusalOf('--scenario', 'start.maintenance,flags.everything-on,flags.everything-off'),
      refusalOf('--world', 'No World'),
      refusalOf('--cors', '*'),
      refusalOf('--cors', 'a.example'),
    ]),
  ).toEqual([
    'Listening on 0.0.0.0 exposes the admin API to other machines. Set a key with --key.',
    expect.stringContaining('Unknown scenario: no.such.'),
    expect.stringMatching(/^flags.everything-on and flags.everything-off set flag \w+ differently\.$/),
    '"No World" is not a world name. Use 1 to 64 characters: a-z, 0-9 and -.',
    expect.stringContaining('Name each origin, such as --cors http://localhost:3000.'),
    '"a.example" is not an origin. Use scheme, host and port, such as http://localhost:3000.',
  ]);
});

test('starts a world from a snapshot file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'begin-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'saved.json');
  const first = await originOf(run('--world', 'saved', '--scenario', 'start.region'));
  await writeFile(file, await (await fetch(`${first}/__admin/worlds/saved/snapshot`)).text());
  const second = await originOf(run('--snapshot', file, '--scenario', 'banners.one'));
  const reply = await fetch(`${second}/wps/system/settings/template`);
  expect(((await reply.json()) as { value: object }).value).toMatchObject({ regionRestriction: true });
  await writeFile(file, '{}');
  const refusals = await Promise.all([refusalOf('--snapshot', file), refusalOf('--snapshot', join(folder, 'none'))]);
  expect(refusals).toEqual([expect.stringContaining('This is not a snapshot'), `Cannot read ${join(folder, 'none')}.`]);
});

test('validate reports the place and reason of each fault', async () => {
  const broken = {
    name: 'test.broken',
    description: '',
    requirements: ['R1'],
    flags: { NO_SUCH: true },
    faults: [{ endpoint: 'nowhere', kind: 'delay' }],
  } as unknown as Scenario;
  const spoilt: Scenario = {
    name: 'test.spoilt',
    description: 'A balance without a movement.',
    requirements: ['R1'],
    change: (world) => world.state.put({ name: 'balance', indexes: {} }, { id: 'member:100003', minor: 5 } as never),
  };
  const { faults, checked } = await validateAll([broken, spoilt]);
  expect(checked).toBeGreaterThan(100);
  expect(faults).toEqual([
    expect.stringContaining('scenario test.broken: flag NO_SUCH: unknown flag, nearest: '),
    expect.stringContaining('scenario test.broken: fault of nowhere: must be an endpoint'),
    'scenario test.broken: has no description',
    expect.stringContaining('scenario test.spoilt: member:100003 holds 5'),
  ]);
});

test('replay opens a snapshot saved by the console', async () => {
  const origin = await originOf(run());
  const saved = await (await fetch(`${origin}/__admin/worlds/kept/snapshot`)).text();
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'kept.world.json');
  await writeFile(file, saved);
  const child = spawn('node', ['scripts/replay.ts', file], { env: { ...process.env, PORT: '0' } });
  children.add(child);
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    if (said.includes('Console')) break;
  }
  expect(said).toMatch(/World +kept, seed .+\n *Open +http:\/\/localhost:\d+\/__admin\/open\?from=kept/);
});
