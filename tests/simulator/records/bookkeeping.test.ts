import { expect, test } from 'vitest';
import { checkLedger } from '#sim/core/ledger.ts';
import { noon } from '#tests/support/money.ts';
import { walkAndCompare } from '#tests/support/record-walk.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('after 2,000 random transactions all record totals equal the ledger, for every period and filter', async () => {
  for (let number = 0; number < 20; number += 1) {
    const name = `books-${number}`;
    await walkAndCompare(simulator, name, 100, number);
    expect(checkLedger(simulator.worlds.open(name).state)).toEqual([]);
  }
}, 120_000);

test('10,000 records can be paged and filtered, and their totals equal the sums of all pages', async () => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: ['records.many'] });
  await world.signIn('player01');
  const month = { startDate: '2026-04-07', endDate: '2026-05-06' };
  const { total, totalPages } = (await world.call('bets', { query: month })).value;
  expect(total).toBeGreaterThan(10_000);
  expect((await world.call('bets', { query: { ...month, page: totalPages } })).value.content.length).toBeGreaterThan(0);
  const live = (await world.call('bets', { query: { ...month, category: 'LIVE' } })).value;
  expect(live.total).toBeLessThan(total);
  for (const filter of [{}, { category: 'LIVE' }]) {
    const query = { ...month, ...filter, pageSize: 100 };
    const first = (await world.call('bets', { query })).value;
    const sums = { stake: 0, payout: 0, net: 0, open: 0 };
    for (let page = 1; page <= first.totalPages; page += 1)
      for (const it of (await world.call('bets', { query: { ...query, page } })).value.content)
        if (it.status === 'open') sums.open += Math.round(it.stake * 100);
        else for (const key of ['stake', 'payout', 'net'] as const) sums[key] += Math.round(it[key] * 100);
    const major = Object.fromEntries(Object.entries(sums).map(([key, minor]) => [key, minor / 100]));
    expect(major).toEqual(first.footer);
  }
}, 60_000);
