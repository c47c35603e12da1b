import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from '../../mock-server/app.ts';
import { openWorlds } from '../../mock-server/open-worlds.ts';
import { sendRandomCallsToWorlds } from '../support/concurrent-load.ts';
import type { Figure } from './simulator.ts';

interface Order {
  readonly calls: number;
  readonly over?: () => boolean;
  /** Hears how far it came, and everything that should never happen. */
  readonly heard?: (calls: number, found: readonly string[]) => void;
}

const worldsAsked = 1000;
const megabyte = 2 ** 20;

/** Bytes on the heap once garbage is gone. */
const heapHeld = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Random calls of all rows in 1,000 worlds by turns: what stays in memory against the budget. */
export const measureMemory = async (
  { calls, ...order }: Order = { calls: Number(process.env.BENCH_CALLS ?? 1_000_000) },
): Promise<Figure[]> => {
  const worlds = openWorlds();
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  // A machine that is busy elsewhere would hang up on a caller in this very process.
  server.keepAliveTimeout = 0;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = heapHeld();
  const done = await sendRandomCallsToWorlds({ origin, worlds }, { calls, worlds: worldsAsked, ...order });
  const heap = heapHeld() - before;
  const { total, limit } = worlds.usage();
  const name = `after ${done} calls in ${worlds.list().length} worlds`;
  server.closeAllConnections();
  server.close();
  worlds.close();
  return [
    { name: `Estimated memory ${name}`, value: total / megabyte, limit: limit / megabyte, unit: 'MB' },
    { name: `Heap growth ${name}`, value: heap / megabyte, limit: limit / megabyte, unit: 'MB' },
  ];
};
