import { expect, test } from 'vitest';
import { checkLedger } from '../../../mock-server/engine/ledger.ts';
import { noon } from '../../support/money.ts';
import { walkAndCompare } from '../../support/record-walk.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('after 2,000 random moves in 20 worlds every sum of every record is the ledger’s, for every period and filter', async () => {
  for (let number = 0; number < 20; number += 1) {
    const name = `books-${number}`;
    await walkAndCompare(simulator, name, 100, number);
    expect(checkLedger(simulator.worlds.open(name).state)).toEqual([]);
  }
}, 120_000);

test('10,000 records: each page, filter and sum takes under 50 ms of the simulator’s time', async () => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: ['records.many'] });
  await world.signIn('player01');
  const month = { startDate: '2026-04-07', endDate: '2026-05-06' };
  const asks = [
    () => world.call('bets', { query: month }),
    () => world.call('bets', { query: { ...month, category: 'LIVE' } }),
    () => world.call('bets', { query: { ...month, page: 400 } }),
    () => world.call('transactions', { query: month }),
    () => world.call('transactions', { query: { ...month, code: 'deposit' } }),
    () => world.call('memberPnl', { query: month }),
    () => world.call('statement', { query: { months: 12 } }),
  ];
  for (const ask of asks) {
    await ask();
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) {
      const before = process.cpuUsage();
      const { status } = await ask();
      const { user, system } = process.cpuUsage(before);
      expect(status).toBe(200);
      best = Math.min(best, (user + system) / 1000);
    }
    expect.soft(best, String(ask)).toBeLessThan(50);
  }
  expect((await world.call('bets', { query: month })).value.total).toBeGreaterThan(10_000);
}, 60_000);
