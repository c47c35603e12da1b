import type { Locator, Page } from 'playwright/test';
import { consolidatedSettings } from '#contract/site/system.ts';
import { field, invalidField, submitButton } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { article } from '#tests/support/screen/content.ts';
import { languages, menu, menuButton } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

/** Blocks every script of the site until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
};

/** Returns the number of the site's scripts that this page has fetched. */
const scriptsOf = async (page: Page): Promise<number> =>
  (await page.requests()).filter((request) => /\/_astro\/.*\.js$/.test(request.url())).length;

/** Returns the number of settings requests of this page. */
const countSettingsRequests = async (page: Page): Promise<number> =>
  (await page.requests()).filter((request) => new URL(request.url()).pathname === consolidatedSettings.path).length;

for (const [name, interact] of [
  ['the first interaction', (page: Page) => page.keyboard.press('Tab')],
  ['some seconds of reading', (page: Page) => page.clock.fastForward(8_000)],
] as const)
  test(`a static page starts its shell after ${name}`, { tag: '@X16' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/m/help');
    await expect.poll(() => scriptsOf(page)).toBeGreaterThan(0);
    expect(await countSettingsRequests(page)).toBe(0);
    await interact(page);
    await expect.poll(() => countSettingsRequests(page)).toBe(1);
  });

/** Expects the scripts, once `release` lets them load, to write the balance again and never another text. */
const expectUnchanged = async (balance: Locator, release: () => void): Promise<void> => {
  const texts = await balance.evaluateHandle((place) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(place.textContent)).observe(place, { childList: true });
    return seen;
  });
  release();
  await expect.poll(() => texts.evaluate((seen) => seen)).toContain('₱12,480.50');
  expect(new Set(await texts.jsonValue())).toEqual(new Set(['₱12,480.50']));
};

