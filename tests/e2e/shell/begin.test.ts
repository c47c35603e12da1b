import type { Page } from 'playwright/test';
import { templateSettings } from '../../../src/contract/site/system.ts';
import { atRest } from '../../support/at-rest.ts';
import { field, refusedField, sendButton } from '../../support/forms.ts';
import { hold } from '../../support/hold.ts';
import { withoutNotices } from '../../support/quiet.ts';
import { article } from '../../support/screen/content.ts';
import { languages, menu, menuButton } from '../../support/screen/frame.ts';
import { gameLinks, listOfGames } from '../../support/screen/games.ts';
import { stopClock } from '../../support/still.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => withoutNotices(context));

/** Keeps every script of the site back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
};

test('no script is fetched before the first picture is on the screen', { tag: '@X16' }, async ({ page }) => {
  await page.goto('/m/help');
  await expect.poll(() => scriptsOf(page)).toBeGreaterThan(0);
  const [script = 0, picture = 0] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/_astro\/.*\.js$/.test(name));
    return [
      Math.min(...scripts.map(({ startTime }) => startTime)),
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ];
  });
  expect(picture).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(picture);
});

/** How often this page has asked for the settings. */
const askedFor = async (page: Page): Promise<number> =>
  (await page.requests()).filter((request) => new URL(request.url()).pathname === templateSettings.path).length;

/** How many scripts of the site this page has fetched. */
const scriptsOf = async (page: Page): Promise<number> =>
  (await page.requests()).filter((request) => /\/_astro\/.*\.js$/.test(request.url())).length;

test('a page that is read asks nothing where its document comes with the mark of the settings', {
  tag: '@X16',
}, async ({ page }) => {
  await page.goto('/m/help');
  // The frame's, kept ahead.
  await expect.poll(() => scriptsOf(page)).toBe(1);
  expect(await askedFor(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => askedFor(page)).toBe(1);
});

/** Help comes as from a server that knows no world. */
const withoutMark = (page: Page): Promise<unknown> =>
  page.route('**/m/help', async (route) => {
    const response = await route.fetch();
    const { 'server-timing': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });

/** Opens help without its mark, with its clock stopped, and waits until its scripts lie ready. */
const readUnmarked = async (page: Page): Promise<void> => {
  await withoutMark(page);
  await page.clock.install();
  await stopClock(page);
  await page.goto('/m/help');
  // In steps that stay far below the time after which the page begins without a sign.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await scriptsOf(page)).toBeGreaterThan(0);
  }).toPass({ intervals: [50] });
};

for (const [sign, give] of [
  ['the first sign of the reader', (page: Page) => page.keyboard.press('Tab')],
  ['the time after which somebody stays', (page: Page) => page.clock.fastForward(8_000)],
] as const)
  test(`a page that is read has its scripts ready, and runs them after ${sign}`, { tag: '@X16' }, async ({ page }) => {
    await readUnmarked(page);
    await expect.poll(() => askedFor(page)).toBe(1);
    // The first, and the frame's, kept ahead.
    await expect.poll(() => scriptsOf(page)).toBe(2);
    await give(page);
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await askedFor(page)).toBe(2);
    }).toPass({ intervals: [50], timeout: 10_000 });
  });

test('the mark of the settings is not sent where something else may answer for them', { tag: '@X16' }, async ({
  page,
  sim,
}) => {
  const mark = async () => (await page.request.get('/m/help')).headers()['server-timing'];
  expect(await mark()).toMatch(/^settings;desc=\w+$/);
  await sim.override('templateSettings', { errorCode: 'system.unknown' });
  expect(await mark()).toBeUndefined();
});

test('a page that is read runs its scripts when the merchant says something else than it was built with', {
  tag: ['@X16', '@R205'],
}, async ({ page, sim }) => {
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Mobile number' })).toBeVisible();
  await sim.flags({ MOBVERLOGIN3: false });
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Mobile number' })).toBeHidden();
});

test('what is pressed before its script is there happens when it is', { tag: ['@X16', '@engines'] }, async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/m/home');
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  letGo();
  await expect(menu(page)).toBeVisible();
});

test('back pressed before its script is there leads one step back, not home', { tag: '@R054' }, async ({ page }) => {
  await page.goto('/m/help');
  const letGo = await holdScripts(page);
  await page.goto('/m/activity', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  letGo();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('a topic of help tapped before its script is there opens where it stands', { tag: '@R021' }, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/m/help');
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  letGo();
  // Followed as a link, it would load the page again, with the topic's anchor.
  await expect(page).toHaveURL(/\/m\/help\?i=4$/);
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Withdrawals']);
});

test('a form that is sent before it wakes is sent when it does, with what was typed', { tag: '@X16' }, async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/m/login');
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await field(page, 'Password').press('Enter');
  letGo();
  await page.waitForURL('**/m/home');
});

/** Records the names of the controls whose presses reach the page, in order. */
const recordPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const reached: string[] = [];
    Object.assign(globalThis, { reached });
    addEventListener('click', ({ target }) => {
      const control = (target as Element).closest('button,summary');
      if (control) reached.push(control.getAttribute('aria-label') ?? control.textContent ?? '');
    });
  });
};

