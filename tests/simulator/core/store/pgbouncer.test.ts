import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { start } from '#sim/start/start.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { isPgBouncerMissing, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

describe.skipIf(isPostgresMissing || isPgBouncerMissing)('processes behind PgBouncer in transaction mode', () => {
  test('start, share worlds and store every call', async () => {
    const { createDatabase, query } = await sharedPostgres();
    const database = await createDatabase();
    const bouncer = await startPgBouncer(database);
    onTestFinished(() => bouncer.close());
    const processes = [];
    for (let count = 0; count < 2; count += 1) {
      const running = await start({ port: 0, host: '127.0.0.1', database: bouncer.url });
      onTestFinished(() => running.close());
      processes.push(running.address);
    }
    const [first = '', second = ''] = processes;
    const pays = await Promise.all(
      ['shop-1', 'shop-2', 'shop-3'].map(async (name) => {
        const headers = { 'content-type': 'application/json' };
        await fetch(`${first}/__admin/worlds`, { method: 'POST', headers, body: JSON.stringify({ name }) });
        const [one, other] = [new WorldClient(first, name), new WorldClient(second, name)];
        await one.flags({ PACE: false });
        other.token = (await one.signIn('player01')).value.token;
        const pay = async (client: WorldClient) =>
          (await client.call('uplineTransfer', { body: { amount: 1, paymentPassword: passwordOf.payment } })).status;
        return Promise.all(Array.from({ length: 20 }, (_, nth) => pay(nth % 2 === 0 ? one : other)));
      }),
    );
    expect(pays.flat()).toEqual(Array.from({ length: 60 }, () => 200));
    const [sums] = await query(
      database,
      "SELECT sum(centavos) AS paid FROM money WHERE type = 'uplineTransfer' AND centavos > 0",
    );
    expect(Number(sums?.paid)).toBe(6000);
  });
});
