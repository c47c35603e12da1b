import type { Request } from 'playwright/test';
import type { RouteName } from '#paths.ts';
import { routes } from '#routes.ts';
import { budgetOf } from '#scripts/budgets.ts';
import { enterLogin } from '#tests/support/forms.ts';
import { seedPassword, startLoggedIn } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';

const pages: readonly RouteName[] = [
  'home',
  'login',
  'register',
  'gameList',
  'help',
  'activity',
  'activityDetail',
  'chat',
  'userAgreement',
];

for (const name of pages) {
  test(`${name} loads no more script than its budget before the first input`, { tag: '@X16' }, async ({ page }) => {
    const { path } = routes[name];
    const scripts = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') {
        scripts.set(
          request.url(),
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        );
      }
    });
    await page.goto(path);
    await waitForIdlePage(page);
    const sizes = await Promise.all([...scripts].map(async ([url, size]) => `${await size} ${new URL(url).pathname}`));
    const total = sizes.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    const budget = budgetOf(path.slice(1));
    expect(total, sizes.join('\n')).toBeLessThanOrEqual((budget?.script ?? 0) * 1024);
    expect(scripts.size, sizes.join('\n')).toBeLessThanOrEqual(budget?.files ?? 0);
    if (!budget?.react) expect(sizes.join('\n')).not.toContain('/react.');
  });
}

test('the document of home fits the first round trip of a connection', { tag: '@X16' }, async ({ page }) => {
  const response = await page.goto('/m/home');
  const { responseBodySize = 0, responseHeadersSize = 0 } = (await response?.request().sizes()) ?? {};
  expect(responseBodySize).toBeGreaterThan(0);
  // Ten packets of 1,460 bytes. More delays the first paint by a round trip.
  expect(responseBodySize + responseHeadersSize).toBeLessThanOrEqual(14_600);
});

/** Returns the counted requests: without pictures, and without the styles of wide screens, which a busy machine loads. */
const withoutPictures = (requests: readonly Request[]): string[] =>
  requests
    .filter((it) => !['image', 'stylesheet'].includes(it.resourceType()))
    .map((it) => it.url())
    .filter((url) => !url.endsWith('.svg'));

test('help loads at most 3 scripts and 6 requests for a guest with known settings', { tag: '@X16' }, async ({
  page,
}) => {
  await page.goto('/m/home');
  await waitForIdlePage(page);
  const loaded: Request[] = [];
  page.on('request', (request) => loaded.push(request));
  await page.goto('/m/help');
  await waitForIdlePage(page);
  const counted = withoutPictures(loaded);
  expect(loaded.filter((it) => it.resourceType() === 'script').length, counted.join('\n')).toBeLessThanOrEqual(3);
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(6);
});

test('the first home after a login makes at most 20 requests without pictures', { tag: '@X16' }, async ({ page }) => {
  await page.goto('/m/login');
  const version = page.waitForResponse('**/wps/system/version');
  await page.getByRole('textbox', { name: /^Username/ }).click();
  await version;
  let loaded: Request[] = [];
  page.on('request', (request) => {
    const isNavigation = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isNavigation) loaded = [];
    // Calls of the login page may start while the next page is requested.
    if (isNavigation || !request.headers().referer?.endsWith('/m/login')) loaded.push(request);
  });
  await enterLogin(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  await waitForIdlePage(page);
  const counted = withoutPictures(loaded);
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(20);
});

for (const [path, account, scripts] of [
  ['home', 'player01', 8],
  ['mine', 'player01', 3],
  ['voucherCenter', 'player01', 6],
  ['withdraw', 'player01', 6],
  ['agent', 'agent01', 6],
] as const)
  test(`a member’s ${path} loads at most ${scripts} scripts and, with known settings, 20 requests without pictures`, {
    tag: '@X16',
  }, async ({ context, page, sim }) => {
    await startLoggedIn(context, await sim.signIn(account));
    let loaded: Request[] = [];
    page.on('request', (request) => loaded.push(request));
    const visit = async (): Promise<string> => {
      loaded = [];
      await page.goto(`/m/${path}`);
      await waitForIdlePage(page);
      return loaded.map((request) => request.url()).join('\n');
    };
    const first = await visit();
    expect(loaded.filter((it) => it.resourceType() === 'script').length, first).toBeLessThanOrEqual(scripts);
    const second = await visit();
    expect(withoutPictures(loaded).length, second).toBeLessThanOrEqual(20);
  });
