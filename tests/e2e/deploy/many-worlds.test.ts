// @long

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { readSite } from '#sim/site/files.ts';
import { freePort, nginxPath, startNginx } from '#tests/support/nginx.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const dir = resolve('dist/kidlat');
const worlds = Array.from({ length: 300 }, (_, index) => `many-${index}`);

/** Processes a list, ten items at a time. */
const each = async <T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += 10) results.push(...(await Promise.all(list.slice(at, at + 10).map(work))));
  return results;
};

const key = 'many';

const cleanUps: (() => unknown)[] = [];
test.afterAll(async () => {
  for (const end of cleanUps) await end();
});

test('300 worlds over three processes survive the kill and restart of one process', {
  tag: ['@X24', '@long'],
}, async () => {
  test.skip(!nginxPath, 'nginx is not installed');
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'many-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  const begin = async (port: number) => {
    const child = spawnSimulator('--port', String(port), '--data', join(folder, String(port)), '--key', key);
    await originOf(child);
    child.stdout.resume();
    child.stderr.resume();
    cleanUps.push(() => child.kill('SIGKILL'));
    return child;
  };
  const processes = await Promise.all(ports.map(begin));
  const port = await freePort();
  const backends = ports.map((it) => `127.0.0.1:${it}`);
  const listen = `127.0.0.1:${port}`;
  const config = nginxConfig(readSite(dir), {
    root: dir,
    listen,
    serverName: '_',
    backends,
    admin: true,
    locale: 'en',
  });
  const nginx = await startNginx(config, port);
  cleanUps.push(nginx.close, () => rm(folder, { recursive: true, force: true }));

  const ask = async <V>(world: string, path: string, init: RequestInit = {}): Promise<V> => {
    const headers = { 'x-sim-world': world, 'content-type': 'application/json', ...init.headers };
    const reply = await fetch(nginx.origin + path, { ...init, headers });
    if (!reply.ok) throw new Error(`${world} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as V;
  };
  const post = (body: unknown, headers = {}) => ({ method: 'POST', body: JSON.stringify(body), headers });
  const operator = { authorization: `Bearer ${key}` };
  const players = await each(worlds, async (world) => {
    await ask(world, '/__admin/worlds', post({ name: world }, operator));
    const login = { username: 'player01', password: 'Passw0rd1', type: 0 };
    const { value } = await ask<{ value: { token: string } }>(world, '/wps/session/login', {
      ...post(login, { encryption: 'none' }),
    });
    return { world, member: { authorization: `Bearer ${value.token}` } };
  });
  type Figures = { value: { sumBalance: number } };
  const moved = await each(players, async ({ world, member }) => {
    const order = { from: 'main', to: 'JL', amount: 1 + Number(world.slice('many-'.length)) };
    await ask(world, '/wps/wallets/transfer', post(order, { ...member, 'idempotency-key': 'many' }));
    return ask<Figures>(world, '/wps/wallets/balance', { headers: member });
  });

  const [first] = processes;
  first?.kill('SIGKILL');
  if (first) await once(first, 'exit');
  const reached = await each(players, ({ world, member }) =>
    ask(world, '/wps/wallets/balance', { headers: member }).then(
      () => true,
      () => false,
    ),
  );
  // Other worlds continue; none is sent to a process that does not serve it.
  const lost = reached.filter((it) => !it).length;
  expect(lost).toBeGreaterThan(50);
  expect(lost).toBeLessThan(200);

  processes[0] = await begin(ports[0] ?? 0);
  const after = await each(players, ({ world, member }) =>
    ask<Figures>(world, '/wps/wallets/balance', { headers: member }),
  );
  expect(after.map(({ value }) => value)).toEqual(moved.map(({ value }) => value));
});
