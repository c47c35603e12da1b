import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwordOf } from '#tests/support/passwords.ts';
import { isPostgresMissing, startPostgres } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';
import { percentile } from './load.ts';

interface StoreLoad {
  /** Calls per second, at equal intervals regardless of earlier responses. */
  readonly rate: number;
  readonly worlds: number;
  readonly seconds: number;
}

interface StoreFigures {
  /** Median latency of a call, ms. */
  readonly median: number;
  readonly slowest: number;
  /** CPU time of all processes per call, ms: simulators and database. */
  readonly cpu: number;
  /** CPU time of the simulators alone per call, ms. */
  readonly ownCpu: number;
  /** Memory of the simulators, MB. */
  readonly memory: number;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the CPU time of a process, ms. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
};

/** Returns the CPU time of a process and its children, ended ones included, ms. */
const cpuWithChildren = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ended = ((Number(fields[13]) + Number(fields[14])) / ticksPerSecond) * 1000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), cpuOf(pid) + ended);
};

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Places mixed calls, of which three in four move money. */
const callOf = (client: WorldClient, number: number): Promise<{ readonly status: number }> => {
  const headers = { 'idempotency-key': `call-${number}` };
  switch (number % 4) {
    case 0:
      return client.call('balance');
    case 1:
    case 2:
      return client.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1 }, headers });
    default:
      return client.call('uplineTransfer', { body: { amount: 1, paymentPassword: passwordOf.payment }, headers });
  }
};

/** Measures one process for each of the stores. `databasePid` is the server whose CPU time counts too. */
export const measureStore = async (
  stores: readonly string[],
  databasePid: number | undefined,
  { rate, worlds, seconds }: StoreLoad,
): Promise<StoreFigures> => {
  const children = stores.map((store) => spawnSimulator('--store', store));
  const origins = await Promise.all(children.map(originOf));
  for (const child of children) {
    child.stdout.resume();
    child.stderr.resume();
  }
  const pids = children.map(({ pid }) => pid ?? 0);
  const clients: WorldClient[] = [];
  for (let at = 0; at < worlds; at += 1) {
    const origin = origins[at % origins.length] ?? '';
    const name = `bench-${at}`;
    const headers = { 'content-type': 'application/json' };
    await fetch(`${origin}/__admin/worlds`, { method: 'POST', headers, body: JSON.stringify({ name }) });
    const client = new WorldClient(origin, name);
    await client.flags({ PACE: false });
    await client.signIn('player01');
    clients.push(client);
  }
  const run = async (calls: number, from: number): Promise<number[]> => {
    const durations: number[] = [];
    const startedAt = performance.now();
    const open: Promise<void>[] = [];
    for (let number = 0; number < calls; number += 1) {
      await sleep(Math.max(0, startedAt + (number * 1000) / rate - performance.now()));
      const client = clients[number % worlds] as WorldClient;
      const sentAt = performance.now();
      open.push(
        callOf(client, from + number + Math.floor(number / worlds)).then(({ status }) => {
          if (status !== 200) throw new Error(`a call of ${client.name} returned status ${status}`);
          durations.push(performance.now() - sentAt);
        }),
      );
    }
    await Promise.all(open);
    return durations;
  };
  // A warm-up compiles frequently used code before the measurement.
  await run(rate * 3, 1_000_000);
  const cpu = (): [own: number, database: number] => [
    pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    databasePid === undefined ? 0 : cpuWithChildren(databasePid),
  ];
  const [ownBefore, databaseBefore] = cpu();
  const durations = await run(rate * seconds, 0);
  const [ownAfter, databaseAfter] = cpu();
  const memory = pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
  await Promise.all(
    children.map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  const own = ownAfter - ownBefore;
  return {
    median: percentile(durations, 0.5),
    slowest: percentile(durations, 0.99),
    cpu: (own + databaseAfter - databaseBefore) / durations.length,
    ownCpu: own / durations.length,
    memory,
  };
};

/** Compares PostgreSQL with the embedded store at 200 calls a second in 50 worlds. */
export const measureStores = async (load: StoreLoad = { rate: 200, worlds: 50, seconds: 20 }) => {
  if (isPostgresMissing) return [];
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-bench-'));
  const embedded = await measureStore([`sqlite:${folder}`], undefined, load);
  rmSync(folder, { recursive: true, force: true });
  const server = await startPostgres({ fsync: true });
  const shared = await measureStore([await server.createDatabase()], server.pid, load);
  await server.close();
  process.stdout.write(`     ${JSON.stringify({ embedded, shared })}\n`);
  return [
    { name: 'Median latency added by PostgreSQL', value: shared.median - embedded.median, limit: 3, unit: 'ms' },
    {
      name: 'CPU per call of PostgreSQL relative to SQLite',
      value: shared.ownCpu / embedded.ownCpu,
      limit: 1.5,
      unit: '×',
    },
    {
      name: 'CPU per call of PostgreSQL and its database relative to SQLite',
      value: shared.cpu / embedded.cpu,
      limit: 2.5,
      unit: '×',
    },
  ];
};
