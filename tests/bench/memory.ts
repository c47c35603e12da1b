import type { AddressInfo } from 'node:net';
import { createApp } from '../../mock-server/app.ts';
import { openWorlds } from '../../mock-server/wiring/open-worlds.ts';
import { hammer } from '../support/hammer.ts';
import type { Figure } from './simulator.ts';

const worldsAsked = 1000;
const atOnce = 100;
const megabyte = 2 ** 20;

/** Random calls of all rows in 1,000 worlds, one after the other: what stays in memory against the budget. */
export const measureMemory = async (calls = Number(process.env.BENCH_CALLS ?? 1_000_000)): Promise<Figure[]> => {
  const worlds = openWorlds();
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let done = 0; done < calls; done += atOnce)
    await hammer({ origin, worlds }, `memory-${(done / atOnce) % worldsAsked}`, atOnce, done + 1);
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - before;
  const { total, limit } = worlds.usage();
  const name = `after ${calls} calls in ${Math.min(worldsAsked, calls / atOnce)} worlds`;
  server.closeAllConnections();
  server.close();
  worlds.close();
  return [
    { name: `Memory counted ${name}`, value: total / megabyte, limit: limit / megabyte, unit: 'MB' },
    { name: `Heap grown ${name}`, value: heap / megabyte, limit: limit / megabyte, unit: 'MB' },
  ];
};
