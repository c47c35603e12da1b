import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { verifyBackend } from '#sim/optional/verify/verify.ts';
import { type Defect, defects, startBroken } from '#tests/support/broken-backend.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

// Two-step login codes depend on the clock of the verifying machine.
const { origin, world } = await startSimulator({ machineTime: Date.now });
const password = 'Passw0rd1';

const verify = (base: string, account: string, more = {}) => {
  const { name } = world();
  return verifyBackend({ base, account, password, headers: { 'x-sim-world': name }, ...more });
};

const broken = async (defects: readonly Defect[]) => {
  const backend = await startBroken(origin, defects);
  onTestFinished(backend.close);
  return backend.origin;
};

test.for(['player01', 'agent01'])('the simulator fulfils the contract as %s', async (account) => {
  const { findings, checked, skipped } = await verify(origin, account);
  expect(findings).toEqual([]);
  const reads = [...endpoints.values()].filter(({ method, changesState }) => method === 'GET' && !changesState);
  for (const { name } of reads) expect(checked.includes(name) || skipped.has(name), name).toBe(true);
  // Endpoints that need an id which no list of a new world contains.
  expect(skipped.size).toBeLessThanOrEqual(11);
});

test('every changing endpoint refuses an empty body @X23', async () => {
  const { findings, checked } = await verify(origin, 'player01', { write: true });
  expect(findings).toEqual([]);
  expect(checked.length).toBeGreaterThan(150);
});

test('verification changes nothing in a world except for a session', async () => {
  const client = world();
  await client.signIn('player01');
  const before = await client.call('fundsConsolidated');
  await verifyBackend({ base: origin, account: 'player01', password, headers: { 'x-sim-world': client.name } });
  expect((await client.call('fundsConsolidated')).value).toEqual(before.value);
  expect((await client.call('favouriteNodes')).status).toBe(200);
});

test('every deliberate fault is found, and nothing else @X23', async () => {
  const { findings } = await verify(await broken(defects), 'player01');
  const found = findings.map(({ row, kind, field }) => ({ row, kind, field }));
  const byRow = (one: { row: string }, other: { row: string }) => one.row.localeCompare(other.row);
  expect(found.sort(byRow)).toEqual(defects.map(({ found }) => found).sort(byRow));
});

test('a backend that refuses the login yields one finding', async () => {
  const closed: Defect = {
    what: '',
    path: '/wps/session/login',
    found: { row: 'login', kind: 'reply', field: '' },
    corrupt: (reply) => {
      reply.body = 'no';
    },
  };
  const { findings, skipped } = await verify(await broken([closed]), 'player01');
  expect(findings.map(({ row, kind }) => [row, kind])).toEqual([['login', 'reply']]);
  expect(skipped.get('balance')).toBe('not logged in');
});

test('an address that serves web pages instead of a backend yields one finding for each endpoint and one for an unknown path @X23', async () => {
  const page = Buffer.from('<!doctype html><title>Shop</title>');
  const { origin: shop } = await startThirdPartyServer(() => ({
    headers: { 'content-type': 'text/html' },
    bytes: page,
  }));
  const { findings } = await verify(shop, 'player01');
  expect(findings.at(-1)).toMatchObject({ row: '', kind: 'status', message: 'unknown path: expected 404, got 200' });
  expect(findings[0]).toMatchObject({ row: 'consolidatedSettings' });
  for (const { row, kind, message } of findings.slice(0, -1))
    expect([row, kind, message]).toEqual([
      row,
      'reply',
      expect.stringContaining('not JSON (HTTP 200): <!doctype html>'),
    ]);
  expect(new Set(findings.map(({ row }) => row)).size).toBe(findings.length);
});

test('verification with an origin reports missing CORS headers', async () => {
  const { findings } = await verify(origin, 'player01', { origin: 'https://site.example' });
  expect(findings.map(({ kind, field }) => [kind, field])).toEqual([
    ['header', 'Access-Control-Allow-Origin'],
    ['header', 'Access-Control-Allow-Headers'],
    ['header', 'Access-Control-Expose-Headers'],
  ]);
});
