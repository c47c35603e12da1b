// @long

import type { BrowserContext, Page } from 'playwright/test';
import { codeButton, field, openForm, submitButton, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { chooseLanguage, menuButton } from '#tests/support/screen/frame.ts';
import { gameNames, listOfGames } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const open = async (page: Page): Promise<void> => {
  await openForm(page, '/m/login');
  // A tap loads what the login needs; `fill` alone is no interaction.
  await field(page, 'Username').tap();
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill(seedPassword);
};
const submit = (page: Page) => submitForm(page);
const kept = async (page: Page): Promise<void> => {
  await expect(field(page, 'Username')).toHaveValue('player01');
  await expect(field(page, 'Password')).toHaveValue(seedPassword);
};

test('a login sent without a network shows an error, keeps both fields and succeeds once online', {
  tag: ['@R224', '@R215'],
}, async ({ page, context, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await waitForIdlePage(page);
  await page.evaluate(() => fetch('/wps/system/settings/consolidated'));
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole('main').getByText('No internet connection.')).toBeVisible();
  await kept(page);
  await context.setOffline(false);
  await submit(page);
  await page.waitForURL('**/m/home');
});

for (const [name, fault] of [
  ['500', { kind: 'status', status: 500 }],
  ['no JSON', { kind: 'broken-json' }],
] as const) {
  test(`a login response with ${name} shows a server error and can be retried`, { tag: '@R224' }, async ({
    page,
    sim,
  }) => {
    await sim.faults({ endpoint: 'login', ...fault });
    await open(page);
    await submit(page);
    await expect(page.getByRole('main').getByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await kept(page);
    await sim.faults();
    await submit(page);
    await page.waitForURL('**/m/home');
  });
}

test('a login without a response times out after 30 seconds and can be retried', { tag: '@R224' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|ERR_ABORTED/);
  await page.clock.install();
  let requestCount = 0;
  await page.route('**/wps/session/login', (route) => (requestCount++ === 0 ? undefined : route.continue()));
  await open(page);
  await submit(page);
  await expect.poll(() => requestCount).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('main').getByText('Your connection is slow. Please try again.')).toBeVisible();
  await kept(page);
  await submit(page);
  await page.waitForURL('**/m/home');
});

for (const hours of [-5, 5]) {
  test(`login and the SMS countdown work with a phone clock that is ${hours} hours off`, {
    tag: '@R154',
  }, async ({ page, sim }) => {
    await sim.flags({ PROVIDER_READY: false });
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await openForm(page, '/m/login');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await field(page, 'Mobile number').fill('9171234567');
    await codeButton(page).click();
    await expect(codeButton(page)).toHaveText(/(60|59|58) s$/);
    await page.getByRole('tab', { name: 'Username' }).click();
    await field(page, 'Username').fill('player01');
    await field(page, 'Password').fill(seedPassword);
    await submit(page);
    await page.waitForURL('**/m/home');
    const [call] = await sim.requests({ path: '/wps/session/login' });
    expect(call?.status).toBe(200);
  });
}

test('submitting again while a login is pending sends no second request', { tag: '@R224' }, async ({ page, sim }) => {
  await sim.faults({ endpoint: 'login', kind: 'delay', delay: 1500 });
  await open(page);
  await submit(page);
  const button = submitButton(page);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await field(page, 'Password').press('Enter');
  await page.waitForURL('**/m/home');
  expect(await sim.requests({ path: '/wps/session/login' })).toHaveLength(1);
});

test('without WebCrypto the login form shows a warning and sends a plain body only if settings allow', {
  tag: ['@R206', '@R224'],
}, async ({ page, sim, context }) => {
  await context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await sim.flags({ PLAIN_BODIES: false });
  await open(page);
  await expect(page.getByText('This browser can’t encrypt your password here')).toBeVisible();
  await submit(page);
  await expect(page.getByText('so it was not sent')).toBeVisible();
  expect(await sim.requests({ path: '/wps/session/login' })).toEqual([]);
  await sim.flags({ PLAIN_BODIES: true });
  await open(page);
  await expect(page.getByText('your password is sent unencrypted')).toBeVisible();
  await page.getByLabel('Remember me on this phone').check();
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(seedPassword);
});

/** Simulates a browser that drops cookies written by a page and returns none. */
const blockCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
  );

test('with cookies blocked a member can log in and the language is kept in the URL', {
  tag: ['@R005', '@R192'],
}, async ({ page, context }) => {
  await blockCookies(context);
  await withoutNotices(context);
  await open(page);
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('button', { name: 'Mag-log in', exact: true })).toBeVisible();
  await kept(page);
  await submit(page);
  await page.waitForURL('**/ty/m/home');
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('₱12,480.50');
});

test('with site data blocked guests can browse and change the language, and login shows the reason', async ({
  page,
  context,
}) => {
  await blockCookies(context);
  await context.addInitScript(() => {
    for (const area of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/m/gameList?gameType=RNG&name=mangga');
  await expect(gameNames(listOfGames(page))).toHaveText(['Mangga Mania', 'Keso Ube Mangga']);
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('searchbox', { name: 'Maghanap ng laro' })).toHaveValue('mangga');
  await open(page);
  await submit(page);
  await expect(page.getByText('This browser blocks site data')).toBeVisible();
  await kept(page);
});

test('two tabs keep two members logged in, and logging out in one does not affect the other', {
  tag: ['@R192', '@R172', '@engines'],
}, async ({ context, sim: _sim }) => {
  const names = ['player01', 'agent01'];
  const [first, second] = await Promise.all([context.newPage(), context.newPage()]);
  for (const [at, page] of [first, second].entries()) {
    await open(page);
    await field(page, 'Username').fill(names[at] ?? '');
    await submit(page);
    await page.waitForURL('**/m/home');
  }
  await first.goto('/m/set');
  await expect(first.getByRole('main').getByText('Tala_Reyes')).toBeVisible();
  await first.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await first.waitForURL('**/m/home');
  await second.goto('/m/changePsw');
  await expect(field(second.getByRole('main'), 'Username')).toHaveValue('agent01');
});

test('going back after logout shows no member page', { tag: ['@R219', '@R172'] }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  await page.goto('/m/changePsw');
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/m/home');
  await page.goBack();
  await page.waitForURL('**/m/home');
});

test('a session ended elsewhere is cleared, and a message asks the member to log in again', {
  tag: ['@R192', '@R219'],
}, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
  await page.goto('/m/home');
  await waitForIdlePage(page);
  await sim.call('/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  // With the first interaction the page loads more data of the member, which reports the end of the session.
  await menuButton(page).click();
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
});

test('the password appears neither in the URL nor in the request journal', { tag: ['@R224', '@R232'] }, async ({
  page,
  sim,
}) => {
  await open(page);
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(JSON.stringify(await sim.requests())).not.toContain(seedPassword);
  expect(page.url()).not.toContain(seedPassword);
});
