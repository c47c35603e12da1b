import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOnPhone, type PlainBrowser, type PlainTab, withPlainBrowser } from './devtools-browser.ts';
import { percentile } from './load.ts';
import { recordTrace } from './main-thread.ts';
import type { Figure } from './simulator.ts';
import { traceFile, withServer } from './site.ts';

const slowdown = 4;
const rounds = 5;
/** Moments of the first press after a cold page's load, s. */
const moments = [1, 3, 10] as const;
/** How long a finger stays, ms. */
const held = 50;
/** Longer than anybody waits for an answer, ms. */
const patience = 5_000;

interface Press {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  /** What the player then sees; null when the page is left. */
  readonly effect: string | null;
  readonly limit: number;
}

/** From the finger to the effect on pages that have just loaded, at a quarter of this machine's speed (@X32). */
const presses: readonly Press[] = [
  { name: 'menu on home', path: '/m/home', target: '[data-open-menu]', effect: 'dialog[open]', limit: 330 },
  { name: 'favourite on home', path: '/m/home', target: '.lobby .fav', effect: null, limit: 330 },
  {
    name: 'category on home',
    path: '/m/home',
    target: '.cat:nth-child(2)',
    effect: '.cat:nth-child(2)[aria-selected=true]',
    limit: 330,
  },
  {
    name: 'filter of the game list',
    path: '/m/gameList?gameType=RNG',
    target: '.listbar [aria-haspopup=dialog]',
    effect: 'dialog[open]',
    limit: 330,
  },
  { name: 'favourite in the game list', path: '/m/gameList?gameType=RNG', target: '.fav', effect: null, limit: 330 },
  {
    name: 'empty login form',
    path: '/m/login',
    target: 'form [type=submit]',
    effect: '[aria-invalid=true]',
    limit: 330,
  },
  {
    name: 'language menu on help',
    path: '/m/help',
    target: '.language summary',
    effect: '.language[open]',
    limit: 100,
  },
  {
    name: 'help topic',
    path: '/m/help',
    target: '.help__topics li:nth-child(2) a',
    effect: '.help__topics li:nth-child(2) a[aria-current]',
    limit: 100,
  },
];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: where to press; `answered` then tells how long what the player sees took, ms. */
const watch = (target: string, effect: string | null): Place => {
  let begun = 0;
  const answered = new Promise<number>((resolve) => {
    const tell = (): void => resolve(performance.now() - begun);
    const look = (): void => {
      if (effect && document.querySelector(effect)) tell();
      else requestAnimationFrame(look);
    };
    const begin = (): void => {
      begun = performance.now();
      if (effect) requestAnimationFrame(look);
    };
    addEventListener('pointerdown', begin, { capture: true, once: true });
    if (!effect) (globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', tell);
  });
  Object.assign(globalThis, { answered });
  const box = document.querySelector(target)?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const openLoaded = async (browser: PlainBrowser, address: string): Promise<PlainTab> => {
  const tab = await openOnPhone(browser);
  await tab.send('Page.enable');
  const source = "sessionStorage.setItem('NOTICE_POP', '1');";
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  await tab.send('Page.navigate', { url: address });
  await loaded;
  return tab;
};

/** Keeps what the browser did while `act` ran, for its performance panel. */
const keepTrace = async (tab: PlainTab, file: string, act: () => Promise<unknown>): Promise<void> => {
  const traceEvents = await recordTrace(tab, ['devtools.timeline', 'v8.execute', 'toplevel'], act);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ traceEvents }));
};

/** From the finger to what the player sees, on a page opened for the first time, ms; `trace` is where to keep a trace of it. */
const press = async (
  browser: PlainBrowser,
  site: string,
  { path, target, effect }: Press,
  after: number,
  trace?: string,
): Promise<number> => {
  const tab = await openLoaded(browser, site + path);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await wait(after * 1000);
  const place = await tab.evaluate<Place>(`(${watch})(${JSON.stringify(target)}, ${JSON.stringify(effect)})`);
  let taken = patience;
  const tap = async (): Promise<void> => {
    // Asked before: the press may lead away. A page that goes without an answer never says so.
    const seen = tab.evaluate<number>('answered').catch(() => patience);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await wait(held);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    taken = await Promise.race([seen, wait(patience, patience)]);
  };
  if (trace) await keepTrace(tab, trace, tap);
  else await tap();
  await tab.close();
  return taken;
};

/** The first press of a visit to its visible effect, as such: replayed presses are no interactions to the browser. */
export const measurePresses = (): Promise<Figure[]> =>
  withServer((site) =>
    withPlainBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const one of presses) {
        for (const after of moments) {
          const taken: number[] = [];
          for (let round = 0; round < rounds; round += 1) taken.push(await press(browser, site, one, after));
          const name = `First press, ${one.name}, ${after} s after load, CPU ÷ ${slowdown}`;
          const value = percentile(taken, 0.5);
          figures.push({ name, value, limit: one.limit, unit: 'ms' });
          if (value > one.limit) await press(browser, site, one, after, traceFile(`${one.name} ${after}s`));
        }
      }
      return figures;
    }),
  );
