import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { simOf } from '#sim/client/sim.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { greetingOf, spawnSimulator } from '#tests/support/simulator-process.ts';
import { load, percentile } from './load.ts';

/** One measured value and its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

const path = '/wps/system/version';

class Served {
  readonly child: ChildProcess;
  readonly origin: string;

  constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(kind: 'bare' | 'simulator'): Promise<Served> {
    const child = fork('tests/bench/serve.ts', [kind], { execArgv: ['--expose-gc'] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Served(child, port);
  }

  async usage(): Promise<{ cpu: number; heap: number }> {
    this.child.send('usage');
    const [usage] = await once(this.child, 'message');
    return usage as { cpu: number; heap: number };
  }

  /** Returns the CPU microseconds of one call. */
  async cost(calls: number, asked = path, headers: Record<string, string> = {}): Promise<number> {
    const before = await this.usage();
    await load(this.origin + asked, calls, headers);
    return ((await this.usage()).cpu - before.cpu) / calls;
  }

  stop(): void {
    this.child.disconnect();
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Most frequent calls of pages, with their maximum cost relative to bare Express. */
const measured = [
  { name: 'version', path, limit: 2 },
  { name: 'balance', path: '/wps/wallets/balance', limit: 2 },
  { name: 'settings', path: '/wps/system/settings/consolidated', limit: 2.5 },
  { name: '24 games', path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=24', limit: 3.5 },
] as const;

/** Compares the simulator with Express alone, alternately, so that both run under the same load. */
const cpuRatios = async (): Promise<Figure[]> => {
  const [bare, own] = [await Served.start('bare'), await Served.start('simulator')];
  const { token } = await simOf(own.origin, 'default').signIn('player01');
  const headers = { authorization: `Bearer ${token}` };
  await bare.cost(8000);
  const figures: Figure[] = [];
  for (const { name, path: asked, limit } of measured) {
    await own.cost(4000, asked, headers);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1)
      ratios.push((1 / (await bare.cost(4000))) * (await own.cost(4000, asked, headers)));
    figures.push({ name: `CPU of ${name} relative to bare Express`, value: median(ratios), limit, unit: '×' });
  }
  for (const it of [bare, own]) it.stop();
  return figures;
};

const readyOnce = async (): Promise<number> => {
  const start = performance.now();
  const child = spawnSimulator('--data', 'none');
  await greetingOf(child);
  const taken = performance.now() - start;
  child.kill();
  await once(child, 'exit');
  return taken;
};

const ready = async (): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push(await readyOnce());
  return { name: 'Startup time', value: Math.min(...times) / 600, limit: 1, unit: '× 600 ms' };
};

const forking = (): Figure => {
  const worlds = openWorlds();
  const times = Array.from({ length: 200 }, (_, index) => {
    const start = performance.now();
    worlds.create(`fork-${index}`, { from: 'default' });
    return performance.now() - start;
  });
  worlds.close();
  return { name: 'Forking a world', value: median(times) / 2, limit: 1, unit: '× 2 ms' };
};

const memory = async (calls: number): Promise<Figure> => {
  const own = await Served.start('simulator');
  await own.cost(10_000);
  const before = await own.usage();
  await own.cost(calls);
  const after = await own.usage();
  own.stop();
  return { name: `Heap size after ${calls} calls`, value: after.heap / before.heap, limit: 1.1, unit: '×' };
};

const measureSlowClients = async (): Promise<Figure> => {
  const own = await Served.start('simulator');
  const url = own.origin + path;
  const faults = [{ endpoint: 'hotGames', kind: 'delay', delay: 5000 }];
  await fetch(`${own.origin}/__admin/worlds/default/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
  const p99 = async () => percentile(await load(url, 4000), 0.99);
  await p99();
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const baselineMs = await p99();
    const slow = Array.from({ length: 50 }, () => fetch(`${own.origin}/wps/game/hot`).catch(() => null));
    ratios.push((await p99()) / baselineMs);
    await Promise.all(slow);
  }
  own.stop();
  return { name: 'p99 latency next to an endpoint delayed by 5 s', value: median(ratios), limit: 2, unit: '×' };
};

/** Returns all measurements of the simulator; `calls` is for memory. */
export const measureSimulator = async (calls = 200_000): Promise<Figure[]> => [
  ...(await cpuRatios()),
  await ready(),
  forking(),
  await memory(calls),
  await measureSlowClients(),
];