test('the balance is shown before any script is loaded, and stays', {
  tag: '@R059',
}, async ({ context, page, sim }) => {
  await startLoggedIn(context, await sim.signIn('player01'));
  const release = await holdScripts(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  const balance = page.getByRole('banner').locator('[data-balance]');
  await expect(balance).toHaveText('₱12,480.50');
  await expectUnchanged(balance, release);
});

test('a balance of an earlier page does not replace the newer one', { tag: '@R059' }, async ({
  context,
  page,
  sim,
}) => {
  await startLoggedIn(context, await sim.signIn('player01'));
  await page.goto('/m/home');
  const balance = page.getByRole('banner').locator('[data-balance]');
  await expect(balance).toHaveText('₱12,480.50');
  const cached = () => page.evaluate(() => sessionStorage.getItem('CACHE:balance') ?? '');
  await expect.poll(cached).toContain('12480.5');
  const older = (await cached()).replace('12480.5', '9999.5');
  await page.evaluate((item) => sessionStorage.setItem('CACHE:balance', item), older);
  const release = await holdScripts(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(balance).toHaveText('₱12,480.50');
  await expectUnchanged(balance, release);
});

test('a hidden balance is not shown before the scripts are loaded', { tag: '@R059' }, async ({
  context,
  page,
  sim,
}) => {
  await startLoggedIn(context, await sim.signIn('player01'));
  await page.goto('/m/useragreement', { waitUntil: 'commit' });
  await page.evaluate(() => sessionStorage.setItem('BALANCE_HIDDEN', '1'));
  const release = await holdScripts(page);
  const response = page.waitForResponse('**/wps/wallets/balance');
  await page.goto('/m/member/home', { waitUntil: 'commit' });
  await response;
  await expect(page.locator('body')).not.toContainText('12,480');
  release();
  await expect(page.getByRole('main')).toContainText('**');
  await expect(page.locator('body')).not.toContainText('12,480');
});

test('a member page starts its first calls before any module runs', { tag: '@X16' }, async ({ context, page, sim }) => {
  await startLoggedIn(context, await sim.signIn('player01'));
  const release = await holdScripts(page);
  const channels = page.waitForResponse('**/wps/relay/DEP_banksByVendor*');
  await page.goto('/m/voucherCenter', { waitUntil: 'commit' });
  await channels;
  release();
  await expect(page.getByRole('main')).toContainText('₱12,480.50');
  const requests = (await page.requests()).filter((request) => request.url().includes('DEP_banksByVendor'));
  expect(requests).toHaveLength(1);
});

for (const [path, account] of [
  ['withdraw', 'player01'],
  ['transaction/record', 'player01'],
  ['gameRecord', 'player01'],
  ['statement', 'player01'],
  ['webEmail', 'player01'],
  ['rewardCenter', 'player01'],
  ['member/team', 'agent01'],
] as const)
  test(`${path} uses the responses of its first calls`, { tag: ['@X16', '@long'] }, async ({ context, page, sim }) => {
    await startLoggedIn(context, await sim.signIn(account));
    await page.goto(`/m/${path}`);
    await waitForIdlePage(page);
    const calls = await page.locator('html').getAttribute('data-first-calls');
    const started: readonly { readonly path: string }[] = JSON.parse(calls ?? '[]');
    expect(started.length).toBeGreaterThan(1);
    const addresses = (await page.requests())
      .map((request) => new URL(request.url()))
      .map((it) => it.pathname + it.search);
    for (const call of started) expect(addresses.filter((it) => it === call.path)).toHaveLength(1);
  });

test('a page applies flags that differ from its built document', {
  tag: ['@X16', '@R205', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Mobile number' })).toBeVisible();
  await sim.flags({ MOBVERLOGIN3: false });
  await page.goto('/m/login');
  await expect(page.getByRole('tab', { name: 'Mobile number' })).toBeHidden();
});

test('a page starts although a part of its shell fails', { tag: '@X16' }, async ({ page, watch }) => {
  watch.expectError(/service links/);
  await page.addInitScript(() => {
    const query = document.querySelectorAll;
    document.querySelectorAll = (selector: string) => {
      if (selector === 'a[data-service]') throw new Error('service links');
      return query.call(document, selector);
    };
  });
  await page.goto('/m/home');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});

for (const path of ['login', 'forget'])
  test(`the icons of ${path} are drawn before any script runs`, { tag: '@X16' }, async ({ page }) => {
    await page.goto(`/m/${path}`);
    const icons = page.locator('main form .ic use');
    await expect(icons.first()).toBeAttached();
    const widths = await icons.evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width));
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect(await page.evaluate(() => Boolean(pageStart.isRunning))).toBe(false);
  });

test('a press before its script has loaded takes effect afterwards', { tag: ['@X16', '@engines'] }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  release();
  await expect(menu(page)).toBeVisible();
});