const reachedPresses = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { reached: string[] }).reached);

test('presses of several controls before their scripts are there take effect in their order', {
  tag: '@X16',
}, async ({ page }) => {
  await recordPresses(page);
  const letGo = await holdScripts(page);
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('tab', { name: 'Username' }).click();
  await languages(page).click();
  letGo();
  // The later tab replaces the earlier one.
  await expect.poll(() => reachedPresses(page)).toEqual(['Show password', 'Username', 'Language']);
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
});

test('a press on a running control waits for an earlier one whose script is still loading', {
  tag: '@X16',
}, async ({ page }) => {
  await recordPresses(page);
  const islands = await hold(page, '**/_astro/LoginForm*');
  await page.goto('/m/login');
  await languages(page).click();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language']);
  await sendButton(page).click();
  await languages(page).click();
  islands.release();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language', 'Log in', 'Language']);
  await expect(refusedField(page)).toBeVisible();
});

test('a form sent before its script is there is not sent when typing goes on', { tag: '@X16' }, async ({ page }) => {
  await recordPresses(page);
  const letGo = await holdScripts(page);
  await page.goto('/m/login');
  await sendButton(page).click();
  await field(page, 'Username').fill('player01');
  await languages(page).click();
  letGo();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language']);
});

for (const early of [true, false])
  test(`a press ${early ? 'before all scripts' : 'on a page at rest'} whose part cannot be fetched says so, and is done when it can`, {
    tag: '@X16',
  }, async ({ page, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    const letGo = await holdScripts(page);
    await page.route('**/_astro/*ogin*', (route) => route.abort());
    if (!early) letGo();
    await page.goto('/m/login');
    if (!early) await atRest(page);
    await sendButton(page).click();
    letGo();
    await expect(page.getByText('Your connection is slow. Please try again.')).toBeVisible();
    await page.unroute('**/_astro/*ogin*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(refusedField(page)).toBeVisible();
  });

test('a page whose files fail with a second press is fetched anew once the server answers', { tag: '@R274' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.route('**/_astro/*ogin*', (route) => route.abort());
  await page.goto('/m/login');
  await atRest(page);
  await sendButton(page).click();
  await expect(page.getByText('Your connection is slow. Please try again.')).toBeVisible();
  const anew = page.waitForEvent('load');
  await sendButton(page).click();
  await anew;
  await page.unroute('**/_astro/*ogin*');
  await atRest(page);
  await sendButton(page).click();
  await expect(refusedField(page)).toBeVisible();
});

test('a first script that could not be fetched comes with the next press, which is done then', { tag: '@X16' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await withoutMark(page);
  const first = /\/_astro\/begin\.[\w-]+\.js$/;
  await page.route(first, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => first.test(request.url()));
  await page.goto('/m/help');
  await failed;
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page).toHaveURL(/\/m\/help\?i=4$/);
});

test('a frame that could be neither kept ahead nor fetched comes with a later press, which is done then', {
  tag: '@X16',
}, async ({ page, watch }) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  const frame = /\/_astro\/Page\.[\w-]+\.js$/;
  await page.route(frame, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => frame.test(request.url()));
  await page.goto('/m/help');
  await failed;
  const asked = page.waitForRequest(/\/_astro\/begin\./);
  await page.getByRole('link', { name: 'Deposits' }).click();
  await asked;
  await page.unroute(frame);
  await expect(async () => {
    await page.getByRole('link', { name: 'Withdrawals' }).click();
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Withdrawals'], { timeout: 1_000 });
  }).toPass();
});

test('a list asked for with filters says so when what shows it cannot be fetched, and shows it when it can', {
  tag: ['@X16', '@R274'],
}, async ({ page, watch }) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.clock.install();
  await page.route('**/_astro/GameList.*', (route) => route.abort());
  await page.goto('/m/gameList?gameType=RNG&classify=HOT');
  await atRest(page);
  await expect(gameLinks(listOfGames(page))).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(page.getByText('Your connection is slow. Please try again.')).toBeVisible();
  await page.unroute('**/_astro/GameList.*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(gameLinks(listOfGames(page)).first()).toBeVisible();
});
