// @long

import type { Page } from 'playwright/test';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { chooseLanguage, serviceTab } from '#tests/support/screen/frame.ts';
import { categoryPanel, games } from '#tests/support/screen/games.ts';
import {
  bannerDots,
  digitsOf,
  drawnMatches,
  hotMatches,
  matchPlace,
  news,
  newsLine,
  nextDraws,
  offers,
  pauseButton,
  rollingFigure,
  widgetBox,
  winners,
} from '#tests/support/screen/home.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

/** Hydrates home and waits until its games have loaded and no longer move the widgets below them. */
const hydrate = async (page: Page): Promise<void> => {
  await hydratePage(page);
  await expect(games(categoryPanel(page)).nth(40)).toBeAttached();
};

/** Scrolls to a widget below the games. */
const reach = async (page: Page, name: string): Promise<void> => {
  await hydrate(page);
  await widgetBox(page, name).scrollIntoViewIfNeeded();
};

/** Scrolls to the last widgets, which may be hidden meanwhile. */
const reachEnd = async (page: Page): Promise<void> => {
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
};

/** Expects a widget and its placeholder to take no space after the response. */
const expectNothingIn = (page: Page, name: string): Promise<void> => expect(widgetBox(page, name)).toBeHidden();

test('hot matches rotate every five seconds with a 500 ms animation and stop when paused', {
  tag: ['@R075', '@R076'],
}, async ({ page, sim }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(frames, options) {
      if (this.matches('.matches__track'))
        sessionStorage.setItem('TURN', String((options as { duration: number }).duration));
      return animate.call(this, frames, options);
    };
  });
  await sim.clock.set('2026-11-21T02:00:00Z');
  await sim.clock.follow(page);
  await page.goto('/m/home');
  const slide = drawnMatches(page).first();
  await expect(slide).toContainText(/\d\d\/\d\d \d\d:\d\d/);
  await expect(slide).toContainText('VS');
  await expect(slide.getByRole('presentation', { includeHidden: true })).toHaveCount(2);
  await stopClock(page);
  const place = async () => Number((await matchPlace(page).textContent())?.split('/')[0]);
  const at = await place();
  await page.clock.runFor(4_900);
  const before = await place();
  await page.clock.runFor(5_000);
  expect(((await place()) - before + 6) % 6).toBe(1);
  expect(at).toBeLessThanOrEqual(before);
  expect(await page.evaluate(() => sessionStorage.getItem('TURN'))).toBe('500');
  await pauseButton(page).click();
  const paused = await place();
  await page.clock.runFor(20_000);
  expect(await place()).toBe(paused);
});

test('a single hot match does not rotate, and without matches the strip is hidden', { tag: ['@R076'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ HOT_MATCHES: 1 });
  await page.goto('/m/home');
  await expect(drawnMatches(page)).toHaveCount(1);
  await expect(matchPlace(page)).toHaveCount(0);
  await sim.flags({ HOT_MATCHES: 0 });
  await page.reload();
  // The element is empty in the document too; it is removed after the response.
  await expect(widgetBox(page, 'matches')).toHaveAttribute('hidden');
  await expect(widgetBox(page, 'matches')).toBeHidden();
  await expect(hotMatches(page)).toHaveCount(0);
});

test('tapping a hot match opens all of them, and their bet links lead a guest to login', {
  tag: ['@R077', '@R078'],
}, async ({ page, sim }) => {
  const { value } = (await (await sim.call('/wps/game/hotMatch')).json()) as {
    value: { homeTeam: string; awayTeam: string; league: string }[];
  };
  await page.goto('/m/home');
  await hotMatches(page).getByRole('button').first().click();
  const modal = page.getByRole('dialog', { name: 'Hot matches' });
  await expect(modal.getByRole('listitem')).toHaveCount(value.length);
  const row = modal.getByRole('listitem').first();
  for (const text of [value[0]?.league, value[0]?.homeTeam, value[0]?.awayTeam, 'VS'])
    await expect(row).toContainText(text ?? '');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await hotMatches(page).getByRole('button').first().click();
  await row.getByRole('link', { name: /^Bet/ }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FouterApp/);
});

