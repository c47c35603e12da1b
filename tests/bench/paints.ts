import type { Browser } from 'playwright/test';
import { type BareKind, serveBare } from './bare-pages.ts';
import { percentile } from './load.ts';
import type { Figure } from './simulator.ts';
import { phone, withSite } from './site.ts';

const slowdown = 4;
const rounds = 5;
/**
 * Mobile data as in Lighthouse: bytes per second, and ms of latency including the round trips for DNS, connection and
 * TLS.
 */
const network = { offline: false, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8, latency: 562.5 };
/** Time after load at which no larger paint is expected, ms. */
const settled = 1_500;

interface Target {
  readonly name: string;
  readonly path: string;
  readonly bare: BareKind;
  /** Maximum time to the first and the largest paint, as multiples of the bare page's. */
  readonly first: number;
  readonly largest: number;
}

const targets: readonly Target[] = [
  { name: 'home', path: '/m/home', bare: 'home', first: 1.1, largest: 1.15 },
  { name: 'the game list', path: '/m/gameList?gameType=RNG', bare: 'list', first: 1.1, largest: 1.2 },
  { name: 'login', path: '/m/login', bare: 'login', first: 1.1, largest: 1.1 },
  { name: 'help', path: '/m/help', bare: 'help', first: 1.1, largest: 1.1 },
];

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Opens a page for the first time on a slow phone with mobile data; returns ms since the navigation. */
const open = async (browser: Browser, url: string): Promise<Paints> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const tab = await context.newCDPSession(page);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', network);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settled);
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? first });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paints;
};

const medianOf = (all: readonly Paints[], pick: (one: Paints) => number): number => percentile(all.map(pick), 0.5);

/** Compares first and largest paint of a first visit with a bare page of the same kind, alternately (@X32). */
export const measurePaints = (): Promise<Figure[]> =>
  withSite(async (site, browser) => {
    const figures: Figure[] = [];
    for (const { name, path, bare, first, largest } of targets) {
      const bareServer = await serveBare(site, bare);
      const [bareResults, own]: [Paints[], Paints[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        bareResults.push(await open(browser, bareServer.address));
        own.push(await open(browser, site + path));
      }
      bareServer.close();
      const ratio = (pick: (one: Paints) => number): number => medianOf(own, pick) / medianOf(bareResults, pick);
      const unit = '× a bare page';
      figures.push(
        { name: `First contentful paint of ${name}`, value: ratio((it) => it.first), limit: first, unit },
        { name: `Largest contentful paint of ${name}`, value: ratio((it) => it.largest), limit: largest, unit },
      );
    }
    return figures;
  });
