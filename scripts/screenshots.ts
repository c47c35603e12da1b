import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { CliError, runProgram } from '../mock-server/cli-error.ts';
import { siteOfWorlds } from '../mock-server/site/site-of-worlds.ts';
import { start } from '../mock-server/start/start.ts';
import { buildSite } from './build.ts';
import { ensureChromium, findChromium } from './chromium.ts';

const folder = 'docs/pictures';
/** Maximum size in bytes; a docs page opens with both pictures. */
const most = 60_000;
const world = { name: 'pictures', seed: 'kidlat', now: '2026-03-06T20:15:00+08:00' };

const keep = async (page: Page, name: string, width: number): Promise<void> => {
  const file = `${folder}/${name}.webp`;
  const { size } = await sharp(await page.screenshot())
    .resize(width)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  if (size > most) throw new CliError(`${file} has ${size} bytes; the limit for a README is ${most}.`);
  process.stdout.write(`${file}: ${size} bytes\n`);
};

/** Waits until all pictures in the viewport are loaded. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((it) => {
        const { top, left, width } = it.getBoundingClientRect();
        return width > 0 && top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
      })
      .every((it) => it.complete),
  );

/** Takes the README's screenshots of the built site and the console, in a world with a stopped clock. */
const takePictures = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const dir = await buildSite('kidlat');
  ensureChromium();
  const site = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
  const browser = await chromium.launch({ executablePath: findChromium() ?? chromium.executablePath() });
  const open = async (width: number, height: number) => {
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: { width, height },
      deviceScaleFactor: 2,
      colorScheme: 'dark',
    });
    await context.addCookies([{ name: 'sim_world', value: world.name, url: site.address }]);
    await context.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    return context.newPage();
  };
  try {
    await fetch(`${site.address}/__admin/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(world),
    });
    const phone = await open(390, 844);
    await phone.goto('/m/home');
    await phone.locator('body').dispatchEvent('pointerdown');
    await phone.locator('astro-island[ssr]').waitFor({ state: 'detached' });
    await pictured(phone);
    await keep(phone, 'home', 390);
    const console = await open(1280, 800);
    await console.goto('/__admin/#/overview');
    const inside = console.frameLocator('.phone iframe');
    await inside.locator('main img').first().waitFor();
    await console.locator('.panel--requests tbody tr').first().waitFor();
    await keep(console, 'console', 960);
  } finally {
    await browser.close();
    await site.close();
  }
};

await runProgram(takePictures);
