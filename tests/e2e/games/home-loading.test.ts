import { holdResponses } from '#tests/support/held-response.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { serviceTab } from '#tests/support/screen/frame.ts';
import { bannerDots, newsLine, offers } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const announcements = '/wps/announcement/list';

test('home opens at the top and requests its announcements in one call that is then cached', {
  tag: ['@R068', '@R211'],
}, async ({ page, sim, context }) => {
  await withoutNotices(context);
  await page.goto('/m/help');
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(bannerDots(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const requests = await sim.requests({ path: announcements });
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(new URL(requests[0]?.url ?? '', 'http://x').searchParams)).toMatchObject({
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'kidlatph',
  });
  await page.goto('/m/home');
  await expect(bannerDots(page).first()).toBeVisible();
  expect(await sim.requests({ path: announcements })).toHaveLength(1);
});

test('requests name the merchant of the configuration, or the trial merchant in a trial session', {
  tag: ['@R280', '@long'],
}, async ({ page, sim, context, signIn }) => {
  await withoutNotices(context);
  const merchants = async (from = 0) => {
    const all = (await sim.requests()).slice(from).map(({ url }) => new URL(url, 'http://x').searchParams);
    return [...new Set(all.flatMap((query) => query.get('merchantCode') ?? query.get('merchant') ?? []))];
  };
  await page.goto('/m/gameList?gameType=RNG');
  await expect.poll(merchants).toEqual(['kidlatph']);
  await signIn('trial01');
  const before = (await sim.requests()).length;
  await page.goto('/m/home');
  await expect(bannerDots(page).first()).toBeVisible();
  await page.goto('/m/gameList?gameType=RNG');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  expect(await merchants(before)).toEqual(['kidlatphtrial']);
});

for (const { lost, shown } of [
  { lost: 1, shown: true },
  { lost: Number.POSITIVE_INFINITY, shown: false },
])
  test(`a notice whose texts fail to load ${shown ? 'once is shown with them' : 'for good is not shown'}`, {
    tag: ['@R069', '@long'],
  }, async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED.*static\/words-/);
    let requestCount = 0;
    await page.route('**/static/words-*', (route) => {
      requestCount += 1;
      return requestCount > lost ? route.continue() : route.abort();
    });
    await page.goto('/m/home');
    await expect.poll(() => requestCount).toBeGreaterThan(1);
    await waitForIdlePage(page);
    const popup = page.getByRole('dialog');
    if (shown) await expect(popup.getByRole('link', { name: 'View' })).toBeVisible();
    else await expect(popup).toBeHidden();
  });

test('notices are shown once a session, one per page, after their texts, and pause the page behind', {
  tag: '@R069',
}, async ({ page }) => {
  const words = await holdResponses(page, '**/static/words-*');
  const notices = page.waitForResponse((it) => it.url().includes(announcements));
  await page.goto('/m/home');
  await (await notices).finished();
  words.release();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('1 / 2')).toBeVisible();
  const first = await popup.getByRole('heading').textContent();
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup.getByText('2 / 2')).toBeVisible();
  await expect(popup.getByRole('heading')).not.toHaveText(first ?? '');
  const flight = () => newsLine(page).evaluate((line) => line.getAnimations()[0]?.playState);
  expect(await flight()).toBeUndefined();
  expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect.poll(flight).toBe('running');
  expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBe('1');
  await page.reload();
  await expect(serviceTab(page)).toBeVisible();
  await expect(popup).toBeHidden();
});

test('home requests favourites only once', { tag: ['@R070', '@long'] }, async ({ page, sim, signIn, context }) => {
  await withoutNotices(context);
  await signIn('player01');
  await page.goto('/m/home');
  await expect(serviceTab(page)).toBeVisible();
  await waitForIdlePage(page);
  const requests = await sim.requests({ path: '/wps/game/favourite' });
  expect(requests.map(({ row }) => row)).toEqual(['favouriteNodes']);
});

test('home of a member loads favourites, member info and wallets even if the balance fails', { tag: '@R070' }, async ({
  page,
  sim,
  signIn,
  context,
}) => {
  await withoutNotices(context);
  await signIn('player01');
  await sim.faults({ endpoint: 'balance', kind: 'error', code: 'system.unknown' });
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('Tala_Reyes');
  await expect(page.getByRole('button', { name: 'Remove Kidlat Fortune from favourites' })).toBeAttached();
  const urls = async () => (await sim.requests()).map(({ url }) => url);
  await expect
    .poll(async () => (await urls()).filter((url) => /\/wps\/(wallets|member\/info|game\/favourite)/.test(url)).length)
    .toBeGreaterThanOrEqual(4);
  expect((await urls()).some((url) => url.includes('merchantCode=kidlatph') && /wallet|balance/.test(url))).toBe(true);
});

test('without announcements the built-in banners stay and no popup is shown', { tag: ['@R068', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.apply('notices.fail');
  await page.goto('/m/home');
  await expect(serviceTab(page)).toBeVisible();
  await expect(offers(page)).toHaveText(/\w/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('pending contracts of an agent are shown one at a time and never together with the notices', {
  tag: ['@R071', '@R072', '@R204', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/home');
  const alert = (name: string) => page.getByRole('dialog', { name });
  const notice = page.getByRole('dialog').getByText('1 / 2');
  const daily = alert('Daily salary');
  // The order of the responses is not defined.
  for (let shown = 0; shown < 2; shown += 1) {
    await expect(notice.or(daily)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    if (await notice.isVisible()) await page.keyboard.press('Escape');
    else await daily.getByRole('button', { name: 'Cancel' }).click();
  }
  await alert('Dividend').getByRole('button', { name: 'Cancel' }).click();
  await alert('Hourly salary').getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/);
});
