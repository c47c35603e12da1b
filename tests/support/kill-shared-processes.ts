import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random, seedOf } from '#sim/core/random.ts';
import { startProxy } from './cuttable-proxy.ts';
import { freePort } from './nginx.ts';
import { passwordOf } from './passwords.ts';
import type { PostgresServer } from './postgres.ts';
import { WorldClient } from './simulator.ts';
import { originOf, spawnSimulator } from './simulator-process.ts';

interface SharedKillOptions {
  readonly worlds: number;
  readonly processes: number;
  /** Duration of transactions and kills, ms. */
  readonly durationMs: number;
  /** Time between two kills, ms. */
  readonly killEveryMs: number;
  /** Whether a process is also cut off from the database periodically, and clocks of worlds are advanced. */
  readonly cuts: boolean;
  /** Number of concurrent players; each call is in a random world. */
  readonly callers: number;
}

interface SharedKillResult {
  readonly faults: string[];
  readonly moves: number;
  readonly kills: number;
  readonly cuts: number;
  /** Longest duration of a call, its repetitions included, ms; without calls during a cut. */
  readonly longestOutage: number;
}

/** A world with its completed payments. */
interface PlayedWorld {
  readonly name: string;
  readonly token: string;
  /** Major units of the completed payments. */
  paid: number;
}

/** A completed payment. */
interface Payment {
  readonly world: PlayedWorld;
  readonly key: string;
  readonly amount: number;
  readonly value: unknown;
}

const key = 'shared-kill';
const retryTimeoutMs = 20_000;

/** Longer than the validity of a lease. */
const cutMs = 4000;

/** Number of completed payments that are repeated at the end to compare the responses. */
const repeatedPayments = 300;

const paidByWorld = `
  SELECT world, sum(centavos) AS minor FROM money WHERE type = 'uplineTransfer' AND centavos > 0 GROUP BY world`;

/** Returns the statements of the documentation that sum up the ledger; each must return no row. */
const ledgerStatements = (): string[] => {
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  return sql.split(/;\s*$/m).filter((it) => it.trim() !== '');
};

/** Processes a list, ten items at a time. */
const forEachConcurrently = async <T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...list];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 10 }, worker));
};

/** Starts a process, and the connection through which it reaches the database. */
const startProcess = async (database: string, onWarning: (text: string) => void) => {
  const { port: databasePort, pathname } = new URL(database);
  const proxy = await startProxy(Number(databasePort));
  const store = `postgres://sim@127.0.0.1:${proxy.port}${pathname}`;
  const child = spawnSimulator('--port', String(await freePort()), '--store', store, '--key', key);
  // Warnings of Node, such as those of listeners that are never removed.
  child.stderr.on('data', (text: Buffer) => /Warning/.test(String(text)) && onWarning(String(text)));
  const origin = await originOf(child);
  child.stdout.resume();
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    proxy.close();
  };
  return { origin, proxy, end };
};

/**
 * Makes random payments in many worlds over several processes, of which one is killed every few seconds and restarted.
 * A call without a response is repeated under its idempotency key at any process, like clients do.
 */
