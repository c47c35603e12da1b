import type { Browser } from 'playwright/test';
import { percentile } from './load.ts';
import type { Figure } from './simulator.ts';
import { phone, traceFile, withSite } from './site.ts';

const slowdown = 4;
const rounds = 5;
/** Moments of the first press after a cold page's load, s. */
const moments = [1, 3, 10] as const;
/** How long a finger stays, ms. */
const held = 50;

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
  { name: 'heart on home', path: '/m/home', target: '.lobby .fav', effect: null, limit: 330 },
  {
    name: 'category on home',
    path: '/m/home',
    target: '.cat:nth-child(2)',
    effect: '.cat:nth-child(2)[aria-selected=true]',
    limit: 330,
  },
  {
    name: 'filter of the list',
    path: '/m/gameList?gameType=RNG',
    target: '.listbar [aria-haspopup=dialog]',
    effect: 'dialog[open]',
    limit: 330,
  },
  { name: 'heart of the list', path: '/m/gameList?gameType=RNG', target: '.fav', effect: null, limit: 330 },
  { name: 'empty login', path: '/m/login', target: 'form [type=submit]', effect: '[aria-invalid=true]', limit: 330 },
  { name: 'language on help', path: '/m/help', target: '.language summary', effect: '.language[open]', limit: 100 },
  {
    name: 'topic on help',
    path: '/m/help',
    target: '.help__topics li:nth-child(2) a',
    effect: '.help__topics li:nth-child(2) a[aria-current]',
    limit: 100,
  },
];

/** From the finger to what the player sees, on a page opened for the first time, ms; `trace` is where to keep a trace of it. */
const press = async (
  browser: Browser,
  site: string,
  { path, target, effect }: Press,
  after: number,
  trace?: string,
): Promise<number> => {
  const context = await browser.newContext({ ...phone, baseURL: site });
  await context.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
  const page = await context.newPage();
  const seen = new Promise<number>((resolve) =>
    page.on('console', (message) => {
      const [, taken] = /^EFFECT (.+)$/.exec(message.text()) ?? [];
      if (taken) resolve(Number(taken));
    }),
  );
  // Functions that run in the page carry a call of the bundler's that keeps their names.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(path);
  const tab = await context.newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(after * 1000);
  const place = await page.evaluate(
    ([wanted, shown]) => {
      let begun = 0;
      // biome-ignore lint/suspicious/noConsole: the way out of a page that is about to be left.
      const tell = (): void => console.log(`EFFECT ${performance.now() - begun}`);
      const look = (): void => {
        if (shown && document.querySelector(shown)) tell();
        else requestAnimationFrame(look);
      };
      addEventListener(
        'pointerdown',
        () => {
          begun = performance.now();
          if (shown) requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
      if (!shown) (globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', tell);
      const box = document.querySelector(wanted ?? '')?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    [target, effect] as const,
  );
  if (trace) await browser.startTracing(page, { path: trace });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await new Promise((done) => setTimeout(done, held));
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const late = new Promise<number>((done) => setTimeout(() => done(5_000), 5_000));
  const taken = await Promise.race([seen, late]);
  if (trace) await browser.stopTracing();
  await context.close();
  return taken;
};

/** The first press of a visit to its visible effect, as such: replayed presses are no interactions to the browser. */
export const measurePresses = (): Promise<Figure[]> =>
  withSite(async (site, browser) => {
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
  });
