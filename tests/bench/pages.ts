import { setTimeout as wait } from 'node:timers/promises';
import { type BareKind, serveBare } from './bare-pages.ts';
import { openOnPhone, type PlainBrowser, type PlainTab, withPlainBrowser } from './devtools-browser.ts';
import { percentile } from './load.ts';
import { type Threads, traced } from './main-thread.ts';
import type { Figure } from './simulator.ts';
import { withServer } from './site.ts';

const slowdown = 4;
/** With fewer rounds the median varies by more than the effect of a change. */
const rounds = 13;
/** Measured time after navigation, ms. */
const measuredMs = 6_000;
/** Start and duration of the idle measurement, ms, and the number of repetitions. */
const idleStartMs = 10_000;
const idleDurationMs = 4_000;
const idleRounds = 3;

interface Target {
  readonly name: string;
  readonly path: string;
  readonly bare: BareKind;
  /** Maximum thread time, as a multiple of the bare page's. */
  readonly cpu: number;
  /** Maximum blocking time above the bare page's, ms. */
  readonly blocking: number;
  /** Maximum thread time per second while idle, ms. */
  readonly idlePerSecond: number;
}

const targets: readonly Target[] = [
  { name: 'home', path: '/m/home', bare: 'home', cpu: 2, blocking: 60, idlePerSecond: 15 },
  { name: 'the game list', path: '/m/gameList?gameType=RNG', bare: 'list', cpu: 2, blocking: 60, idlePerSecond: 5 },
  { name: 'login', path: '/m/login', bare: 'login', cpu: 2.2, blocking: 40, idlePerSecond: 1 },
  { name: 'help', path: '/m/help', bare: 'help', cpu: 1.6, blocking: 20, idlePerSecond: 1 },
];

/** Opens a phone's tab in a new profile and measures it. */
const visit = async <T>(browser: PlainBrowser, measure: (tab: PlainTab) => Promise<T>): Promise<T> => {
  const tab = await openOnPhone(browser);
  try {
    return await measure(tab);
  } finally {
    await tab.close();
  }
};

const measureLoad = (browser: PlainBrowser, url: string): Promise<Threads> =>
  visit(browser, (tab) =>
    traced(tab, slowdown, async () => {
      await tab.send('Page.navigate', { url });
      await wait(measuredMs);
    }),
  );

/** Returns the thread time per second of an idle page, ms. */
const measureIdle = (browser: PlainBrowser, url: string): Promise<number> =>
  visit(browser, async (tab) => {
    await tab.send('Page.navigate', { url });
    await wait(idleStartMs);
    return (await traced(tab, slowdown, () => wait(idleDurationMs))).total / (idleDurationMs / 1000);
  });

const medianOf = (all: readonly Threads[], pick: (one: Threads) => number): number => percentile(all.map(pick), 0.5);

/**
 * Compares the main thread of a first visit with bare pages of the same kinds, alternately, so that both run under the
 * same load (@X32).
 */
export const measurePages = (): Promise<Figure[]> =>
  withServer((site) =>
    withPlainBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const { name, path, bare: kind, cpu, blocking, idlePerSecond } of targets) {
        const bareServer = await serveBare(site, kind);
        const bare: Threads[] = [];
        const own: Threads[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const pair = [
            { url: bareServer.address, seen: bare },
            { url: site + path, seen: own },
          ];
          // The order alternates, because the first page affects the second.
          if (round % 2 === 1) pair.reverse();
          for (const { url, seen: results } of pair) results.push(await measureLoad(browser, url));
        }
        bareServer.close();
        const still: number[] = [];
        for (let round = 0; round < idleRounds; round += 1) still.push(await measureIdle(browser, site + path));
        const addedBlockingMs = medianOf(own, (it) => it.blocking) - medianOf(bare, (it) => it.blocking);
        figures.push(
          {
            name: `Main-thread time of ${name}, first ${measuredMs / 1000} s`,
            value: medianOf(own, (it) => it.total) / medianOf(bare, (it) => it.total),
            limit: cpu,
            unit: '× a bare page',
          },
          {
            name: `Blocking time of ${name}, CPU ÷ ${slowdown}`,
            value: addedBlockingMs,
            limit: blocking,
            unit: 'ms more than a bare page',
          },
          {
            name: `Main-thread time of ${name} when idle`,
            value: percentile(still, 0.5),
            limit: idlePerSecond,
            unit: 'ms per second',
          },
        );
      }
      return figures;
    }),
  );
