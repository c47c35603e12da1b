import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { start } from '#sim/start/start.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

describe.skipIf(isPostgresMissing)('a process whose worlds are in a database', () => {
  const startProcess = async () => {
    const database = await (await sharedPostgres()).createDatabase();
    const { address, close } = await start({ port: 0, host: '127.0.0.1', database });
    onTestFinished(() => close());
    const headers = { 'content-type': 'application/json' };
    const create = (world: object) =>
      fetch(`${address}/__admin/worlds`, { method: 'POST', headers, body: JSON.stringify(world) });
    return { address, database, create };
  };

  /**
   * Breaks the connection that waits to write to a table, like a restart of the database in the middle of `work`. Returns its
   * result.
   */
  const breakDuring = async <T>(database: string, table: 'worlds' | 'docs', work: () => Promise<T>): Promise<T> => {
    const { query } = await sharedPostgres();
    const operator = new pg.Client({ connectionString: database });
    operator.on('error', () => undefined);
    await operator.connect();
    await operator.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    const working = work();
    await vi.waitFor(
      async () => {
        const ended = await query(
          database,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ '^(INSERT INTO|DELETE FROM) ${table}'`,
        );
        expect(ended).toHaveLength(1);
      },
      { timeout: 5000 },
    );
    await operator.query('COMMIT');
    await operator.end();
    return await working;
  };

  test.each([
    ['created', {}],
    ['copied', { from: 'model' }],
  ])('survives a restart of the database while a world is %s', async (_what, how) => {
    const { address, database, create } = await startProcess();
    expect((await create({ name: 'model' })).status).toBe(201);
    expect((await breakDuring(database, 'worlds', () => create({ name: 'shop', ...how }))).status).toBe(503);
    await vi.waitFor(async () => expect((await create({ name: 'shop', ...how })).status).toBe(201), {
      timeout: 10_000,
    });
    expect((await new WorldClient(address, 'shop').call('version')).status).toBe(200);
  });

  test('answers 503 if the content of a new world cannot be stored', async () => {
    const { address, database, create } = await startProcess();
    await create({ name: 'model' });
    await new WorldClient(address, 'model').flags({ PACE: false });
    const copy = () => create({ name: 'shop', from: 'model' });
    expect((await breakDuring(database, 'docs', copy)).status).toBe(503);
    await vi.waitFor(async () => expect((await copy()).status).toBe(201), { timeout: 10_000 });
  });

  test('rejects a login name that cannot be stored without breaking other calls of its world', async () => {
    const { address, create } = await startProcess();
    await create({ name: 'shop' });
    const world = new WorldClient(address, 'shop');
    await world.flags({ PACE: false });
    await world.signIn('player01');
    const pay = () => world.call('uplineTransfer', { body: { amount: 1, paymentPassword: passwordOf.payment } });
    const logIn = (username: string) => world.call('login', { body: { username, password: 'Passw0rd1', type: 0 } });
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, pay),
      logIn('play\0er01'),
      logIn('player\uD83D'),
      ...Array.from({ length: 10 }, pay),
    ]);
    expect(replies.map(({ errorCode }) => errorCode)).toEqual([
      ...Array.from({ length: 10 }, () => null),
      'request.invalid',
      'request.invalid',
      ...Array.from({ length: 10 }, () => null),
    ]);
  });
});
