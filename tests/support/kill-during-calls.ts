import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { nginxConfig } from '#deploy/nginx/config.ts';
import { changingCalls, type PreparedCall, prepareCall } from './changing-calls.ts';
import { freePort, startNginx } from './nginx.ts';
import type { PostgresServer } from './postgres.ts';
import { WorldClient } from './simulator.ts';
import { originOf, spawnSimulator } from './simulator-process.ts';

/**
 * When a process dies: it has received the calls and reads none of them, it has done them and waits for the database, or
 * it has stored them and its responses are lost.
 */
const moments = ['received', 'done', 'stored'] as const;
type Moment = (typeof moments)[number];

/** Connections of nginx to a process, which see the calls and can hold its responses back. */
const startWatchedProxy = async (target: number) => {
  /** Worlds of received calls. */
  const worlds = new Set<string>();
  const sockets = new Set<Socket>();
  const watched = { isHolding: false, received: 0, held: 0 };
  const server = createServer((caller) => {
    const upstream = connect(target, '127.0.0.1');
    caller.on('data', (bytes) => {
      const world = /^x-sim-world: (\S+)/im.exec(bytes.toString('latin1'))?.[1];
      if (world !== undefined) {
        worlds.add(world);
        watched.received += 1;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!watched.isHolding) caller.write(bytes);
      else if (bytes.toString('latin1').startsWith('HTTP/1.1')) watched.held += 1;
    });
    for (const [socket, other] of [
      [caller, upstream],
      [upstream, caller],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    worlds,
    watched,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

const startProcess = async (store: string, port: number) => {
  const child = spawnSimulator('--port', String(port), '--store', store);
  child.stderr.resume();
  const origin = (await originOf(child)).replace('localhost', '127.0.0.1');
  child.stdout.resume();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { origin, child, end };
};

const waitUntil = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 4000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${what} did not happen`);
    await sleep(10);
  }
};

interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** Sends a call; returns status 0 if the connection breaks. */
const send = async (origin: string, { path, init }: PreparedCall): Promise<Outcome> => {
  try {
    const reply = await fetch(origin + path, { ...init, redirect: 'manual' });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 0, text: '' };
  }
};

const retryTimeoutMs = 15_000;

/** Repeats a call like a client, until it is neither lost nor answered with a fault of the server. */
const sendUntilAnswered = async (origin: string, call: PreparedCall) => {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    const outcome = await send(origin, call);
    const ms = performance.now() - startedAt;
    if ((outcome.status > 0 && outcome.status < 500) || ms > retryTimeoutMs) return { ...outcome, ms, tries };
    await sleep(200);
  }
};

/** Number of rows by world and kind: ledger entries by type, and documents. The state of random numbers may or may not be stored. */
const rowCounts = `
  SELECT world, 'money ' || type AS what, count(*)::int AS rows FROM money GROUP BY 1, 2
  UNION ALL SELECT world, kind, count(*)::int FROM docs WHERE json IS NOT NULL AND kind <> 'random' GROUP BY 1, 2`;

type Counts = ReadonlyMap<string, Readonly<Record<string, number>>>;

const countRows = async (server: PostgresServer, store: string): Promise<Counts> => {
  const rows = (await server.query(store, rowCounts)) as { world: string; what: string; rows: number }[];
  const counts = new Map<string, Record<string, number>>();
  for (const { world, what, rows: count } of rows) counts.set(world, { ...counts.get(world), [what]: count });
  return counts;
};

/** Returns what a call has added to its world, by kind of row. */
const addedTo = (world: string, before: Counts, after: Counts): string => {
  const [old = {}, now = {}] = [before.get(world), after.get(world)];
  const kinds = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  const added = kinds.map((kind) => [kind, (now[kind] ?? 0) - (old[kind] ?? 0)]).filter(([, rows]) => rows !== 0);
  return JSON.stringify(Object.fromEntries(added));
};

/** Leaves out the payout of a hand, which may be won or lost; a second one would be counted as four rows. */
const withoutWin = (name: string, added: string): string =>
  name === 'playHand' ? added.replace('"money payout":2,', '') : added;

const resultOf = (json: string): string => JSON.stringify((JSON.parse(json || '{}') as { value?: unknown }).value);

/** One instant for all worlds, so that the same calls have the same results. */
const noon = `${new Date().toISOString().slice(0, 10)}T12:00:00+08:00`;

const createWorld = async (origin: string, name: string): Promise<WorldClient> => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ name }) };
  await (await fetch(`${origin}/__admin/worlds`, init)).arrayBuffer();
  return new WorldClient(origin, name);
};

const startFront = async (backends: readonly number[]) => {
  const port = await freePort();
  const config = nginxConfig(new Map(), {
    root: '/nonexistent',
    listen: `127.0.0.1:${port}`,
    serverName: '_',
    backends: backends.map((it) => `127.0.0.1:${it}`),
    isShared: true,
    admin: false,
    locale: 'en',
  });
  return startNginx(config, port);
};

/** Two processes behind nginx, of which the first is killed. */
const startPair = async (server: PostgresServer) => {
  const store = await server.createDatabase();
  const ports = [await freePort(), await freePort()] as const;
  let [first, second] = await Promise.all([startProcess(store, ports[0]), startProcess(store, ports[1])]);
  const proxy = await startWatchedProxy(ports[0]);
  const nginx = await startFront([proxy.port, ports[1]]);

  /** Resolves when all calls have come as far as they should when the process dies. */
  const waitFor = async (moment: Moment, calls: number): Promise<void> => {
    const { watched } = proxy;
    await waitUntil('the arrival of all calls', () => watched.received === calls);
    if (moment === 'stored') await waitUntil('all responses', () => watched.held === calls);
    const waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%valid%'";
    if (moment === 'done')
      await waitUntil('a transaction that waits', async () => (await server.query(store, waiting)).length > 0);
  };

  return {
    store,
    nginx,
    second: () => second.origin,
    /** Creates a world whose calls nginx sends to the first process. */
    createWorldOfFirst: async (name: string): Promise<WorldClient> => {
      for (let number = 0; ; number += 1) {
        const candidate = `${name}-${number}`;
        // A ticket that does not exist creates no world.
        await fetch(`${nginx.origin}/__games/${candidate}.none`, { headers: { 'x-sim-world': candidate } });
        if (proxy.worlds.has(candidate)) return createWorld(first.origin, candidate);
      }
    },
    /** Kills the first process while it has these calls; resolves with what clients get that repeat them. */
    killDuring: async (moment: Moment, calls: readonly PreparedCall[]) => {
      const operator = new pg.Client({ connectionString: store });
      operator.on('error', () => undefined);
      await operator.connect();
      Object.assign(proxy.watched, { received: 0, held: 0, isHolding: moment === 'stored' });
      if (moment === 'received') first.child.kill('SIGSTOP');
      if (moment === 'done') await operator.query('BEGIN; SELECT FROM leases FOR UPDATE');
      const outcomes = Promise.all(calls.map((call) => sendUntilAnswered(nginx.origin, call)));
      await waitFor(moment, calls.length);
      await first.end('SIGKILL');
      proxy.watched.isHolding = false;
      await operator.end();
      return outcomes;
    },
    restartFirst: async (): Promise<void> => {
      first = await startProcess(store, ports[0]);
    },
    close: async (): Promise<void> => {
      await nginx.close();
      proxy.close();
      await Promise.all([first, second].map((it) => it.end('SIGKILL')));
    },
  };
};

type Pair = Awaited<ReturnType<typeof startPair>>;

/** Returns what each call adds to its world at a process that lives. */
const measureControls = async (
  server: PostgresServer,
  { store, second }: Pair,
): Promise<ReadonlyMap<string, string>> => {
  const calls: PreparedCall[] = [];
  const worldOf = (name: string): string => `control-${name.toLowerCase()}`;
  for (const name of changingCalls)
    calls.push(await prepareCall(await createWorld(second(), worldOf(name)), name, noon));
  const before = await countRows(server, store);
  for (const call of calls) await send(second(), call);
  const after = await countRows(server, store);
  return new Map(changingCalls.map((name) => [name, withoutWin(name, addedTo(worldOf(name), before, after))]));
};

interface KillResult {
  readonly faults: string[];
  /** Number of calls whose process died. */
  readonly calls: number;
  /** Number of those that nginx repeated, so that their client saw no fault. */
  readonly hidden: number;
  /** Longest time until a client had its response, ms. */
  readonly longestMs: number;
}

const killAt = async (
  moment: Moment,
  server: PostgresServer,
  pair: Pair,
  controls: ReadonlyMap<string, string>,
): Promise<KillResult> => {
  const prepared: { readonly name: string; readonly world: string; readonly call: PreparedCall }[] = [];
  for (const name of changingCalls) {
    const world = await pair.createWorldOfFirst(`${moment}-${name.toLowerCase()}`);
    prepared.push({ name, world: world.name, call: await prepareCall(world, name, noon) });
  }
  const before = await countRows(server, pair.store);
  const outcomes = await pair.killDuring(
    moment,
    prepared.map(({ call }) => call),
  );
  const after = await countRows(server, pair.store);
  const faults: string[] = [];
  for (const [index, { name, world, call }] of prepared.entries()) {
    const where = `${name}, killed when ${moment}`;
    const { status = 0, text = '' } = outcomes[index] ?? {};
    if (status !== 200) faults.push(`${where}: status ${status} ${text.slice(0, 200)}`);
    const [added, expected] = [withoutWin(name, addedTo(world, before, after)), controls.get(name)];
    if (added !== expected) faults.push(`${where}: stored ${added} instead of ${expected}`);
    const again = call.isKeyed ? await send(pair.nginx.origin, call) : undefined;
    if (again && resultOf(again.text) !== resultOf(text))
      faults.push(`${where}: repeated, it returned ${again.text.slice(0, 200)} instead of ${text.slice(0, 200)}`);
    const { body } = await new WorldClient(pair.second(), world).admin<{ faults: string[] }>('GET', '/ledger');
    faults.push(...body.faults.map((fault) => `${where}: ${fault}`));
  }
  return {
    faults,
    calls: prepared.length,
    hidden: outcomes.filter(({ tries }) => tries === 1).length,
    longestMs: Math.max(...outcomes.map(({ ms }) => ms)),
  };
};

/**
 * Kills a process behind the generated nginx configuration while it has each call that moves money and each GET that
 * changes state, once at each moment, and compares what they have stored with the same calls at a process that lives.
 */
export const killDuringCalls = async (server: PostgresServer): Promise<KillResult> => {
  const pair = await startPair(server);
  try {
    const controls = await measureControls(server, pair);
    const results: KillResult[] = [];
    for (const moment of moments) {
      if (results.length > 0) await pair.restartFirst();
      results.push(await killAt(moment, server, pair, controls));
    }
    return {
      faults: results.flatMap(({ faults }) => faults),
      calls: results.reduce((sum, { calls }) => sum + calls, 0),
      hidden: results.reduce((sum, { hidden }) => sum + hidden, 0),
      longestMs: Math.max(...results.map(({ longestMs }) => longestMs)),
    };
  } finally {
    await pair.close();
  }
};