export const killSharedProcesses = async (
  server: PostgresServer,
  { worlds, processes, durationMs, killEveryMs, callers, cuts: withCuts }: SharedKillOptions,
): Promise<SharedKillResult> => {
  const database = await server.createDatabase();
  const random = new Random(seedOf('shared-kill'));
  const faults: string[] = [];
  let [kills, cuts, longestOutage, lastCutAt] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  const running = await Promise.all(
    Array.from({ length: processes }, () => startProcess(database, (text) => faults.push(text))),
  );

  /** Repeats a call at random processes until one responds. */
  const retryUntilDone = async <T>(what: string, call: (origin: string) => Promise<T>): Promise<T | undefined> => {
    const startedAt = performance.now();
    for (;;) {
      try {
        const result = await call(random.pick(running).origin);
        const now = performance.now();
        if (startedAt > lastCutAt + retryTimeoutMs || now < lastCutAt)
          longestOutage = Math.max(longestOutage, now - startedAt);
        return result;
      } catch (error) {
        if (performance.now() - startedAt > retryTimeoutMs) {
          faults.push(`${what} got no response within ${retryTimeoutMs} ms: ${error}`);
          return undefined;
        }
        await sleep(50);
      }
    }
  };

  const pay = (world: PlayedWorld, idempotencyKey: string, amount: number) =>
    retryUntilDone(`payment ${idempotencyKey} in ${world.name}`, async (origin) => {
      const client = new WorldClient(origin, world.name);
      client.token = world.token;
      const reply = await client.call('uplineTransfer', {
        body: { amount, paymentPassword: passwordOf.payment },
        headers: { 'idempotency-key': idempotencyKey },
      });
      if (reply.status === 503) throw new Error('503');
      return reply;
    });

  const admin = (method: string, path: string, body: object) =>
    retryUntilDone(`${method} ${path}`, async (origin) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const reply = await fetch(`${origin}/__admin/worlds${path}`, { method, headers, body: JSON.stringify(body) });
      // A repeated creation returns a conflict with its own world.
      if (!reply.ok && reply.status !== 409) throw new Error(String(reply.status));
    });

  const played: PlayedWorld[] = [];
  const names = Array.from({ length: worlds }, (_, index) => `world-${index}`);
  await forEachConcurrently(names, async (name) => {
    await admin('POST', '', { name });
    // Rate limits of players are turned off.
    await admin('PATCH', `/${name}/flags`, { PACE: false });
    const login = await retryUntilDone(`login in ${name}`, (origin) =>
      new WorldClient(origin, name).signIn('player01'),
    );
    played.push({ name, token: login?.value.token ?? '', paid: 0 });
  });

  const payments: Payment[] = [];
  const endAt = performance.now() + durationMs;
  const isOver = (): boolean => performance.now() > endAt;
  const payAtRandom = async (caller: number): Promise<void> => {
    for (let number = 0; !isOver(); number += 1) {
      const world = random.pick(played);
      const amount = random.int(1, 5);
      if (withCuts && random.chance(0.01)) await admin('PUT', `/${world.name}/clock`, { advance: '1m' });
      const reply = await pay(world, `${caller}-${number}`, amount);
      if (reply?.errorCode === null) {
        world.paid += amount;
        payments.push({ world, key: `${caller}-${number}`, amount, value: reply.value });
      } else if (reply) faults.push(`${world.name}: ${reply.errorCode}`);
    }
  };
  const killAtRandom = async (): Promise<void> => {
    for (let round = 1; ; round += 1) {
      await sleep(killEveryMs);
      if (isOver()) return;
      const at = random.int(0, running.length - 1);
      const chosen = running[at];
      if (withCuts && round % 4 === 0) {
        cuts += 1;
        lastCutAt = performance.now();
        await chosen?.proxy.cut(cutMs);
      } else {
        kills += 1;
        await chosen?.end('SIGKILL');
        running[at] = await startProcess(database, (text) => faults.push(text));
      }
    }
  };
  await Promise.all([...Array.from({ length: callers }, (_, caller) => payAtRandom(caller)), killAtRandom()]);

  const repeated = Array.from({ length: Math.min(repeatedPayments, payments.length) }, () => random.pick(payments));
  await forEachConcurrently(repeated, async (payment) => {
    const repeatedPayment = await pay(payment.world, payment.key, payment.amount);
    if (JSON.stringify(repeatedPayment?.value) !== JSON.stringify(payment.value))
      faults.push(`payment ${payment.key} in ${payment.world.name} was lost or made again`);
  });
  await Promise.all(running.map((it) => it.end('SIGTERM')));
  const stored = new Map((await server.query(database, paidByWorld)).map((row) => [row.world, Number(row.minor)]));
  for (const { name, paid } of played)
    if ((stored.get(name) ?? 0) !== paid * 100)
      faults.push(`${name}: payments of ${paid} major units were answered, ${stored.get(name)} minor units are stored`);
  for (const statement of ledgerStatements())
    for (const row of await server.query(database, statement)) faults.push(`ledger: ${JSON.stringify(row)}`);
  return { faults, moves: payments.length, kills, cuts, longestOutage };
};
