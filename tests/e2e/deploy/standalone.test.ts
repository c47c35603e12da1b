// @long
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { captchaPicture, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { openGame } from '#tests/support/game-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { freshPassword, passwordOf } from '#tests/support/passwords.ts';
import { continueButton, steps } from '#tests/support/screen/cashier.ts';
import { gameLinks, gameResult, listOfGames } from '#tests/support/screen/games.ts';
import { type StaticHost, serveFolder } from '#tests/support/static-host.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const buildMs = 600_000;
let host: StaticHost;
/** Hashes of all files of the normal build, before and after the standalone folder was made. */
const hashes: string[][] = [];

const hashesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );

test.beforeAll(async () => {
  test.setTimeout(buildMs);
  for (const options of [[], ['--standalone']]) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts', ...options], { stdio: 'inherit' });
    expect(status).toBe(0);
    hashes.push(hashesOf('dist/kidlat'));
  }
  host = await serveFolder('dist/kidlat-standalone');
});

test.afterAll(() => host?.close());

/** Opens a path on the host of files, once the service worker has started. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(host.origin + path, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname !== '/start.html' && url.pathname !== '/');
};

/** Stops the service worker as the browser does when it needs memory. */
const killWorker = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
};

/** Solves the sum in the captcha, whose picture holds its text. */
const solveCaptcha = async (page: Page): Promise<void> => {
  const source = await captchaPicture(page).getAttribute('src');
  const drawing = Buffer.from(source?.split(',')[1] ?? '', 'base64').toString();
  const text = [...drawing.matchAll(/>(.)<\/text>/g)].map(([, letter]) => letter).join('');
  const [, left, right] = /^(\d+)\+(\d+)/.exec(text) ?? [];
  await field(page, 'Captcha').fill(String(Number(left) + Number(right)));
};

const banner = (page: Page) => page.getByRole('banner');

test('register, deposit, play, withdraw: on a host of files, and a killed worker loses nothing', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' });
  await withoutNotices(context);
  const page = await context.newPage();
  await open(page, '/');
  await expect(page).toHaveURL('/m/home');
  await openForm(page, '/m/register');
  await fillForm(page, { Username: 'juan2026', Password: freshPassword, 'Confirm password': freshPassword });
  await solveCaptcha(page);
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await page.getByRole('dialog', { name: 'Set a deposit limit?' }).getByRole('button', { name: 'Not now' }).click();

  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('500');
  await continueButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit completed' })).toBeVisible();

  await killWorker(page);
  await page.goto('/m/gameList?gameType=RNG');
  const address = await gameLinks(listOfGames(page)).first().getAttribute('href');
  const game = await openGame(page, address ?? '');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).not.toBeEmpty();

  await context.clearCookies();
  await page.goto('/m/home');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/login');
  await fillForm(page, { Username: 'player01', Password: seedPassword });
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await page.goto('/m/withdraw');
  await field(page, 'Amount').fill('100');
  await field(page, 'Withdrawal password').fill(passwordOf.payment);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(steps(page)).toBeVisible();

  await page.goto('/m/home');
  await expect(banner(page)).toContainText('₱12,380.50');
  await killWorker(page);
  await page.reload();
  await expect(banner(page)).toContainText('₱12,380.50');
  await context.close();
});

test('the normal build does not change by a byte', () => {
  const [before, after] = hashes;
  expect(before?.length).toBeGreaterThan(100);
  expect(after).toEqual(before);
});

test('a link opens the site in a state, with a member logged in', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' });
  await withoutNotices(context);
  const page = await context.newPage();
  await open(page, '/?scenario=withdraw.reviewing&as=player01&to=/m/withdraw');
  await expect(page).toHaveURL('/m/withdraw');
  await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toContainText('Under review');
  await page.goto('/?scenario=withdraw.reviewin');
  await expect(page.getByRole('status')).toContainText(
    'Unknown scenario: withdraw.reviewin. Nearest: withdraw.reviewing',
  );
  await context.close();
});

test('a link opens no other site', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: host.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.route('http://other.example/**', (route) => route.fulfill({ body: 'another site' }));
  await open(page, '/start.html?to=/.//other.example/m/home');
  expect(new URL(page.url()).origin).toBe(host.origin);
  await context.close();
});

test('a page of another site that frames a game gets no port to write its document', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ports = await page.evaluate(async (src) => {
    let received = 0;
    const loaded = (address: string) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.src = address;
        document.body.append(frame);
      });
    addEventListener('message', (event) => {
      received += event.ports.length;
    });
    await loaded(src);
    // A second document of the same process has loaded only after the messages of the first have arrived.
    await loaded(src);
    return received;
  }, `${host.origin}/__games/frame.html?ticket=x&language=EN`);
  expect(ports).toBe(0);
  await context.close();
});
