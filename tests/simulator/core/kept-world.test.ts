import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type StartOptions, start } from '#sim/start/start.ts';
import { decide } from '#tests/support/identity.ts';
import { keptDatabase, keptSnapshot, writeKeptData } from '#tests/support/kept-world.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { isPostgresMissing } from '#tests/support/postgres.ts';
import { WorldClient } from '#tests/support/simulator.ts';
import { sharedPostgres, stopSharedPostgres } from '#tests/support/world-stores.ts';

afterAll(stopSharedPostgres);

const startWith = async (options: Partial<StartOptions>): Promise<WorldClient> => {
  const simulator = await start({ port: 0, host: '127.0.0.1', machineTime: noon, ...options });
  onTestFinished(() => simulator.close());
  return new WorldClient(simulator.address, 'shop');
};

const forms = [
  {
    name: 'a SQLite file',
    isMissing: false,
    open: async () => {
      const data = mkdtempSync(join(tmpdir(), 'kept-world-'));
      onTestFinished(() => rmSync(data, { recursive: true }));
      writeKeptData(data);
      return startWith({ data });
    },
  },
  {
    name: 'a PostgreSQL database',
    isMissing: isPostgresMissing,
    open: async () => {
      const { createDatabase, query } = await sharedPostgres();
      const database = await createDatabase();
      await query(database, keptDatabase());
      return startWith({ database });
    },
  },
  {
    name: 'a snapshot',
    isMissing: false,
    open: async () => {
      const world = await startWith({});
      expect(await world.admin('PUT', '/snapshot', keptSnapshot())).toMatchObject({ status: 200 });
      return world;
    },
  },
];

const maria = ['maria2026', 'Sampaguita7'] as const;

const wagering = async (world: WorldClient) => (await world.call('wagering', { query: { language: 'EN' } })).value;

const days = { startDate: '2026-05-06', endDate: '2026-05-07' };

/** Returns the numbers of open bets and open lottery orders. */
const openBets = async (world: WorldClient): Promise<readonly number[]> => {
  const bets = (await world.call('bets', { query: days })).value.content;
  const orders = (await world.call('orders')).value.content;
  return [
    bets.filter(({ status }) => status === 'open').length,
    orders.filter(({ status }) => status === 'open').length,
  ];
};

describe.each(forms)('a world that an older version kept, in $name', ({ isMissing, open }) => {
  const test_ = test.skipIf(isMissing);

  test_('opens with its money, bonuses, bets, orders, reviews and contracts', async () => {
    const world = await open();
    expect(await isLedgerBalanced(world)).toBe(true);
    await world.signIn(...maria);
    expect(await sumBalance(world)).toBe(885);
    const { parts, ownMoney, bonusMoney } = await wagering(world);
    expect([ownMoney, bonusMoney]).toEqual([385, 500]);
    expect(parts.map(({ kind, bonusId, required, left }) => [kind, bonusId, required, left])).toEqual([
      ['deposit', null, 500, 200],
      ['bonus', 'DP260506000030', 25_000, 25_000],
    ]);
    expect(await openBets(world)).toEqual([2, 1]);
    await world.signIn('player01');
    expect(await sumBalance(world)).toBe(13_528);
    const player = await wagering(world);
    expect(player.parts.map(({ kind }) => kind)).toEqual(['deposit', 'bonus']);
    expect(player.bonusMoney).toBe(player.parts[1]?.locked);
    await world.signIn('agent41');
    expect(await sumBalance(world)).toBe(2600);
    expect((await world.call('openWithdrawals')).value).toMatchObject([{ amount: 500, status: 'reviewing' }]);
    await world.signIn('newbie01');
    expect((await world.call('identityStatus')).value).toMatchObject({ status: 'pending' });
    await world.signIn('agent01');
    const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = (await world.call('fundsConsolidated')).value;
    expect([dailysalreqtype, divtypecompperiodreq, contracthoursalreq]).toEqual(['1', null, null]);
  });

  test_('settles its bets, deposits, withdrawals and reviews', async () => {
    const world = await open();
    expect((await decide(world, 'newbie01', { decision: 'approve' })).status).toBe(200);
    await world.signIn('player01');
    const [order] = (await world.call('openDeposits')).value;
    await fetch(world.origin + (order?.payUrl ?? ''), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    expect(await sumBalance(world)).toBe(13_828);
    await advance(world, '13h');
    await world.signIn('agent41');
    expect((await world.call('withdrawReport', { query: days })).value.content[0]).toMatchObject({ status: 'paid' });
    await world.signIn(...maria);
    expect(await openBets(world)).toEqual([0, 0]);
    expect(await isLedgerBalanced(world)).toBe(true);
  });
});

test.skipIf(isPostgresMissing)(
  'a database that an older version kept is upgraded by processes that start in turn while its worlds are in use',
  async () => {
    const { createDatabase, query } = await sharedPostgres();
    const database = await createDatabase();
    await query(database, keptDatabase());
    const startProcess = () => start({ port: 0, host: '127.0.0.1', machineTime: noon, database });
    const pool = [await startProcess()];
    onTestFinished(async () => void (await Promise.all(pool.map((it) => it.close()))));
    const player = new WorldClient(pool[0]?.address ?? '', 'shop');
    await player.flags({ PACE: false });
    await player.signIn('player01');
    const before = await sumBalance(player);
    const sums = "SELECT sum(centavos) AS minor FROM money WHERE world = 'shop' AND type = 'toVendor' AND centavos > 0";
    const movedMinor = async () => Number((await query(database, sums))[0]?.minor);
    const movedBefore = await movedMinor();
    const replies: number[] = [];
    let isOver = false;
    const pay = async (): Promise<void> => {
      for (let number = 0; !isOver; number += 1) {
        const client = new WorldClient(pool[number % pool.length]?.address ?? '', 'shop');
        client.token = player.token;
        const { status } = await client.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1 } });
        replies.push(status);
      }
    };
    const paying = pay();
    for (let restarts = 0; restarts < 2; restarts += 1) {
      const next = await startProcess();
      const [old] = pool.splice(0, 1, next);
      old?.retire();
      await old?.close(10_000);
    }
    isOver = true;
    await paying;
    expect(replies.every((status) => status === 200)).toBe(true);
    expect(replies.length).toBeGreaterThan(5);
    const last = new WorldClient(pool[0]?.address ?? '', 'shop');
    last.token = player.token;
    expect((await movedMinor()) - movedBefore).toBe(replies.length * 100);
    expect(await sumBalance(last)).toBe(before);
    expect(await isLedgerBalanced(last)).toBe(true);
    expect(await query(database, "SELECT FROM worlds WHERE name = 'shop' AND documents = 0")).toEqual([]);
  },
);
