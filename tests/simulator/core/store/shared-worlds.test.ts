import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { seal } from '#lib/http/seal.ts';
import { type Running, start } from '#sim/start/start.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

describe.skipIf(isPostgresMissing)('two processes that share a database', () => {
  let database: string;
  let first: Running;
  let second: Running;

  const startProcess = () => start({ port: 0, host: '127.0.0.1', database });

  beforeAll(async () => {
    database = await (await sharedPostgres()).createDatabase();
    [first, second] = [await startProcess(), await startProcess()];
  });
  afterAll(async () => {
    await Promise.all([first, second].map((it) => it.close()));
    await stopSharedPostgres();
  });

  const ask = async <T>({ address }: Running, method: string, path: string, body?: object) => {
    const reply = await fetch(`${address}/__admin${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as T };
  };

  const pay = (client: WorldClient, key: string) =>
    client.call('uplineTransfer', {
      body: { amount: 5, paymentPassword: passwordOf.payment },
      headers: { 'idempotency-key': key },
    });

  /** Returns clients of one player of a new kept world, one at each process. */
  const playerOf = async (world: string) => {
    await ask(first, 'POST', '/worlds', { name: world });
    const clients = [first, second].map(({ address }) => new WorldClient(address, world));
    const [one, other] = clients as [WorldClient, WorldClient];
    await one.signIn('player01');
    other.token = one.token;
    return [one, other] as const;
  };

  test('both processes serve calls, admin calls and payment pages of one world in one order', async () => {
    const [one, other] = await playerOf('shop');
    await pay(one, 'a');
    expect(await pay(other, 'a')).toMatchObject({ status: 200 });
    await pay(other, 'b');
    const seen = await Promise.all([one, other].map(async (it) => (await it.call('balance')).value.sumBalance));
    expect(seen).toEqual([12_470.5, 12_470.5]);
    expect((await other.flags({ MAINTENANCE: true })).status).toBe(200);
    expect((await one.call('hotGames')).status).toBe(503);
    await one.flags({ MAINTENANCE: false });
    const { value } = await other.call('depositGateway', { body: { bankId: 'GCASH', amount: 100 } });
    const approved = await fetch(second.address + value.payUrl, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(approved.status).toBe(303);
    const order = await one.call('depositOrder', { query: { depositId: value.depositId } });
    expect(order.value.status).toBe('approved');
    expect((await other.admin('GET', '/ledger')).body).toEqual({ sound: true, faults: [] });
  });

  test('a body encrypted with the key from one process is decrypted by the other', async () => {
    const [one, other] = [first, second].map(({ address }) => new WorldClient(address, 'default')) as [
      WorldClient,
      WorldClient,
    ];
    const encryptionOf = async (client: WorldClient) => (await client.call('consolidatedSettings')).value.encryption;
    const encryption = await encryptionOf(one);
    expect(await encryptionOf(other)).toEqual(encryption);
    const { headers, body } = await seal({ username: 'player01', password: 'Passw0rd1', type: 0 }, encryption);
    const login = await other.send('/wps/session/login', { method: 'POST', headers, body });
    expect(await login.json()).toMatchObject({ success: true, value: { userName: 'player01' } });
  });

  test('an ephemeral test world is the same on both processes', async () => {
    const [one, other] = [first, second].map(({ address }) => new WorldClient(address, 'e2e-1')) as [
      WorldClient,
      WorldClient,
    ];
    await one.admin('PUT', '/test', { title: 'a test' });
    await one.flags({ MAINTENANCE: true });
    expect((await other.call('hotGames')).status).toBe(503);
    await other.admin('DELETE', '');
    expect((await one.call('hotGames')).status).toBe(200);
  });

  test('a world is copied where it is served, and names are unique across processes', async () => {
    const [one] = await playerOf('model');
    await pay(one, 'a');
    expect((await ask(second, 'POST', '/worlds', { name: 'copy', from: 'model' })).status).toBe(201);
    expect((await ask(second, 'POST', '/worlds', { name: 'model' })).status).toBe(409);
    const copy = new WorldClient(second.address, 'copy');
    copy.token = one.token;
    expect((await copy.call('balance')).value).toEqual((await one.call('balance')).value);
  });

  test('the list of each process names all worlds and the process that serves them', async () => {
    await playerOf('listed');
    await ask(second, 'POST', '/worlds', { name: 'listed-too' });
    type List = { worlds: { name: string }[]; elsewhere: { name: string; address: string }[] };
    const listOf = async (running: Running) => (await ask<List>(running, 'GET', '/worlds?search=listed')).body;
    const addressOf = ({ address }: Running) => address.replace('localhost', '127.0.0.1');
    expect(await listOf(first)).toMatchObject({
      worlds: [{ name: 'listed' }],
      elsewhere: [{ name: 'listed-too', address: addressOf(second) }],
    });
    expect(await listOf(second)).toMatchObject({
      worlds: [{ name: 'listed-too' }],
      elsewhere: [{ name: 'listed', address: addressOf(first) }],
    });
    const metrics = await (await fetch(`${second.address}/__admin/metrics`)).text();
    expect(Number(/^simulator_leases (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  });

  test('events of a world are streamed from the process that serves it', async () => {
    const [one] = await playerOf('events');
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const events = await fetch(`${second.address}/__admin/events?world=events`, { signal: stop.signal });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    await one.flags({ DIRECTREG3: false });
    let text = '';
    while (!/event: ?flags/.test(text)) text += (await reader?.read())?.value ?? '';
    expect(events.headers.get('content-type')).toContain('text/event-stream');
  });

  test('a response is sent only after its changes are stored, and is 503 if that fails', async () => {
    const [one] = await playerOf('held');
    const before = (await one.call('balance')).value;
    const lock = new pg.Client(database);
    await lock.connect();
    onTestFinished(() => lock.end());
    await lock.query("BEGIN; SELECT FROM leases WHERE world = 'held' FOR UPDATE");
    let isAnswered = false;
    const held = pay(one, 'held').finally(() => {
      isAnswered = true;
    });
    const read = fetch(`${first.address}/__health`);
    expect((await read).status).toBe(200);
    expect(isAnswered).toBe(false);
    await lock.query('COMMIT');
    expect((await held).status).toBe(200);
    const after = (await one.call('balance')).value;
    expect(after).not.toEqual(before);

    await lock.query("BEGIN; UPDATE leases SET epoch = nextval('lease_epochs') WHERE world = 'held'");
    const refused = pay(one, 'refused');
    await lock.query('COMMIT');
    // A closed connection would make front servers take the process for one that is down.
    const { status, headers } = await refused;
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect((await one.call('balance')).value).toEqual(after);
    expect((await pay(one, 'refused')).status).toBe(200);
    expect((await pay(one, 'refused')).status).toBe(200);
    expect((await one.admin('GET', '/ledger')).body).toEqual({ sound: true, faults: [] });
  });

  test('a process whose machine is an hour ahead serves the same time', async () => {
    const [one] = await playerOf('timed');
    const timeOf = async (client: WorldClient) => (await client.admin<{ now: number }>('GET', '/clock')).body.now;
    const before = await timeOf(one);
    await first.close();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    onTestFinished(() => void vi.restoreAllMocks());
    first = await startProcess();
    const moved = new WorldClient(first.address, 'timed');
    moved.token = one.token;
    expect((await moved.call('balance')).status).toBe(200);
    const after = await timeOf(moved);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThan(before + 60_000);
  });

  test('an open stream of a world that another process serves does not delay the stop', async () => {
    await playerOf('streamed');
    const third = await startProcess();
    const events = await fetch(`${third.address}/__admin/events?world=streamed`);
    expect(events.headers.get('content-type')).toContain('event-stream');
    await third.close(60_000);
  });

  test('a stopping process hands over its worlds without loss', async () => {
    const third = await startProcess();
    const client = new WorldClient(third.address, 'moving');
    await ask(third, 'POST', '/worlds', { name: 'moving' });
    await client.signIn('player01');
    await pay(client, 'a');
    const { value } = await client.call('balance');
    await third.close();
    const next = new WorldClient(second.address, 'moving');
    next.token = client.token;
    const startedAt = performance.now();
    expect((await next.call('balance')).value).toEqual(value);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
