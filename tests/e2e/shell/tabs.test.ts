import type { BrowserContext, Dialog, Page } from 'playwright/test';
import { endSession } from '#tests/support/expired-session.ts';
import { fillForm, submitForm } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydratePage, hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

const balance = '₱12,480.50';

const header = (page: Page) => page.getByRole('banner');

/** Opens a tab and logs in there. */
const openLoggedIn = async (context: BrowserContext, account: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/m/login');
  await hydratePage(page);
  await fillForm(page, { Username: account, Password: seedPassword });
  await submitForm(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await hydratePage(page);
  await expect(header(page)).toContainText('₱');
  return page;
};

const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

const userOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName ?? null);

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^(Log out|Mag-.?log out)$/ }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').locator('button').last().click();
  await reloaded;
  await expect(header(page).getByRole('link', { name: /^(Log in|Mag-.?log in)$/ })).toBeVisible();
};

test('a new tab is logged in if another tab of the browser is', { tag: '@A78' }, async ({ context }) => {
  const first = await openLoggedIn(context, 'player01');
  const second = await openTab(context, '/m/withdraw');
  await expect(second.getByRole('main')).toContainText(balance);
  await expect(second).toHaveURL(/\/m\/withdraw$/);
  const third = await openTab(context, '/m/home');
  await hydratePage(third);
  await expect(header(third)).toContainText(balance);
  const passed = await third.evaluate(() => Object.keys(sessionStorage).join());
  expect(passed).not.toContain('FIRST_LOGIN_PSW');
  expect(await first.evaluate(() => JSON.stringify(localStorage))).not.toContain('token');
});

test('a busy tab logs a new one in late, from the login page', { tag: '@A78' }, async ({ context }) => {
  const first = await openLoggedIn(context, 'player01');
  const second = await context.newPage();
  const visited: string[] = [];
  second.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  // The tab takes no messages while a dialog of the browser is open.
  const opened = new Promise<Dialog>((resolve) => first.once('dialog', resolve));
  const answered = first.evaluate(() => alert('busy'));
  const dialog = await opened;
  await second.goto('/m/withdraw', { waitUntil: 'commit' });
  await expect(second).toHaveURL(/\/m\/login\?redirect=/);
  await dialog.accept();
  await answered;
  await expect(second).toHaveURL(/\/m\/withdraw$/);
  await expect(second.getByRole('main')).toContainText(balance);
  expect(visited).toContain('/m/login');
});

test('a reward that is claimed in one tab appears in the others at once', { tag: '@A78' }, async ({
  context,
  sim: _,
}) => {
  const first = await openLoggedIn(context, 'player01');
  await expect(header(first)).toContainText(balance);
  const second = await openTab(context, '/m/home');
  await hydratePage(second);
  await expect(header(second)).toContainText(balance);
  await second.goto('/m/rewardCenter');
  await hydratePage(second);
  await second.getByRole('button', { name: 'Claim Loyalty bonus' }).click();
  await expect(header(first)).toContainText('₱12,530.50');
});

test('a round of a game updates the balance in another tab', { tag: '@A78' }, async ({ context, sim }) => {
  const first = await openLoggedIn(context, 'player01');
  await expect(header(first)).toContainText(balance);
  const second = await openTab(context, '/m/home');
  await expect(header(second)).toContainText(balance);
  const game = await openGame(second, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText('No win this time.');
  await expect(header(first)).toContainText('₱12,479.50');
});

test('a round in one tab updates the balance of a game that is open in another', { tag: '@A78' }, async ({
  context,
  sim,
}) => {
  const first = await openLoggedIn(context, 'player01');
  const path = await gamePath(sim, 'Kidlat Fortune');
  await openGame(first, path);
  const second = await openTab(context, '/m/home');
  const game = await openGame(second, path);
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameFigure(second, 'balance')).toHaveText('₱12,479.50');
  await expect(gameFigure(first, 'balance')).toHaveText('₱12,479.50');
});

test('a tab without another one is sent to login', { tag: ['@A78', '@R044'] }, async ({ context }) => {
  const page = await openTab(context, '/m/withdraw');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fwithdraw$/);
});

for (const lang of ['en', 'ty'] as const)
  test.describe(() => {
    test.use({ lang });
    test(`a logout ends the tabs of the same session and clears their sums, in ${lang}`, {
      tag: lang === 'en' ? ['@A78', '@R061'] : ['@A78', '@long'],
    }, async ({ context, sim: _ }) => {
      const first = await openLoggedIn(context, 'player01');
      const second = await openTab(context, '/m/withdraw');
      await expect(second.getByRole('main')).toContainText(balance);
      const third = await openTab(context, '/m/home');
      await hydratePage(third);
      await expect(header(third)).toContainText(balance);
      await logOut(first);
      await expect(second).toHaveURL(/\/m\/home$/);
      await expect(second.locator('body')).not.toContainText('12,480');
      await expect(third.locator('body')).not.toContainText('12,480');
      expect(await userOf(third)).toBeNull();
      await second.goto('/m/withdraw');
      await expect(second).toHaveURL(/\/m\/login/);
    });
  });

