import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxConfig } from '#deploy/nginx/config.ts';
import type { Posting } from '#sim/core/ledger.ts';
import { readSite } from '#sim/site/files.ts';
import { freePort, startNginx } from '#tests/support/nginx.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';
import type { ConfirmedPosting } from './visits.ts';

const site = resolve('dist/kidlat');
const key = 'rehearsal';

/** Confirmed postings by world. */
type Confirmed = ReadonlyMap<string, readonly ConfirmedPosting[]>;

export interface LedgerFaults {
  readonly faults: string[];
  /** Number of confirmed postings that were compared. */
  readonly compared: number;
  /** Confirmed money that is not stored, and money stored twice, in major units. */
  readonly lost: number;
  readonly doubled: number;
}

/** Something that serves the site, with or without a backend. */
export interface Target {
  readonly name: string;
  readonly origin: string;
  /** Creates a kept world. */
  readonly createWorld: (name: string) => Promise<void>;
  /** Kills a process and starts it again. */
  readonly fault?: () => Promise<void>;
  /** CPU time so far by part, ms. */
  readonly cpu: () => Readonly<Record<string, number>>;
  /** Returns the faults in the ledgers of worlds, and what was confirmed in them and is not stored exactly once. */
  readonly ledgerFaults: (confirmed: Confirmed) => Promise<LedgerFaults>;
  readonly close: () => Promise<void>;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the CPU time of processes with this parent and their children, those that have ended included, ms. */
const cpuOf = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.replace(/^.*\) /, '').split(' ');
  const own = fields.slice(11, 15).reduce((sum, it) => sum + Number(it), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return (own / ticksPerSecond) * 1000 + children.reduce((sum, it) => sum + cpuOf(Number(it)), 0);
};

const adminOf = (origin: () => string) => {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${origin()}/__admin/worlds${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    createWorld: async (name: string): Promise<void> => {
      await send('POST', '', { name });
      await send('PATCH', `/${name}/flags`, { PACE: false });
    },
    ledgerFaults: async (confirmed: Confirmed): Promise<LedgerFaults> => {
      const result = { faults: [] as string[], compared: 0, lost: 0, doubled: 0 };
      const read = async <T>(path: string): Promise<T> => (await (await send('GET', path)).json()) as T;
      for (const [world, expected] of confirmed) {
        result.faults.push(...(await read<{ faults: string[] }>(`/${world}/ledger`)).faults);
        const { changes } = await read<{ changes: { kind: string; doc: Posting | null }[] }>(`/${world}/snapshot`);
        const stored = changes.flatMap(({ kind, doc }) => (kind === 'posting' && doc ? [doc] : []));
        const times = new Map<string, number>();
        for (const { type, ref } of stored) times.set(`${type} ${ref}`, (times.get(`${type} ${ref}`) ?? 0) + 1);
        for (const { type, ref, amount } of expected) {
          const found = times.get(`${type} ${ref}`) ?? 0;
          if (found === 0) result.lost += amount;
          result.doubled += Math.max(0, found - 1) * amount;
          if (found !== 1) result.faults.push(`${world}: ${type} ${ref} of ${amount} is stored ${found} times`);
        }
        result.compared += expected.length;
      }
      return result;
    },
  };
};

/** Processes that can be killed and started again on the same ports. */
const startProcesses = async (count: number, options: readonly string[]) => {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const startOne = async (port: number): Promise<ChildProcess> => {
    const child = spawnSimulator('--port', String(port), '--key', key, '--site', site, ...options);
    child.stderr.resume();
    await originOf(child);
    child.stdout.resume();
    return child;
  };
  const processes = await Promise.all(ports.map(startOne));
  let endedCpu = 0;
  return {
    backends: ports.map((port) => `127.0.0.1:${port}`),
    cpu: () => processes.reduce((sum, { pid = 0 }) => sum + cpuOf(pid), endedCpu),
    killFirst: async (): Promise<void> => {
      const [child, port] = [processes[0], ports[0]];
      if (!child || port === undefined) return;
      endedCpu += cpuOf(child.pid ?? 0);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      processes[0] = await startOne(port);
    },
    close: async (): Promise<void> => {
      for (const child of processes) child.kill('SIGKILL');
      await Promise.all(processes.map((it) => it.exitCode === null && it.signalCode === null && once(it, 'exit')));
    },
  };
};

const startFront = async (backends: readonly string[]) => {
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  const options = {
    root: site,
    listen,
    serverName: '_',
    backends,
    isShared: true,
    admin: false,
    locale: 'en',
  } as const;
  return startNginx(nginxConfig(readSite(site), options), port);
};

/** One process with the embedded store, which serves site and calls. */
export const startSingle = async (): Promise<Target> => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const processes = await startProcesses(1, ['--data', folder]);
  const origin = `http://${processes.backends[0]}`;
  return {
    name: 'one process',
    origin,
    ...adminOf(() => origin),
    fault: processes.killFirst,
    cpu: () => ({ simulators: processes.cpu() }),
    close: async () => {
      await processes.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Three processes on PostgreSQL behind nginx. */
export const startShared = async (): Promise<Target> => {
  const database = await startPostgres({ fsync: true });
  const processes = await startProcesses(3, ['--store', await database.createDatabase()]);
  const nginx = await startFront(processes.backends);
  return {
    name: 'three processes on PostgreSQL behind nginx',
    origin: nginx.origin,
    // The last one is never killed.
    ...adminOf(() => `http://${processes.backends.at(-1)}`),
    fault: processes.killFirst,
    cpu: () => ({ simulators: processes.cpu(), database: cpuOf(database.pid) }),
    close: async () => {
      await nginx.close();
      await processes.close();
      await database.close();
    },
  };
};

/** nginx with the built site alone. */
export const startStatic = async (): Promise<Target> => {
  const nginx = await startFront([]);
  return {
    name: 'static site',
    origin: nginx.origin,
    createWorld: async () => undefined,
    cpu: () => ({}),
    ledgerFaults: async () => ({ faults: [], compared: 0, lost: 0, doubled: 0 }),
    close: nginx.close,
  };
};

/** Worlds of a target, each used by one visit at a time. */
export const worldPool = async (target: Target, size: number) => {
  const confirmed = new Map<string, ConfirmedPosting[]>();
  const create = async (): Promise<string> => {
    const name = `rehearsal-${confirmed.size}`;
    confirmed.set(name, []);
    await target.createWorld(name);
    return name;
  };
  const free: string[] = [];
  for (let number = 0; number < size; number += 1) free.push(await create());
  return {
    confirmed,
    confirm: (world: string, posting: ConfirmedPosting): void => void confirmed.get(world)?.push(posting),
    take: async (): Promise<WorldClient> => new WorldClient(target.origin, free.shift() ?? (await create())),
    giveBack: ({ name }: WorldClient): void => void free.push(name),
  };
};
