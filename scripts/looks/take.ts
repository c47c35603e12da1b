import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { documentPath, type Locale } from '#i18n/locale.ts';
import { timeZone } from '#markets/current.ts';
import { type Admin, makeAdmin } from '#sim/client/admin-client.ts';
import { simOf } from '#sim/client/sim.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { start } from '#sim/start/start.ts';
import { ensureChromium, findChromium, findShell } from '../chromium.ts';
import { logInContext } from '../log-in-context.ts';
import { type Screen, screens } from './screens.ts';

/** One language and width in which all screens are taken. */
export interface PictureSet {
  readonly locale: Locale;
  /** CSS pixels. */
  readonly width: number;
}

export interface Picture extends PictureSet {
  readonly name: string;
  /** PNG of the visible part of the screen, one pixel per CSS pixel. */
  readonly body: Buffer;
}

export interface TakeOptions {
  /** Built site of the brand of this process. */
  readonly site: string;
  readonly sets: readonly PictureSet[];
  /** Replaces all art by flat blocks, so that a new picture of a game changes no screen. */
  readonly flatArt: boolean;
  /** Names of screens; all without it. */
  readonly only?: readonly string[];
  /** Called for a screen that cannot be taken, and the others follow; without it the error is thrown. */
  readonly onFailed?: (reason: string) => void;
  /** Called for each picture as soon as it is taken. */
  readonly onTaken?: (picture: Picture) => void;
}

/**
 * Host of the pages. QR codes contain it, so it must not have the port, which differs each time; with a name of another
 * machine the simulator's secrets, and so its matches, would not follow from the seed.
 */
const pageHost = 'localhost';

const seed = { seed: 'looks', before: '2026-03-06T20:10:00+08:00', now: '2026-03-06T20:15:00+08:00' };

const fontFile = (subset: string, weight: number): string =>
  readFileSync(`node_modules/@fontsource/kanit/files/kanit-${subset}-${weight}-normal.woff2`).toString('base64');

/** Declares one family for all texts, because each system has other fonts. */
const fontFaces = (): string =>
  [400, 700]
    .flatMap((weight) => [
      [weight, fontFile('latin-ext', weight), 'U+100-2FF,U+1E00-1EFF,U+20A0-20C0'] as const,
      [weight, fontFile('latin', weight), 'U+0-FF,U+2000-206F,U+2190-22FF'] as const,
      [
        weight,
        fontFile('vietnamese', weight),
        'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+1EA0-1EF9,U+20AB',
      ] as const,
    ])
    .map(
      ([weight, data, range]) =>
        `@font-face{font-family:Looks;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`,
    )
    .join('');

const stillStyles = `*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}
:root{--font:Looks,sans-serif!important;--mono:Looks,monospace!important}`;

/** Waits until the page is hydrated, loads nothing, and has decoded the pictures in view. */
const waitUntilComplete = async (page: Page): Promise<void> => {
  await page.locator('body').dispatchEvent('pointerdown');
  // Pages that ask the server again and again never become idle; the checks below tell whether they are complete.
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 8_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((it) => {
      const { top, width } = it.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    await Promise.all(inView.map((it) => it.decode().catch(() => undefined)));
  });
};

const flatBlock = async (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#5c6b8a' } })
    .png()
    .toBuffer();

/** Takes all pictures of a site, each from a world with the same seed and a stopped clock. */
export const takePictures = async ({
  site: dir,
  sets,
  flatArt,
  only,
  onFailed,
  onTaken,
}: TakeOptions): Promise<Picture[]> => {
  ensureChromium();
  const site = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
  const admin = makeAdmin(`${site.address}/__admin/worlds`, process.env.SIM_KEY);
  const executablePath = findShell() ?? findChromium() ?? chromium.executablePath();
  const args = [
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    `--host-resolver-rules=MAP ${pageHost}:80 ${new URL(site.address).host}`,
  ];
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const block = await flatBlock();
  const styles = fontFaces() + stillStyles;
  const wanted = screens.filter(({ name }) => !only || only.includes(name));

  const openContext = async (set: PictureSet, screen: Screen, world: string): Promise<BrowserContext> => {
    const context = await newContext(browser, set, world);
    await context.addInitScript((css) => {
      // Scripts of a page run in no fixed order, so a series of numbers would reach them differently each time.
      Math.random = () => 0.42;
      if (window === top) sessionStorage.setItem('NOTICE_POP', '1');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, styles);
    if (flatArt) await context.route(/\/cdn\//, (route) => route.fulfill({ contentType: 'image/png', body: block }));
    if (screen.as) await logInContext(context, simOf(site.address, world), screen.as);
    return context;
  };

  const take = async (set: PictureSet, screen: Screen): Promise<Picture> => {
    const world = `looks-${set.locale}-${set.width}-${screen.name}`;
    await openWorld(admin, world);
    if (screen.scenario) await simOf(site.address, world).apply(screen.scenario);
    const context = await openContext(set, screen, world);
    const page = await context.newPage();
    await page.clock.setFixedTime(seed.now);
    await page.goto(documentPath(screen.path, set.locale));
    try {
      await waitUntilComplete(page);
    } catch (error) {
      throw new Error(`${screen.name} in ${set.locale} at ${set.width} px does not finish loading`, { cause: error });
    }
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await context.close();
    await admin('DELETE', `/${world}`);
    return { ...set, name: screen.name, body: await compress(shot, flatArt) };
  };

  try {
    const jobs = sets.flatMap((set) => wanted.map((screen) => ({ set, screen })));
    const taken: Picture[] = [];
    const work = async (): Promise<void> => {
      for (let job = jobs.shift(); job; job = jobs.shift())
        try {
          const picture = await take(job.set, job.screen);
          onTaken?.(picture);
          taken.push(picture);
        } catch (error) {
          if (!onFailed) throw error;
          onFailed(error instanceof Error ? error.message : String(error));
        }
    };
    await Promise.all([work(), work()]);
    return taken;
  } finally {
    await browser.close();
    await site.close();
  }
};

/** Compresses a screenshot; without art 64 colours show every change of a screen. */
const compress = (shot: Buffer, isFlat: boolean): Promise<Buffer> =>
  sharp(shot)
    .png({ palette: true, colours: isFlat ? 64 : 256, dither: isFlat ? 0 : 0.6, effort: 8 })
    .toBuffer();

const newContext = async (browser: Browser, { width }: PictureSet, world: string) => {
  const context = await browser.newContext({
    baseURL: `http://${pageHost}`,
    viewport: { width, height: width === 320 ? 640 : 844 },
    reducedMotion: 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
    timezoneId: timeZone,
  });
  await context.addCookies([{ name: 'sim_world', value: world, url: `http://${pageHost}` }]);
  return context;
};

const openWorld = async (admin: Admin, name: string): Promise<void> => {
  // A clock only moves forward, so the world starts before the moment at which it is stopped.
  await admin('POST', '', { seed: seed.seed, now: seed.before, name });
  await admin('PUT', `/${name}/clock`, { now: seed.now, frozen: true });
};
