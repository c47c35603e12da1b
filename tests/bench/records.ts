import type { AddressInfo } from 'node:net';
import { createApp } from '#sim/app.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { percentile } from './load.ts';
import type { Figure } from './simulator.ts';

const period = 'startDate=2026-04-07&endDate=2026-05-06';
const bets = `/wps/relay/ODSFE2_MemBets?${period}`;
const asked = [
  bets,
  `${bets}&page=400`,
  `${bets}&category=RNG`,
  `${bets}&category=LIVE`,
  `${bets}&status=open`,
  `${bets}&category=RNG&status=settled&page=200`,
  `/wps/relay/ODSFE2_MemPNL?${period}`,
  '/wps/relay/ODSFE2_MemStatement?months=24',
  `/wps/wallets/transactions?${period}`,
  `/wps/wallets/transactions?${period}&code=deposit`,
  `/wps/wallets/transactions?${period}&code=payout&page=400`,
] as const;

/**
 * Measures the CPU of the thread that handles record requests, with filters and without, in a world with 10,000
 * records: the median of five and the first, uncompiled and uncached, against 50 ms. Other threads still collect
 * garbage of the world's creation.
 */
export const measureRecords = async (): Promise<Figure[]> => {
  const worlds = openWorlds({ machineTime: () => Date.parse('2026-05-06T12:00:00+08:00') });
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (path: string, body: unknown) =>
    (
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-world': 'bench' },
        body: JSON.stringify(body),
      })
    ).json();
  await post('/__admin/worlds/bench/scenarios', { names: ['records.many'] });
  const { value } = await post('/wps/session/login', { username: 'player01', password: 'Passw0rd1', type: 0 });
  const headers = { 'x-sim-world': 'bench', authorization: `Bearer ${value.token}` };
  const cost = async (path: string): Promise<number> => {
    const before = process.threadCpuUsage();
    const reply = await fetch(origin + path, { headers });
    const { success } = await reply.json();
    if (!success) throw new Error(`${path} was rejected`);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  const figures: Figure[] = [];
  for (const path of asked) {
    const costs: number[] = [];
    for (let round = 0; round < 5; round += 1) costs.push(await cost(path));
    const [, name = ''] = /([^/]+)$/.exec(path) ?? [];
    const figure = (value: number, what: string): Figure => ({
      name: `CPU for 10,000 records, ${what}`,
      value,
      limit: 50,
      unit: 'ms',
    });
    figures.push(figure(percentile(costs, 0.5), name), figure(costs[0] ?? 0, `${name}, first request`));
  }
  server.closeAllConnections();
  server.close();
  worlds.close();
  return figures;
};
