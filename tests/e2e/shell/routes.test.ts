import { dictionaries } from '#i18n/dictionaries.ts';
import { routes } from '#routes.ts';
import { headElement, menuButton, tabBar } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const { notFound, ...pages } = routes;
const languages = [
  { lang: 'en', locale: 'en', prefix: '' },
  { lang: 'ty', locale: 'fil', prefix: '/ty' },
] as const;

for (const { locale, prefix } of languages) {
  test(`every route has a document in ${locale} with its title, header and tab bar`, {
    tag: ['@R046', '@R047', '@R052'],
  }, async ({ request }) => {
    for (const route of Object.values(pages)) {
      const reply = await request.get(prefix + route.path);
      const html = await reply.text();
      expect.soft(reply.status(), route.path).toBe(200);
      expect.soft(html, route.path).toContain(`<html lang="${locale}"`);
      // A list has the name of its category as title; every other page that of its route.
      const title = route === routes.gameList ? '' : dictionaries[locale].siteTitles.page[route.title];
      expect.soft(html, route.path).toContain(`<title>${title}`);
      expect.soft(html.includes('data-open-menu'), `${route.path}: header`).toBe(route.header);
      expect.soft(html.includes('<nav class="tabbar"'), `${route.path}: tab bar`).toBe(route.tabBar);
    }
  });
}

test('recovery, password change, free trial and the login link are in their documents', {
  tag: ['@R010', '@R022', '@R139'],
}, async ({ request }) => {
  for (const [path, holds] of [
    ['/m/register', ['Already have an account?', 'href="/m/login"']],
    ['/m/forget', ['Reset password', 'name="username"', 'name="email"']],
    ['/m/changePsw', ['name="oldPassword"', 'name="newPassword"', 'name="confirmNewPassword"']],
    ['/m/trail', ['Start free trial']],
    ['/m/trial', ['Start free trial']],
  ] as const) {
    const html = await (await request.get(path)).text();
    for (const part of holds) expect(html, path).toContain(part);
  }
});

test('the main destinations are within two or three taps of home', { tag: ['@R001', '@long'] }, async ({
  page,
  context,
  request,
}) => {
  const linksOf = async (path: string): Promise<string[]> => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<a\b[^>]*? href="(\/m\/[^"?#]+)/g)].map(([, href = '']) => href);
  };
  const first = [...new Set(await linksOf('/m/home'))];
  const reached = new Set([...first, ...(await Promise.all(first.map(linksOf))).flat()]);
  const wanted = ['gameLobby', 'outerApp', 'register', 'login', 'notice', 'activity', 'voucherCenter'];
  const memberPaths = ['withdraw', 'webEmail', 'member/benefits', 'rewardCenter'];
  for (const page of [...wanted, ...memberPaths]) expect.soft(reached, page).toContain(`/m/${page}`);
  await withoutNotices(context);
  await page.goto('/m/home');
  await page.getByRole('tab', { name: 'Slots' }).click();
  await page.getByRole('link', { name: 'Likha Originals', exact: true }).click();
  const views = page.getByRole('group', { name: 'Views' });
  for (const name of ['Recent', 'Favourites']) await expect(views.getByRole('button', { name })).toBeVisible();
});

test('an unknown path returns 404 with a link home', { tag: '@R037' }, async ({ page, watch }) => {
  watch.expectError(/404/);
  const reply = await page.goto('/m/noSuchPage');
  expect(reply?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const alias of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
  test(`${alias} serves the home page and keeps the query`, { tag: '@R007' }, async ({ page }) => {
    const reply = await page.goto(`${alias}?affiliateCode=ABC`);
    expect(reply?.status()).toBe(200);
    expect(reply?.request().redirectedFrom()).toBeNull();
    await expect(headElement(page, 'link[rel=canonical]')).toHaveAttribute('href', /\/m\/home$/);
    expect(new URL(page.url()).search).toBe('?affiliateCode=ABC');
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  });
}

for (const alias of ['/register.html', '/m/register.html']) {
  test(`${alias} serves the registration page`, { tag: '@R009' }, async ({ page }) => {
    const reply = await page.goto(alias);
    expect(reply?.status()).toBe(200);
    await expect(headElement(page, 'link[rel=canonical]')).toHaveAttribute('href', /\/m\/register$/);
    await expect(menuButton(page)).toHaveCount(0);
  });
}

test('login has no shared header and no tab bar', { tag: '@R008' }, async ({ page }) => {
  await page.goto('/m/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menuButton(page)).toHaveCount(0);
  await expect(tabBar(page)).toHaveCount(0);
});

test('pages hide their links to pages whose flags are off', { tag: ['@A84', '@R183', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  const hidden = {
    '/m/home': ['/m/search', '/m/webEmail'],
    '/m/service': ['/m/feedback'],
    '/m/agent': ['/m/transaction/record?types=A', '/m/webEmail'],
    '/m/member/manualRebate': ['/m/member/rebateReport'],
    '/m/member/rebateReport': ['/m/member/manualRebate'],
  };
  const visibleLink = (href: string) => page.locator(`a[href="${href}"]:visible`);
  await signIn('agent01');
  for (const [path, targets] of Object.entries(hidden)) {
    await page.goto(path);
    for (const target of targets) await expect(visibleLink(target)).toHaveCount(1);
  }
  await sim.apply('flags.everything-off');
  for (const [path, targets] of Object.entries(hidden)) {
    await sim.flags({ MANPLAYREB3: path.endsWith('manualRebate'), PLYRBT: path.endsWith('rebateReport') });
    await page.goto(path);
    for (const target of targets) await expect(visibleLink(target)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('a guest is sent home, with the reason, from an open page whose flag is off', { tag: ['@A84'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ SEARCH3: false });
  await page.goto('/m/search');
  await page.waitForURL('**/m/home');
  await expect(page.getByText('this feature is temporarily unavailable').first()).toBeVisible();
});
