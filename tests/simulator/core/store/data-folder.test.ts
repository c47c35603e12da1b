import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dueEvents } from '#sim/core/due-event.ts';
import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { StoreError } from '#sim/core/store/store-error.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { type StartOptions, start } from '#sim/start/start.ts';
import { startErrorMessage } from '#sim/start/start-error.ts';
import { advance, isLedgerBalanced, noon } from '#tests/support/money.ts';
import { WorldClient } from '#tests/support/simulator.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
});

const startHere = async (options: Partial<StartOptions> = {}) => {
  const running = await start({ port: 0, host: '127.0.0.1', data, ...options });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= running.close();
    return closing;
  };
  onTestFinished(close);
  return { ...running, close };
};

/** Returns the sentence with which a start fails. */
const failure = async (): Promise<string | undefined> => {
  try {
    await startHere();
    return 'started';
  } catch (error) {
    return startErrorMessage(error, { data });
  }
};

test('a second simulator on the same data folder names the first one and its address, until that one has ended', async () => {
  const first = await startHere();
  expect(await failure()).toBe(
    `The data folder ${data} is in use by process ${process.pid} at ${first.address}. ` +
      'Stop that process, or choose another folder with --data or DATA_DIR.',
  );
  await first.close();
  await startHere();
});

test('a data folder that is a file fails the start with a sentence and leaves the file as it is', async () => {
  const file = join(data, 'notes.txt');
  writeFileSync(file, 'notes');
  data = file;
  expect(await failure()).toBe(
    `Cannot write to the data folder ${file}. Choose another folder with --data or DATA_DIR.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('notes');
});

test('a killed process leaves no lock on its data folder', async () => {
  const killed = spawn(process.execPath, ['mock-server/main.ts', '--port', '0', '--data', data], { stdio: 'pipe' });
  await once(killed.stdout, 'data');
  expect(await failure()).toContain(`in use by process ${killed.pid} at http://localhost:`);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await startHere();
});

/** Faults of a disk that SQLite reports for the settings that cause them, each with one that ends it. */
const diskFaults = {
  full: { start: 'max_page_count = 1', end: 'max_page_count = 1000000' },
  'read-only': { start: 'query_only = 1', end: 'query_only = 0' },
};

/** Lets every write to the data file fail from now on; the returned function ends that. */
const breakDisk = ({ start, end }: { start: string; end: string }): (() => void) => {
  const { exec } = DatabaseSync.prototype;
  let setting = start;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql: string) {
    if (/^BEGIN/.test(sql)) exec.call(this, `PRAGMA ${setting}`);
    exec.call(this, sql);
  });
  onTestFinished(() => spy.mockRestore());
  return () => {
    setting = end;
  };
};

test.each([
  ['full', (folder: string) => `The disk of the data folder ${folder} is full.`],
  [
    'read-only',
    (folder: string) => `Cannot write to the data folder ${folder}. Choose another folder with --data or DATA_DIR.`,
  ],
] as const)('a %s disk fails calls with the cause, which is logged once, and loses nothing', async (fault, cause) => {
  const warnings: string[] = [];
  const note = (it: unknown) => void warnings.push(String(it));
  const log = { warn: note, error: note, info: () => undefined };
  const { address } = await startHere({ machineTime: noon, log: log as never });
  const world = new WorldClient(address, 'default');
  await world.signIn('player01');
  const sentence = cause(data);
  const order = () => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  const listed = async () => (await world.call('depositReport')).value.content.map(({ status }) => status);
  const ready = async () => {
    const reply = await fetch(`${address}/__ready`);
    return [reply.status, await reply.text()];
  };
  expect((await order()).status).toBe(200);
  const before = await listed();
  const repairDisk = breakDisk(diskFaults[fault]);
  const logIn = () => new WorldClient(address, 'default').signIn('player01');
  await vi.waitFor(async () => expect((await logIn()).status).toBe(503), { timeout: 30_000, interval: 0 });
  expect(await ready()).toEqual([503, `not ready\n${sentence}\n`]);
  for (let nth = 0; nth < 3; nth += 1)
    expect(await logIn()).toMatchObject({ status: 503, errorCode: 'system.unknown' });
  expect((await world.admin('POST', '/members/player01/unknown')).status).toBe(404);
  expect(warnings.filter((it) => it.includes(sentence))).toEqual([sentence]);
  expect(warnings.filter((it) => /rollback/i.test(it))).toEqual([]);
  repairDisk();
  expect(await ready()).toEqual([200, 'ready\n']);
  expect(await listed()).toEqual(before);
  await advance(world, '2d');
  await world.signIn('player01');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a backup of a running process, made as documented, holds all acknowledged calls and can be restored', async () => {
  const [, command = ''] =
    /consistent\nbackup while the process runs:\n\n```\n(.*)\n```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  const [folder, backup] = ['data', 'backup'].map((name) => join(data, name));
  if (folder === undefined || backup === undefined) throw new Error('unreachable');
  mkdirSync(backup);
  const running = await startHere({ data: folder, machineTime: noon });
  const world = new WorldClient(running.address, 'default');
  await world.signIn('player01');
  const order = () => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  const orderIds = async (client: WorldClient) =>
    (await client.call('depositReport')).value.content.map(({ depositId }) => depositId);
  await order();
  const acknowledged = await orderIds(world);
  execSync(command, { cwd: data, stdio: 'pipe' });
  await order();
  expect(await orderIds(world)).not.toEqual(acknowledged);
  const restored = await startHere({ data: backup, machineTime: noon });
  const other = new WorldClient(restored.address, 'default');
  other.token = world.token;
  expect(await orderIds(other)).toEqual(acknowledged);
  expect(await isLedgerBalanced(other)).toBe(true);
});

test('due events whose changes cannot be stored run once they can', () => {
  const worlds = openWorlds({ data, machineTime: noon });
  onTestFinished(() => void worlds.close());
  const world = worlds.open('default');
  const due = world.state.all(dueEvents);
  const first = Math.min(...due.map(({ at }) => at));
  world.transact(() => world.setClock({ now: first + 1 }));
  const spy = vi.spyOn(SqliteStore.prototype, 'commit').mockImplementation(() => {
    throw new StoreError('The disk is full.');
  });
  onTestFinished(() => spy.mockRestore());
  expect(() => world.fireDue()).toThrow(StoreError);
  world.catchUpInBackground();
  expect(world.state.all(dueEvents)).toEqual(due);
  expect(world.now()).toBeGreaterThan(first);
  spy.mockRestore();
  world.fireDue();
  expect(world.state.all(dueEvents).every(({ at }) => at > first)).toBe(true);
});

test('a damaged data file or document is named in a sentence and left as it is', async () => {
  openWorlds({ data }).close();
  const file = join(data, 'worlds.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`INSERT INTO docs VALUES ('default', 'note', 'a', '{"id":')`);
  database.close();
  expect(await failure()).toContain(`The data file ${file} is damaged (`);
  writeFileSync(file, 'not a database, but long enough to be read as the header of one'.repeat(20));
  const before = readFileSync(file, 'utf8');
  expect(await failure()).toMatch(
    /worlds\.sqlite is damaged \(file is not a database\)\. It was left as it is: restore/,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(() => openWorlds({ data })).toThrow(StoreError);
});