test('an expired session hides what other tabs show, and asks there for the password', {
  tag: ['@A78', '@A48'],
}, async ({ context, sim, watch }) => {
  watch.expectError(/401/);
  const first = await openLoggedIn(context, 'player01');
  const second = await openTab(context, '/m/withdraw');
  await hydratePage(second);
  await expect(second.getByRole('main')).toContainText(balance);
  await endSession(first, sim);
  await first.reload();
  await expect(header(first).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(second.getByRole('dialog')).toContainText('You have been logged out');
  await expect(second.locator('main')).toBeHidden();
});

test('a session that ended before the page was opened shows nothing of its account', { tag: '@A78' }, async ({
  context,
  sim,
  watch,
}) => {
  watch.expectError(/401/);
  const page = await openLoggedIn(context, 'player01');
  await endSession(page, sim);
  await page.goto('/m/withdraw');
  await expect(page.getByRole('dialog')).toContainText('You have been logged out');
  await expect(page.locator('main')).toBeHidden();
});

test('two accounts in two tabs stay apart, and a tab whose player logged out stays a guest', {
  tag: '@A78',
}, async ({ context }) => {
  const first = await openLoggedIn(context, 'player01');
  const second = await openLoggedIn(context, 'agent01');
  expect(await userOf(first)).toBe('player01');
  expect(await userOf(second)).toBe('agent01');
  await logOut(first);
  expect(await userOf(second)).toBe('agent01');
  await first.goto('/m/withdraw');
  await expect(first).toHaveURL(/\/m\/login/);
  await second.bringToFront();
  const third = await openTab(context, '/m/withdraw');
  await expect(async () => expect(await userOf(third)).toBe('agent01')).toPass();
});

test('a tab that another site opened or links to is a guest', { tag: '@A78' }, async ({ context, site }) => {
  await openLoggedIn(context, 'player01');
  const other = await context.newPage();
  await other.route('http://other.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a id="same" href="${site}/m/withdraw">x</a><a id="new" target="_blank" href="${site}/m/withdraw">y</a><a id="opener" target="_blank" rel="opener" href="${site}/m/withdraw">z</a>`,
    }),
  );
  for (const id of ['new', 'opener', 'same']) {
    await other.goto('http://other.test/');
    const popup = id === 'same' ? Promise.resolve(other) : context.waitForEvent('page');
    await other.locator(`#${id}`).click();
    const opened = await popup;
    await expect(opened).toHaveURL(/\/m\/login/);
    expect(await userOf(opened)).toBeNull();
  }
});

for (const path of ['/m/set', '/m/changePsw', '/m/maintenance'])
  test(`a tab that another site sent to ${path} stays a guest after its redirect`, { tag: '@A78' }, async ({
    context,
    site,
  }) => {
    const first = await openLoggedIn(context, 'player01');
    await first.evaluate(() => {
      new BroadcastChannel('session').onmessage = ({ data }) => {
        if ('request' in data) document.documentElement.dataset.asked = '';
      };
    });
    const other = await context.newPage();
    await other.route('http://other.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a target="_blank" href="${site + path}">x</a>` }),
    );
    await other.goto('http://other.test/');
    const popup = context.waitForEvent('page');
    await other.locator('a').click();
    const opened = await popup;
    await expect(opened).toHaveURL(/\/m\/home$/);
    await hydrateWhenIdle(opened);
    expect(await userOf(opened)).toBeNull();
    await expect(documentOf(first)).not.toHaveAttribute('data-asked');
    // The visitor goes on from there.
    await opened.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    await expect(opened).toHaveURL(/\/m\/activity$/);
    // The page opens again with the session.
    await expect(async () => expect(await userOf(opened)).toBe('player01')).toPass();
  });

test('a session of another world is not taken over', { tag: '@A78' }, async ({ context, site, sim }) => {
  const first = await openLoggedIn(context, 'player01');
  // The tab has asked for its world before the cookie, which all tabs share, names another one.
  await waitForIdlePage(first);
  await expect.poll(() => first.evaluate(() => sessionStorage.getItem('SITE_VERSION'))).not.toBeNull();
  await context.addCookies([{ name: 'sim_world', value: `${sim.world}-other`, url: site }]);
  const second = await openTab(context, '/m/withdraw');
  await expect(second).toHaveURL(/\/m\/login/);
  expect(await userOf(second)).toBeNull();
});

for (const path of ['/m/withdraw', '/m/home'])
  test(`a prerendered ${path} asks for the session once it is shown`, { tag: '@A78' }, async ({ context }) => {
    await openLoggedIn(context, 'player01');
    const second = await context.newPage();
    // Chromium prerenders no page that a debugger watches.
    await second.addInitScript(() => {
      if (sessionStorage.getItem('shown')) return;
      Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    });
    await second.clock.install();
    await second.goto(path);
    await hydratePage(second);
    await second.clock.runFor(1_000);
    expect(await userOf(second)).toBeNull();
    await expect(second).toHaveURL(new RegExp(`${path}$`));
    await second.evaluate(() => {
      sessionStorage.setItem('shown', '1');
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(async () => {
      await second.clock.runFor(50);
      expect(await userOf(second)).toBe('player01');
    }).toPass();
  });

test('a frozen tab does not answer', { tag: '@A78' }, async ({ context }) => {
  const first = await openLoggedIn(context, 'player01');
  // Headless pages are visible and therefore never frozen; a debugger stops them too.
  const session = await context.newCDPSession(first);
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  const second = await openTab(context, '/m/withdraw');
  await expect(second).toHaveURL(/\/m\/login/);
  await session.send('Debugger.disable');
});
