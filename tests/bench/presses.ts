import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { simOf } from '#sim/client/sim.ts';
import { sessionItem } from '#tests/support/login-session.ts';
import { openOnPhone, type PlainBrowser, type PlainTab, withPlainBrowser } from './devtools-browser.ts';
import { percentile } from './load.ts';
import { recordTrace } from './main-thread.ts';
import type { Figure } from './simulator.ts';
import { traceFile, withServer } from './site.ts';

const slowdown = 4;
const rounds = 5;
/** Times of the first press after the load of an uncached page, s. */
const pressTimesSeconds = [1, 10] as const;
/** Duration of a press, ms. */
const pressMs = 50;
/** Maximum time to wait for a response, ms. */
const responseTimeoutMs = 5_000;

interface Press {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  /** Visible effect; null if the page is left. */
  readonly effect: string | null;
  readonly limit: number;
  /** Account that is logged in; a guest without one. */
  readonly account?: string;
}

/**
 * Presses whose delay from touch to effect is measured on newly loaded pages, at a quarter of this machine's speed
 * (@X32).
 */
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
  {
    name: 'amount of a deposit',
    path: '/m/voucherCenter',
    account: 'player01',
    target: '.amountbox__presets button:nth-child(2)',
    effect: '.amountbox__presets button:nth-child(2)[aria-pressed=true]',
    limit: 330,
  },
  {
    name: 'hidden balance in the member centre',
    path: '/m/mine',
    account: 'player01',
    target: 'main [data-toggle-balance]',
    effect: 'html[data-balance=hidden]',
    limit: 330,
  },
];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: returns where to press; `effectShown` then resolves with the ms until the visible effect. */
const watch = (target: string, effect: string | null): Place => {
  let startedAt = 0;
  const effectShown = new Promise<number>((resolve) => {
    const resolveDelay = (): void => resolve(performance.now() - startedAt);
    const checkEffect = (): void => {
      if (effect && document.querySelector(effect)) resolveDelay();
      else requestAnimationFrame(checkEffect);
    };
    const start = (): void => {
      startedAt = performance.now();
      if (effect) requestAnimationFrame(checkEffect);
    };
    addEventListener('pointerdown', start, { capture: true, once: true });
    if (!effect)
      (globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', resolveDelay);
  });
  Object.assign(globalThis, { effectShown });
  const box = document.querySelector(target)?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const openLoaded = async (browser: PlainBrowser, site: string, { path, account }: Press): Promise<PlainTab> => {
  const tab = await openOnPhone(browser);
  await tab.send('Page.enable');
  const stored: Record<string, string> = { NOTICE_POP: '1' };
  if (account) {
    const sim = simOf(site, 'bench');
    await tab.send('Network.setCookie', { name: 'sim_world', value: sim.world, url: site });
    stored.MC_SESSION_INFO = sessionItem(await sim.signIn(account));
  }
  const source = `Object.assign(sessionStorage, ${JSON.stringify(stored)});`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  await tab.send('Page.navigate', { url: site + path });
  await loaded;
  return tab;
};

/** Saves a trace of the browser during `act`, for its performance panel. */
const keepTrace = async (tab: PlainTab, file: string, act: () => Promise<unknown>): Promise<void> => {
  const traceEvents = await recordTrace(tab, ['devtools.timeline', 'v8.execute', 'toplevel'], act);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ traceEvents }));
};

/** Returns the ms from touch to visible effect on a page opened for the first time; `trace` is the file for a trace. */
const measurePress = async (
  browser: PlainBrowser,
  site: string,
  press: Press,
  after: number,
  trace?: string,
): Promise<number> => {
  const { target, effect } = press;
  const tab = await openLoaded(browser, site, press);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await wait(after * 1000);
  const place = await tab.evaluate<Place>(`(${watch})(${JSON.stringify(target)}, ${JSON.stringify(effect)})`);
  let delayMs = responseTimeoutMs;
  const tap = async (): Promise<void> => {
    // Evaluated in advance, because the press may leave the page. If it does so without an effect, the promise never
    // resolves.
    const responded = tab.evaluate<number>('effectShown').catch(() => responseTimeoutMs);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await wait(pressMs);
    await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    delayMs = await Promise.race([responded, wait(responseTimeoutMs, responseTimeoutMs)]);
  };
  if (trace) await keepTrace(tab, trace, tap);
  else await tap();
  await tab.close();
  return delayMs;
};

/**
 * Measures the first press of a visit until its visible effect directly, because browsers do not count replayed presses
 * as interactions.
 */
export const measurePresses = (): Promise<Figure[]> =>
  withServer((site) =>
    withPlainBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const press of presses) {
        for (const after of pressTimesSeconds) {
          const taken: number[] = [];
          for (let round = 0; round < rounds; round += 1) taken.push(await measurePress(browser, site, press, after));
          const name = `First press, ${press.name}, ${after} s after load, CPU ÷ ${slowdown}`;
          const value = percentile(taken, 0.5);
          figures.push({ name, value, limit: press.limit, unit: 'ms' });
          if (value > press.limit)
            await measurePress(browser, site, press, after, traceFile(`${press.name} ${after}s`));
        }
      }
      return figures;
    }),
  );
