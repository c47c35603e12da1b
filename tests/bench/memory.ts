import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from '#sim/app.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { sendRandomCallsToWorlds } from '#tests/support/concurrent-load.ts';
import type { Figure } from './simulator.ts';

interface Order {
  readonly calls: number;
  readonly isOver?: () => boolean;
  /** Called with the progress, and with unexpected results. */
  readonly onProgress?: (calls: number, found: readonly string[]) => void;
}

const worldsAsked = 1000;
const megabyte = 2 ** 20;

/** Returns the bytes on the heap after garbage collection. */
const heapHeld = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Measures memory against the budget after random calls of all endpoints in 1,000 worlds in turn. */
export const measureMemory = async (
  { calls, ...order }: Order = { calls: Number(process.env.BENCH_CALLS ?? 1_000_000) },
): Promise<Figure[]> => {
  const worlds = openWorlds();
  const server = createApp(worlds).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  // On a busy machine the keep-alive timeout would close connections of this process.
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