test('the news ticker links to the announcements, stops under reduced motion and has an empty state', {
  tag: '@R079',
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const ticker = news(page);
  const line = newsLine(page);
  await expect.poll(() => line.evaluate((it) => it.getAnimations()[0]?.playState)).toBe('running');
  await expect(ticker.getByRole('link').first()).toHaveAttribute('href', '/m/notice');
  await pauseButton(page).click();
  await expect.poll(() => line.evaluate((it) => it.getAnimations()[0]?.playState)).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(serviceTab(page)).toBeVisible();
  expect(await line.evaluate((it) => it.getAnimations().length)).toBe(0);
  await expect(newsLine(page, 'again')).toBeHidden();
  // One line that is scrolled by hand.
  expect((await ticker.boundingBox())?.height).toBeLessThan(60);
  await ticker.getByRole('link').last().focus();
  await expect(ticker.getByRole('link').last()).toBeInViewport();
  await sim.apply('notices.none');
  await page.evaluate(() => sessionStorage.removeItem('CACHE:announcements'));
  await page.reload();
  await expect(ticker).toContainText('No announcements');
});

test('the side bar shows live chat and social links, and no chat without customer service', {
  tag: ['@R080', '@R081'],
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const tab = serviceTab(page);
  await tab.click();
  const list = page.getByRole('complementary').getByRole('list');
  await expect(list.getByRole('link')).toHaveText(['Live chat', 'Facebook', 'Telegram']);
  await expect(list.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/');
  await expect(list.getByRole('link', { name: 'Facebook' })).toHaveAttribute('rel', /noopener/);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await sim.flags({ CUSTOMER_SERVICE: false });
  await page.reload();
  await tab.click();
  await expect(list.getByRole('link')).toHaveText(['Facebook', 'Telegram']);
});

test('both figures are labelled as illustrations, roll, can be paused and stop under reduced motion', {
  tag: ['@R088', '@R089', '@A36'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/home');
  const banner = rollingFigure(page, 'jackpot');
  const ticker = rollingFigure(page, 'ticker');
  await expect(banner).toContainText('Both amounts are for show');
  await expect(ticker).toContainText('For show');
  await stopClock(page);
  const sum = async (part: typeof banner) => Number((await digitsOf(part).textContent())?.replaceAll(/[₱,]/g, ''));
  const [first, small] = [await sum(banner), await sum(ticker)];
  expect(first).toBeGreaterThanOrEqual(1e8);
  expect(first).toBeLessThanOrEqual(1e9);
  expect(small).toBeGreaterThanOrEqual(1.2e9);
  await page.clock.runFor(5_000);
  expect(await sum(banner)).not.toBe(first);
  const step = (await sum(ticker)) - small;
  expect(step).toBeGreaterThanOrEqual(10_000);
  expect(step).toBeLessThanOrEqual(100_000);
  await pauseButton(page).click();
  const paused = [await sum(banner), await sum(ticker)];
  await page.clock.runFor(6_000);
  expect([await sum(banner), await sum(ticker)]).toEqual(paused);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await page.reload();
  await expect(pauseButton(page)).toHaveAccessibleName('Play animations');
  await stopClock(page);
  const previousSum = await sum(banner);
  await page.clock.runFor(6_000);
  expect(await sum(banner)).toBe(previousSum);
});

test('one button pauses everything that moves on a page and starts it again', {
  tag: ['@R073', '@R079', '@R088'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/home');
  await expect(drawnMatches(page)).not.toHaveCount(0);
  await expect(digitsOf(rollingFigure(page, 'ticker'))).toBeVisible();
  await expect(page.getByRole('button', { name: /pause|play/i })).toHaveCount(1);
  await stopClock(page);
  const sum = (which: 'jackpot' | 'ticker') => digitsOf(rollingFigure(page, which)).textContent();
  const scene = async () => ({
    banner: await bannerDots(page).evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent)),
    match: await matchPlace(page).textContent(),
    sums: [await sum('jackpot'), await sum('ticker')],
    news: await newsLine(page).evaluate((line) => line.getAnimations()[0]?.playState),
  });
  await pauseButton(page).press('Enter');
  await expect(pauseButton(page)).toHaveAccessibleName('Play animations');
  const paused = await scene();
  expect(paused.news).toBe('paused');
  await page.clock.runFor(20_000);
  expect(await scene()).toEqual(paused);
  await pauseButton(page).press('Enter');
  await page.clock.runFor(7_000);
  const running = await scene();
  expect(running.news).toBe('running');
  for (const part of ['banner', 'match', 'sums'] as const) expect(running[part]).not.toEqual(paused[part]);
});

test('winners are sorted by amount, masked, labelled as simulated and hidden if there are none', {
  tag: ['@R202', '@A80'],
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const strip = winners(page);
  await reach(page, 'winners');
  await expect(page.getByText('Simulated wins, no real money')).toBeVisible();
  const texts = await strip.getByRole('listitem').allTextContents();
  const sums = texts.map((text) => Number(/₱([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')));
  expect(sums.length).toBeGreaterThan(5);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  await expect(strip.getByRole('listitem').first()).toHaveText(/\w\w•{3}\d\d$/);
  await sim.flags({ WINNERS: false });
  const answered = page.waitForResponse('**/wps/game/winners*');
  await page.reload();
  await reachEnd(page);
  await answered;
  await expectNothingIn(page, 'winners');
});

test('the next draws on home show a countdown, link to the lottery and are hidden if there are none', {
  tag: ['@R016', '@R039', '@R254'],
}, async ({ page, sim }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/m/home');
  await expect(serviceTab(page)).toBeVisible();
  expect(scripts.filter((url) => /NextDraws|Winners/.test(url))).toEqual([]);
  await reach(page, 'draws');
  const strip = nextDraws(page);
  await expect(strip.getByRole('timer').first()).toHaveText(/^(\d\d?:)?\d\d:\d\d$/);
  expect(scripts.filter((url) => url.includes('NextDraws'))).toHaveLength(1);
  await expect(strip.getByRole('link', { name: /Onse Lima/ })).toHaveAttribute(
    'href',
    '/m/startLottery?code=onse-lima&prize_mode=elott',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await strip.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/m\/lottery$/);
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/m\/moreLottery$/);
  await page.getByRole('link', { name: /Onse Lima/ }).click();
  await expect(page.getByRole('region', { name: 'Onse Lima' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/startLottery\?code=onse-lima&prize_mode=elott$/);
  await sim.apply('lottery.none');
  await page.evaluate(() => sessionStorage.removeItem('CACHE:popularLotteries'));
  const answered = page.waitForResponse('**/lgw/games/popular*');
  await page.goto('/m/home');
  await reachEnd(page);
  await answered;
  await expectNothingIn(page, 'draws');
});

test('a single banner does not rotate, and a new list rebuilds the carousel', { tag: ['@R073', '@R074'] }, async ({
  page,
  sim,
}) => {
  await sim.apply('banners.one');
  await page.goto('/m/home');
  // The document contains one banner, and the server's list contains one.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('CACHE:announcements'))).not.toBeNull();
  await expect(serviceTab(page)).toBeVisible();
  await expect(offers(page).getByRole('group')).toHaveCount(1);
  await expect(offers(page).getByRole('button')).toHaveCount(0);
  await sim.reset();
  await page.evaluate(() => sessionStorage.removeItem('CACHE:announcements'));
  await page.reload();
  await expect(bannerDots(page)).not.toHaveCount(0);
});

test('banners advance automatically after a press and after a change of language', {
  tag: ['@R073', '@R074'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await hydrate(page);
  const isShown = (index: number) => expect(bannerDots(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await bannerDots(page).nth(1).click();
  await isShown(1);
  await page.mouse.move(0, 0);
  await isShown(2);
  await chooseLanguage(page, 'Filipino');
  const second = page.locator('[data-banners]').getByRole('button', { name: 'Banner 2 sa' });
  await expect(second).toBeVisible();
  await page.mouse.move(0, 0);
  // The banners of the first language are gone and no longer advance.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('a swipe library that failed to load is loaded again by the next touch', {
  tag: ['@R073', '@R074'],
}, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const file = /\/_astro\/create-swiper\./;
  const banner = offers(page).getByRole('group').first();
  await page.goto('/m/home');
  await hydrate(page);
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
  await banner.dispatchEvent('pointerdown');
  await failed;
  await page.unroute(file);
  const loaded = page.waitForResponse(file);
  await banner.dispatchEvent('pointerdown');
  await loaded;
  await bannerDots(page).nth(2).click();
  await expect(bannerDots(page).nth(2)).toHaveAttribute('aria-current', 'true');
});
