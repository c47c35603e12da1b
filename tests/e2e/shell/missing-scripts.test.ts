import type { Page } from 'playwright/test';
import { field } from '#tests/support/forms.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(async ({ context, page, watch }) => {
  await withoutNotices(context);
  watch.expectError(/Failed to (load resource|fetch)|_astro|recover\.js/);
  await page.clock.install();
});

const scripts = '**/_astro/*.js*';
const recoverScript = '**/recover.js*';

/** Opens the login page, whose scripts are missing, and types a username. */
const openLogin = async (page: Page): Promise<void> => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  await field(page, 'Username').fill('player01');
};

/** Lets time pass until the page says this. */
const expectAfterTime = (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
  }).toPass();

/** Presses a button of the notice, and expects the page to start with the typed username. */
const expectStart = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: button })).toBeHidden();
  await hydratePage(page);
  await expect(field(page, 'Username')).toHaveValue('player01');
};

const requestsOf = async (page: Page): Promise<number> =>
  (await page.requests()).filter((it) => /\.js(\?|$)/.test(it.url())).length;

test('a document whose release is gone offers a reload that keeps the username', { tag: '@A88' }, async ({ page }) => {
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await openLogin(page);
  await expectAfterTime(page, 'New version available');
  await page.clock.fastForward(70_000);
  await expect(page.getByText('This page could not be loaded.')).toBeHidden();
  await page.unroute(scripts);
  await expectStart(page, 'Reload');
});

for (const [condition, blocked] of [
  ['without any connection', [scripts, recoverScript]],
  ['whose scripts are blocked', [scripts]],
] as const)
  test(`a document ${condition} says so after a minute, and loads on request`, {
    tag: blocked.length > 1 ? ['@X16', '@long'] : '@X16',
  }, async ({ page }) => {
    for (const pattern of blocked) await page.route(pattern, (route) => route.abort());
    await openLogin(page);
    await expectAfterTime(page, 'This page could not be loaded.');
    const requests = await requestsOf(page);
    expect(requests).toBeGreaterThan(4);
    await page.clock.fastForward(120_000);
    await page.clock.fastForward(120_000);
    expect(await requestsOf(page)).toBe(requests);
    for (const pattern of blocked) await page.unroute(pattern);
    await expectStart(page, 'Try again');
  });