test('back pressed before its script has loaded leads one step back', { tag: '@R054' }, async ({ page }) => {
  await page.goto('/m/help');
  const release = await holdScripts(page);
  await page.goto('/m/activity', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  release();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('a help topic tapped before its script has loaded opens without reloading the page', { tag: '@R021' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/m/help', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  release();
  // A followed link would reload the page, with the topic's anchor.
  await expect(page).toHaveURL(/\/m\/help\?i=4$/);
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Withdrawals']);
});

test('a form submitted before hydration is sent afterwards with the typed values', { tag: '@X16' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await field(page, 'Password').press('Enter');
  release();
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

test('presses before the scripts have loaded take effect in order', {
  tag: '@X16',
}, async ({ page }) => {
  await recordPresses(page);
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('tab', { name: 'Username' }).click();
  await languages(page).click();
  release();
  // The later tab replaces the earlier one.
  await expect.poll(() => reachedPresses(page)).toEqual(['Show password', 'Username', 'Language']);
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
});

test('a press on a loaded control waits for an earlier press whose script is loading', {
  tag: '@X16',
}, async ({ page }) => {
  await recordPresses(page);
  const islands = await holdResponses(page, '**/_astro/LoginPage*');
  await page.goto('/m/login');
  await languages(page).click();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language']);
  await submitButton(page).click();
  await languages(page).click();
  islands.release();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language', 'Log in', 'Language']);
  await expect(invalidField(page)).toBeVisible();
});

test('a press on home waits for the script of the page', { tag: '@X16' }, async ({ page }) => {
  const script = await holdResponses(page, '**/_astro/home.*');
  const requested = page.waitForRequest('**/_astro/home.*');
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await requested;
  script.release();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test('a form submitted before its script has loaded is not sent if typing continues', { tag: '@X16' }, async ({
  page,
}) => {
  await recordPresses(page);
  const release = await holdScripts(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await submitButton(page).click();
  await field(page, 'Username').fill('player01');
  await languages(page).click();
  release();
  await expect.poll(() => reachedPresses(page)).toEqual(['Language']);
});

for (const isEarly of [true, false])
  test(`a press ${isEarly ? 'before all scripts' : 'on an idle page'} whose module fails to load takes effect once loaded`, {
    tag: '@X16',
  }, async ({ page, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    await page.clock.install();
    const release = await holdScripts(page);
    await page.route('**/_astro/LoginPage*', (route) => route.abort());
    if (!isEarly) release();
    await page.goto('/m/login', { waitUntil: 'commit' });
    if (!isEarly) await waitForIdlePage(page);
    await submitButton(page).click();
    release();
    await expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(page.getByText('Connecting…')).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute('**/_astro/LoginPage*');
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.clock.fastForward(2_000);
      await expect(invalidField(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Connecting…')).toBeHidden();
  });

test('a page whose files were removed by a release offers a reload that keeps the username', { tag: '@A88' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.clock.install();
  await page.route('**/_astro/LoginPage*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/m/login');
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByText('New version available')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute('**/_astro/LoginPage*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(field(page, 'Username')).toHaveValue('player01');
  await expect(field(page, 'Password')).toHaveValue('');
  await field(page, 'Password').fill('Passw0rd1');
  await submitButton(page).click();
  await page.waitForURL('**/m/home');
});

test('a reload that a removed file offers keeps the username, but no password that is shown', { tag: '@A88' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.goto('/m/register');
  await hydratePage(page);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  // The module that checks the username is loaded when a field loses the focus.
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404 }));
  await field(page, 'Password').fill('Passw0rd1');
  await field(page, 'Username').fill('newplayer1');
  await page.getByText('New version available').waitFor();
  await page.unroute('**/_astro/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(field(page, 'Username')).toHaveValue('newplayer1');
  await hydratePage(page);
  await expect(field(page, 'Password')).toHaveValue('');
});

test('a start module that failed to load is loaded again, and the press takes effect', { tag: '@X16' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.clock.install();
  const start = /\/_astro\/Page\.[\w-]+\.js$/;
  await page.route(start, (route) => route.abort());
  await page.goto('/m/help');
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL(/\/m\/help\?i=4$/, { timeout: 500 });
  }).toPass();
});

test('texts that failed to load are loaded again, so that an error state has its button', { tag: '@X16' }, async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|words-en|status of 500/);
  await sim.faults({ endpoint: 'withdrawInfo', kind: 'status', status: 500 });
  await signIn('player01');
  await page.clock.install();
  await page.route('**/static/words-*', (route) => route.abort());
  await page.goto('/m/withdraw');
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByText('Connecting…')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute('**/static/words-*');
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a shell whose file fails to load is not taken for a new version and is loaded again', {
  tag: ['@X16', '@long'],
}, async ({ page, watch }) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.clock.install();
  const shell = /\/_astro\/start\.[\w-]+\.js$/;
  await page.route(shell, (route) => route.abort());
  await page.goto('/m/home');
  await menuButton(page).click();
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(page.getByText('Connecting…')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText('New version available')).toBeHidden();
  await page.unroute(shell);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.clock.fastForward(1_000);
    await expect(menu(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Connecting…')).toBeHidden();
});
