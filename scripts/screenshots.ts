import { copyFileSync, mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { brandPicture } from '#brands/pictures.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import type { ScenarioName } from '#sim/client/scenario-names.ts';
import { simOf } from '#sim/client/sim.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { start } from '#sim/start/start.ts';
import { buildSite } from './build.ts';
import { ensureChromium, findChromium } from './chromium.ts';
import { logInContext } from './log-in-context.ts';

const folder = 'docs/pictures';
/** Maximum size of a README picture in bytes; a docs page opens with both. */
const maxReadmeBytes = 60_000;
/** Maximum size of a picture of the look reference in bytes. */
const maxLookBytes = 45_000;
const seed = { seed: 'kidlat', now: '2026-03-06T20:15:00+08:00' };

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly scenario?: ScenarioName;
  /** Width of the phone in CSS pixels; 390 by default. */
  readonly width?: number;
  /** Opens the part of the page to show. */
  readonly open?: (page: Page) => Promise<void>;
}

const openReceipt = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('article', { name: 'Deposit receipt' }).waitFor();
};

/** Screens that the web app manifest shows too. */
const installScreens: readonly string[] = ['lobby', 'search', 'missions'];
const installFolder = brandPicture('screens');

/** Screens of `docs/look.md`, all of `player01`. */
const screens: readonly Screen[] = [
  {
    name: 'member-home',
    path: '/m/home',
    // A first visit shows one section only; the second one reserves the space of all.
    open: async (page) => {
      await page.getByRole('heading', { name: 'Continue playing' }).waitFor();
      await page.goto('/m/activity');
      await page.goto('/m/home');
      await page.getByRole('heading', { name: 'Missions' }).waitFor();
    },
  },
  { name: 'identity', path: '/m/member/identity', scenario: 'identity.none' },
  { name: 'receipt', path: '/m/vouReport?period=month&status=approved', open: openReceipt },
  { name: 'betting-record', path: '/m/gameRecord?period=month' },
  { name: 'statement', path: '/m/statement' },
  {
    name: 'missions',
    path: '/m/leaderBoard',
    scenario: 'rewards.missions-done',
    // The countdown follows the clock of the world after its first second.
    open: (page) =>
      page
        .getByRole('timer')
        .filter({ hasText: /\d:\d\d:\d\d/ })
        .first()
        .waitFor(),
  },
  { name: 'responsible-play', path: '/m/responsible', scenario: 'safety.limit-nearly-reached' },
  { name: 'search', path: '/m/search' },
  {
    name: 'lobby',
    path: '/m/gameCenter',
    open: async (page) => {
      await page
        .getByRole('heading', { name: 'New this week' })
        .evaluate((it) => it.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'vendor', path: '/m/gameList?gameType=RNG&vassalage=LIKHA' },
  { name: 'inbox', path: '/m/message' },
  {
    name: 'deposit-320',
    path: '/m/voucherCenter',
    width: 320,
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
      await page.getByRole('heading', { name: 'Payment method' }).click();
    },
  },
];

const keepPicture = async (page: Page, name: string, width: number, maxBytes: number): Promise<void> => {
  const file = `${folder}/${name}.webp`;
  const { size } = await sharp(await page.screenshot())
    .resize(width)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  if (size > maxBytes) throw new CliError(`${file} has ${size} bytes; the limit is ${maxBytes}.`);
  process.stdout.write(`${file}: ${size} bytes\n`);
};

/** Waits until the page is hydrated, loads nothing and all pictures in the viewport are decoded. */
const waitForPictures = async (page: Page): Promise<void> => {
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main use[href^="#"]')].every((it) =>
      document.querySelector(it.getAttribute('href') ?? ''),
    ),
  );
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return width > 0 && top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
      })
      .every((it) => it.complete && it.naturalWidth > 0),
  );
};

/** Takes the screenshots of the README and of `docs/look.md`, each in a world of its own with the same start. */
const takePictures = async (): Promise<void> => {
  for (const it of [folder, installFolder]) mkdirSync(it, { recursive: true });
  const dir = await buildSite('kidlat');
  ensureChromium();
  const site = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
  const browser = await chromium.launch({ executablePath: findChromium() ?? chromium.executablePath() });
  const openWorld = async (name: string, width: number, height: number) => {
    await fetch(`${site.address}/__admin/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...seed, name }),
    });
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: { width, height },
      deviceScaleFactor: 2,
      colorScheme: 'dark',
    });
    await context.addCookies([{ name: 'sim_world', value: name, url: site.address }]);
    await context.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    return { context, sim: simOf(site.address, name) };
  };
  const takeScreen = async ({ name, path, scenario, width = 390, open }: Screen): Promise<void> => {
    const { context, sim } = await openWorld(`picture-${name}`, width, width === 320 ? 640 : 844);
    if (scenario) await sim.apply(scenario);
    await logInContext(context, sim, 'player01');
    const page = await context.newPage();
    await page.goto(path);
    await waitForPictures(page);
    await open?.(page);
    await waitForPictures(page);
    await keepPicture(page, name, 320, maxLookBytes);
    if (installScreens.includes(name)) copyFileSync(`${folder}/${name}.webp`, `${installFolder}/${name}.webp`);
    await context.close();
  };
  try {
    const { context: phone } = await openWorld('pictures', 390, 844);
    const home = await phone.newPage();
    await home.goto('/m/home');
    await waitForPictures(home);
    await keepPicture(home, 'home', 390, maxReadmeBytes);
    const { context: desktop } = await openWorld('pictures', 1280, 800);
    const console = await desktop.newPage();
    await console.goto('/__admin/#/overview');
    const inside = console.frameLocator('.phone iframe');
    await inside.locator('main img').first().waitFor();
    await console.locator('.panel--requests tbody tr').first().waitFor();
    await keepPicture(console, 'console', 940, maxReadmeBytes);
    for (const screen of screens) await takeScreen(screen);
  } finally {
    await browser.close();
    await site.close();
  }
};

await runProgram(takePictures);
