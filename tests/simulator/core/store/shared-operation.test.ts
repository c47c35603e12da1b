import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Running, start } from '#sim/start/start.ts';
import { startProxy } from '#tests/support/cuttable-proxy.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

describe.skipIf(isPostgresMissing)('processes that share a database', () => {
  const startProcess = async (database: string): Promise<Running> => {
    const running = await start({ port: 0, host: '127.0.0.1', database });
    let closing: Promise<void> | undefined;
    const close = (patience?: number): Promise<void> => {
      closing ??= running.close(patience);
      return closing;
    };
    onTestFinished(() => close());
    return { ...running, close };
  };

  const clientOf = ({ address }: Running, world: string, token?: string): WorldClient => {
    const client = new WorldClient(address, world);
    client.token = token;
    return client;
  };

  const createWorld = async (running: Running, name: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${running.address}/__admin/worlds`, { method: 'POST', headers, body: JSON.stringify({ name }) });
    const client = clientOf(running, name);
    await client.flags({ PACE: false });
    return (await client.signIn('player01')).value.token;
  };

  const pay = (client: WorldClient) =>
    client.call('uplineTransfer', { body: { amount: 1, paymentPassword: passwordOf.payment } });

  test('are restarted one after the other under load without losing a call', async () => {
    const { createDatabase, query } = await sharedPostgres();
    const database = await createDatabase();
    const pool = [await startProcess(database), await startProcess(database), await startProcess(database)];
    const [first] = pool as [Running];
    const names = Array.from({ length: 6 }, (_, index) => `world-${index}`);
    const tokens = new Map<string, string>();
    for (const name of names) tokens.set(name, await createWorld(first, name));
    await clientOf(first, 'e2e-1').flags({ MAINTENANCE: true });

    let [isOver, calls] = [false, 0];
    const failures: string[] = [];
    const call = async (caller: number): Promise<void> => {
      for (let number = caller; !isOver; number += 1) {
        const name = names[number % names.length] ?? '';
        const client = clientOf(pool[number % pool.length] as Running, name, tokens.get(name));
        const outcome = await pay(client).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        );
        if (outcome === 200) calls += 1;
        else failures.push(`${name}: ${outcome}`);
      }
    };
    const callers = [0, 1].map(call);
    for (const old of pool.slice()) {
      old.retire();
      const next = await startProcess(database);
      // A load balancer notices an unready process only with its next probe.
      await sleep(200);
      pool.splice(pool.indexOf(old), 1, next);
      await old.close(10_000);
    }
    isOver = true;
    await Promise.all(callers);
    expect(failures).toEqual([]);
    // At least one call for each restart.
    expect(calls).toBeGreaterThanOrEqual(pool.length);
    const sums = "SELECT sum(centavos) AS paid FROM money WHERE type = 'uplineTransfer' AND centavos > 0";
    expect(Number((await query(database, sums))[0]?.paid)).toBe(calls * 100);
    expect((await clientOf(pool[1] as Running, 'e2e-1').call('hotGames')).status).toBe(503);
  });

  test('are not ready while they are cut off from the database', async () => {
    const url = new URL(await (await sharedPostgres()).createDatabase());
    const proxy = await startProxy(Number(url.port));
    onTestFinished(proxy.close);
    url.port = String(proxy.port);
    const running = await startProcess(url.href);
    const isReady = async () => (await fetch(`${running.address}/__ready`)).ok;
    expect(await isReady()).toBe(true);
    const cut = proxy.cut(4000);
    await vi.waitUntil(async () => !(await isReady()), { timeout: 10_000, interval: 100 });
    await cut;
    await vi.waitUntil(isReady, { timeout: 10_000, interval: 100 });
  });

  test('respond within 10 s after the database has crashed and is back, and lose no call', async () => {
    const { createDatabase, query } = await sharedPostgres();
    const database = await createDatabase();
    const pool = [await startProcess(database), await startProcess(database)];
    const names = ['shop-0', 'shop-1'];
    const clients = await Promise.all(
      names.map(async (name, at) => {
        const running = pool[at % pool.length] as Running;
        return clientOf(running, name, await createWorld(running, name));
      }),
    );
    let paid = 0;
    const payOnce = async (client: WorldClient): Promise<boolean> => {
      const reply = await pay(client).catch(() => undefined);
      if (reply?.errorCode === null) paid += 1;
      return reply?.errorCode === null;
    };
    for (const client of clients) expect(await payOnce(client)).toBe(true);
    const [session] = await query(
      database,
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    // The server restarts itself after the loss of any of its processes.
    process.kill(Number(session?.pid), 'SIGKILL');
    await vi.waitFor(() => query(database, 'SELECT 1'), { timeout: 30_000, interval: 50 });
    const backAt = performance.now();
    await Promise.all(clients.map((client) => vi.waitUntil(() => payOnce(client), { timeout: 20_000, interval: 100 })));
    expect(performance.now() - backAt).toBeLessThan(10_000);
    const sums = "SELECT sum(centavos) AS paid FROM money WHERE type = 'uplineTransfer' AND centavos > 0";
    expect(Number((await query(database, sums))[0]?.paid)).toBeGreaterThanOrEqual(paid * 100);
    for (const { address } of pool)
      expect((await clientOf({ address } as Running, 'shop-0').admin('GET', '/ledger')).body).toMatchObject({
        sound: true,
      });
  });

  test('are backed up by pg_dump and restored as documented', async () => {
    const { createDatabase, run } = await sharedPostgres();
    const [, commands = ''] = /\*\*Backup\.\*\*.*?```\n(.*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const [database, restored] = [await createDatabase(), await createDatabase()];
    const nameOf = (url: string): string => new URL(url).pathname.slice(1);
    const running = await startProcess(database);
    const token = await createWorld(running, 'shop');
    await pay(clientOf(running, 'shop', token));
    const { value } = await clientOf(running, 'shop', token).call('balance');
    run(`dropdb ${nameOf(restored)}`);
    run(commands.replaceAll('kidlat-restored', nameOf(restored)).replace(/ kidlat$/m, ` ${nameOf(database)}`));
    const other = await startProcess(restored);
    expect((await clientOf(other, 'shop', token).call('balance')).value).toEqual(value);
    expect((await clientOf(other, 'shop').admin('GET', '/ledger')).body).toEqual({ sound: true, faults: [] });
  });
});
