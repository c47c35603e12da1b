import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './nginx.ts';

/** Folder of Debian's programs, which are not in the PATH; undefined if PostgreSQL is not installed. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb')
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .map(dirname)
  .at(-1);

/** Whether PostgreSQL is missing, so that tests of its store are skipped. */
export const isPostgresMissing = programs === undefined;

export interface PostgresServer {
  readonly pid: number;
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Runs a command line of docs/deploy.md with the programs of the server, in its temporary folder. */
  readonly run: (command: string) => void;
  readonly query: (url: string, text: string) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = await connect(url);
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (tries > 200 || server.exitCode !== null) throw error;
      await sleep(50);
    }
  }
};

/**
 * Starts a PostgreSQL server with its data in a temporary folder. Without `fsync` it is faster, but a power failure
 * loses data.
 */
export const startPostgres = async ({ fsync = false } = {}): Promise<PostgresServer> => {
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'kidlat-postgres-'));
  const data = join(folder, 'data');
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'sim', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', `fsync=${fsync ? 'on' : 'off'}`];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], options);
  const urlOf = (database: string) => `postgres://sim@127.0.0.1:${port}/${database}`;
  await waitUntilReady(urlOf('postgres'), server);
  let databases = 0;
  return {
    pid: server.pid ?? 0,
    createDatabase: async () => {
      databases += 1;
      await query(urlOf('postgres'), `CREATE DATABASE sim${databases}`);
      return urlOf(`sim${databases}`);
    },
    run: (command) => {
      const env = {
        ...process.env,
        PATH: `${programs}:${process.env.PATH}`,
        PGHOST: '127.0.0.1',
        PGPORT: String(port),
      };
      execFileSync('sh', ['-c', command], { ...options, env: { ...env, PGUSER: 'sim' }, stdio: 'pipe' });
    },
    query,
    close: async () => {
      const ended = once(server, 'exit');
      // Ends the sessions that killed processes have left.
      server.kill('SIGINT');
      await ended;
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
};
