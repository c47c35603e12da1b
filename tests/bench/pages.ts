import { setTimeout as wait } from 'node:timers/promises';
import { type BareKind, serveBare } from './bare-pages.ts';
import { percentile } from './load.ts';
import { type PlainBrowser, withPlainBrowser } from './plain-browser.ts';
import type { Figure } from './simulator.ts';
import { withServer } from './site.ts';
import { type Threads, traced } from './threads.ts';

const slowdown = 4;
const rounds = 12;
/** In so many of them the page is watched at rest, too. */
const restRounds = 3;
/** What a page does in its first seconds counts, ms. */
const span = 6_000;
/** Then it rests: from here on, for this long, ms. */
const restAt = 4_000;
const restFor = 4_000;

interface Target {
  readonly name: string;
  readonly path: string;
  readonly bare: BareKind;
  /** Most thread time, as a multiple of a bare page's. */
  readonly cpu: number;
  /** Most blocking beyond a bare page's, ms. */
  readonly blocking: number;
  /** Most thread time in a second at rest, ms. */
  readonly rest: number;
}

const targets: readonly Target[] = [
  { name: 'home', path: '/m/home', bare: 'home', cpu: 2, blocking: 60, rest: 15 },
  { name: 'the game list', path: '/m/gameList?gameType=RNG', bare: 'list', cpu: 2, blocking: 60, rest: 5 },
  { name: 'login', path: '/m/login', bare: 'login', cpu: 2.2, blocking: 40, rest: 1 },
  { name: 'help', path: '/m/help', bare: 'help', cpu: 1.6, blocking: 20, rest: 1 },
];

interface Opened extends Threads {
  /** Thread time in a second at rest, ms; where it was watched. */
  readonly rest?: number | undefined;
}

/** Opens a page for the first time and watches its main thread. */
const open = async (browser: PlainBrowser, url: string, rests: boolean): Promise<Opened> => {
  const tab = await browser.open();
  const first = await traced(tab, slowdown, async () => {
    await tab.send('Page.navigate', { url });
    await wait(span);
  });
  let rest: number | undefined;
  if (rests) {
    await wait(restAt);
    rest = (await traced(tab, slowdown, () => wait(restFor))).total / (restFor / 1000);
  }
  await tab.close();
  return { ...first, rest };
};

/**
 * Thread time of the visit that was disturbed least. What else the machine does only ever adds: two cores that share their
 * parts make the same page cost 17 or 26 ms, and medians of nine differ by a third from run to run.
 */
const least = (all: readonly Opened[]): number => Math.min(...all.map(({ total }) => total));

const middle = (all: readonly (number | undefined)[]): number =>
  percentile(
    all.filter((one) => one !== undefined),
    0.5,
  );

/** A first visit's main thread against bare pages of the same kinds, turn by turn, so that both meet the same machine (@X32). */
export const measurePages = (): Promise<Figure[]> =>
  withServer((site) =>
    withPlainBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const { name, path, bare: kind, cpu, blocking, rest } of targets) {
        const floor = await serveBare(site, kind);
        const bare: Opened[] = [];
        const own: Opened[] = [];
        for (let round = 0; round < rounds; round += 1) {
          bare.push(await open(browser, floor.address, false));
          own.push(await open(browser, site + path, round < restRounds));
        }
        floor.close();
        const beyond = middle(own.map((it) => it.blocking)) - middle(bare.map((it) => it.blocking));
        figures.push(
          {
            name: `Main thread of ${name}, first ${span / 1000} s`,
            value: least(own) / least(bare),
            limit: cpu,
            unit: '× a bare page',
          },
          {
            name: `Blocking of ${name}, CPU ÷ ${slowdown}`,
            value: beyond,
            limit: blocking,
            unit: 'ms beyond a bare page',
          },
          {
            name: `Main thread of ${name} at rest`,
            value: middle(own.map((it) => it.rest)),
            limit: rest,
            unit: 'ms a second',
          },
        );
      }
      return figures;
    }),
  );
