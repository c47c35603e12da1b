import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, startSimulator as start } from '#sim/client/simulator.ts';
import type { Snapshot } from '#sim/core/snapshot.ts';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { start as startProcess } from '#sim/start/start.ts';
import { startSimulator } from '#tests/support/simulator.ts';

interface Listed {
  readonly name: string;
  readonly title: string | null;
  readonly calls: number;
  readonly lastCall: { readonly url: string; readonly status: number } | null;
}

interface List {
  readonly worlds: readonly Listed[];
  readonly unavailable: readonly { readonly name: string; readonly detail: string }[];
  readonly migrated: readonly string[];
}

const ask = async <T>(origin: string, method: string, path: string, body?: object): Promise<T> => {
  const reply = await fetch(`${origin}/__admin${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await reply.json()) as T;
};

test('the list of worlds has test titles and last calls and can be searched', async () => {
  const simulator = await startSimulator();
  const [one, other] = [simulator.world('e2e-one'), simulator.world('e2e-two')];
  await one.admin('PUT', '/test', { title: 'deposit.test.ts › pays' });
  await other.admin('PUT', '/test', {});
  await one.call('hotGames');
  await one.send('/wps/nowhere');
  const { worlds } = await ask<List>(simulator.origin, 'GET', '/worlds?search=DEPOSIT');
  expect(worlds).toMatchObject([
    { name: 'e2e-one', title: 'deposit.test.ts › pays', calls: 2, lastCall: { url: '/wps/nowhere', status: 404 } },
  ]);
  const all = await ask<List>(simulator.origin, 'GET', '/worlds');
  expect(all.worlds.map(({ name, lastCall }) => [name, lastCall === null])).toEqual([
    ['default', true],
    ['e2e-one', false],
    ['e2e-two', true],
  ]);
});

test('all worlds matching a search can be deleted together, kept ones only on request', async () => {
  const simulator = await startSimulator();
  await ask(simulator.origin, 'POST', '/worlds', { name: 'run-kept' });
  for (const name of ['run-a', 'run-b', 'stays']) await simulator.world(name).call('version');
  const remove = async (query: string) =>
    (await ask<{ removed: string[] }>(simulator.origin, 'DELETE', `/worlds?${query}`)).removed;
  expect(await remove('search=run-')).toEqual(['run-a', 'run-b']);
  expect(await remove('search=run-&kept=true')).toEqual(['run-kept']);
  expect(await remove('')).toEqual(['stays']);
  const { worlds } = await ask<List>(simulator.origin, 'GET', '/worlds');
  expect(worlds.map(({ name }) => name)).toEqual(['default']);
});

/** Creates a folder with a kept world whose seed differs from the current one; `damage` changes its documents. */
const folderOfOtherVersion = (damage: boolean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const worlds = openWorlds({ data: folder });
  const world = worlds.create('shop', {});
  world?.transact(() => world.setClock({ now: world.now() + 86_400_000 }));
  world?.files.put('identity:100001:front', Buffer.from('picture'));
  worlds.close();
  const store = new SqliteStore(folder);
  for (const world of store.worlds())
    store.migrate({ ...world, fingerprint: '0123456789abcdef' }, store.contents(world.name).changes);
  if (damage)
    store.commit('shop', [{ kind: 'balance', id: 'member:100003', doc: { id: 'member:100003', minor: 5 } as never }]);
  store.close();
  return folder;
};

test('a kept world survives an upgrade of the seed with its changes', async () => {
  const simulator = await startSimulator({ data: folderOfOtherVersion(false), machineTime: Date.now });
  const { migrated, unavailable } = await ask<List>(simulator.origin, 'GET', '/worlds');
  expect([migrated.toSorted(), unavailable]).toEqual([['default', 'shop'], []]);
  expect((await simulator.world('shop').now()) - Date.now()).toBeGreaterThan(80_000_000);
  expect(simulator.worlds.open('shop').files.get('identity:100001:front')).toEqual(
    new Uint8Array(Buffer.from('picture')),
  );
});

test('a kept world that cannot be migrated keeps its name and contents and is refused with the reason', async () => {
  const folder = folderOfOtherVersion(true);
  const warnings: string[] = [];
  openWorlds({ data: folder, onWarning: (text) => void warnings.push(text) }).close();
  const reason = 'World "shop" cannot be opened: the balance of member:100003 does not match its entries.';
  expect(warnings).toContainEqual(expect.stringContaining(reason));
  const { origin, world } = await startSimulator({ data: folder });
  const shop = world('shop');
  const refused = await shop.sendByHttp('/wps/game/hot');
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({
      title: 'World cannot be opened',
      world: 'shop',
      detail: expect.stringContaining(reason),
    }),
  ]);
  expect((await shop.admin('GET', '/flags')).status).toBe(503);
  expect(await (await fetch(`${origin}/__ready`)).text()).toMatch(/^ready\nWorld "shop" cannot be opened: /);
  const { unavailable, worlds } = await ask<List>(origin, 'GET', '/worlds');
  expect(unavailable).toMatchObject([{ name: 'shop', detail: expect.stringContaining(reason) }]);
  expect(worlds.map(({ name }) => name)).toEqual(['default']);
  expect((await ask<{ title: string }>(origin, 'POST', '/worlds', { name: 'shop' })).title).toBe('World exists');
  const contents = await ask<Snapshot>(origin, 'GET', '/worlds/shop/snapshot');
  expect(contents).toMatchObject({ world: 'shop', seedOf: '0123456789abcdef' });
  expect(contents.changes).toContainEqual({
    kind: 'balance',
    id: 'member:100003',
    doc: { id: 'member:100003', minor: 5 },
  });
  expect((await shop.admin('POST', '/reset')).body).toMatchObject({ name: 'shop', resets: 1, kept: true });
  expect((await shop.send('/wps/game/hot')).status).toBe(200);
});

test('a kept world of a newer version is refused, and can be deleted', async () => {
  const folder = folderOfOtherVersion(false);
  const store = new SqliteStore(folder);
  for (const stored of store.worlds())
    store.migrate({ ...stored, documents: 1000 }, store.contents(stored.name).changes);
  store.close();
  const { origin } = await startSimulator({ data: folder });
  const ready = await fetch(`${origin}/__ready`);
  expect([ready.status, await ready.text()]).toEqual([
    503,
    expect.stringMatching(/^not ready\nWorld "default" cannot be opened: a newer version of the simulator stored it/),
  ]);
  expect((await fetch(`${origin}/__admin/worlds/shop`, { method: 'DELETE' })).status).toBe(204);
  const { unavailable } = await ask<List>(origin, 'GET', '/worlds');
  expect(unavailable.map(({ name }) => name)).toEqual(['default']);
});

test('contradicting scenarios are refused when applied one after the other too', async () => {
  const simulator = await startSimulator();
  const world = simulator.world();
  const apply = async (name: string, more: object = {}) => {
    const { status, body } = await world.admin<{ detail?: string }>('POST', '/scenarios', { names: [name], ...more });
    return status === 200 ? 200 : `${status} ${body.detail}`;
  };
  expect(await apply('banners.one')).toBe(200);
  expect(await apply('banners.one')).toBe(200);
  expect(await apply('banners.none')).toBe('409 banners.one and banners.none set the number of banners differently.');
  expect(await apply('flags.everything-on')).toBe(200);
  expect(await apply('flags.everything-off')).toMatch(/^409 flags.everything-on and flags.everything-off set flag /);
  expect(await apply('network.offline')).toBe(200);
  expect(await apply('network.flaky')).toMatch(/^409 network.offline and network.flaky set fault of \*/);
  expect((await world.admin('GET', '/scenarios')).body).toEqual({
    applied: ['banners.one', 'flags.everything-on', 'network.offline'],
  });
  expect(await apply('banners.none', { replace: true })).toBe(200);
  await world.admin('DELETE', '/faults');
  expect(await apply('network.flaky')).toBe(200);
});

test('payment pages for another origin have absolute URLs and link back to that origin', async () => {
  const shop = 'https://shop.example';
  const simulator = await start({ cors: [shop] });
  onTestFinished(() => simulator.close());
  const sim = simulator.world('shop');
  const { token } = await sim.signIn('player01');
  const order = async (origin: string) => {
    const reply = await sim.call('/wps/relay/DEP_paymentGateway', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin },
      body: JSON.stringify({ bankId: 'GCASH', amount: 100 }),
    });
    return ((await reply.json()) as { value: { payUrl: string } }).value.payUrl;
  };
  const foreign = await order(shop);
  expect(foreign).toMatch(new RegExp(`^${simulator.address}/__pay/shop\\.`));
  expect(await (await fetch(foreign)).text()).toContain(`href="${shop}/m/voucherCenter?order=`);
  const own = await order(simulator.address);
  expect(own).toMatch(/^\/__pay\/shop\./);
  expect(await (await fetch(simulator.address + own)).text()).toContain('href="/m/voucherCenter?order=');
});

test('stray calls are counted after the journal has dropped them', async () => {
  const simulator = await startSimulator({ journalSize: 10 });
  const world = simulator.world();
  await world.send('/wps/nowhere');
  for (let calls = 0; calls < 12; calls += 1) await world.call('version');
  const { body } = await world.admin<{ total: number; strays: { url: string }[] }>('GET', '/strays');
  expect([body.total, body.strays.map(({ url }) => url)]).toEqual([1, ['/wps/nowhere']]);
});

test('ephemeral worlds and their sessions survive a restart with the carry option', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carry-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { port: 0, host: '127.0.0.1', carry: join(folder, 'worlds.json') };
  const first = await startProcess(options);
  const before = connect(first.address, { world: 'passing' });
  const { token } = await before.signIn('player01');
  await before.apply('wallet.empty');
  await first.close();
  const second = await startProcess(options);
  onTestFinished(() => second.close());
  const balance = await connect(second.address, { world: 'passing' }).call('/wps/wallets/balance', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await balance.json()).toMatchObject({ success: true, value: { sumBalance: 0 } });
  expect(existsSync(options.carry)).toBe(false);
});
