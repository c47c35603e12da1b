import type { Page } from 'playwright/test';
import { awake } from '../../support/awake.ts';
import { withoutNotices } from '../../support/quiet.ts';
import { stopClock } from '../../support/still.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => withoutNotices(context));

/** Scrolls to a widget below the games, once these are all there and push it away no more. */
const reach = async (page: Page, name: string): Promise<void> => {
  await awake(page);
  await expect(page.locator('.lobby').locator('.tile, .tile--next').nth(40)).toBeAttached();
  await page.locator(`[data-widget="${name}"]`).scrollIntoViewIfNeeded();
};

const matches = (page: Page) => page.getByRole('region', { name: 'Hot matches' });

test('hot matches turn upwards every five seconds in half a second, rest under a finger and in a hidden tab', {
  tag: ['@R075', '@R076'],
}, async ({ page, sim }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(frames, options) {
      if (this.matches('.matches__belt'))
        sessionStorage.setItem('TURN', String((options as { duration: number }).duration));
      return animate.call(this, frames, options);
    };
  });
  await sim.clock.set('2026-11-21T02:00:00Z');
  await sim.clock.follow(page);
  await page.goto('/m/home');
  const strip = matches(page);
  const slide = strip.locator('.match').first();
  await expect(slide).toContainText(/\d\d\/\d\d \d\d:\d\d/);
  await expect(slide).toContainText('VS');
  await expect(slide.locator('.match__team img')).toHaveCount(2);
  await stopClock(page);
  const place = async () => Number((await strip.locator('.matches__bar').textContent())?.split('/')[0]);
  const at = await place();
  await page.clock.runFor(4_900);
  const before = await place();
  await page.clock.runFor(5_000);
  expect(((await place()) - before + 6) % 6).toBe(1);
  expect(at).toBeLessThanOrEqual(before);
  expect(await page.evaluate(() => sessionStorage.getItem('TURN'))).toBe('500');
  await strip.getByRole('button', { name: 'Pause' }).click();
  const paused = await place();
  await page.clock.runFor(20_000);
  expect(await place()).toBe(paused);
});

test('one match stands still, none shows nothing', { tag: ['@R076'] }, async ({ page, sim }) => {
  await sim.flags({ HOT_MATCHES: 1 });
  await page.goto('/m/home');
  await expect(matches(page).locator('.match')).toHaveCount(1);
  await expect(matches(page).getByRole('button', { name: 'Pause' })).toBeHidden();
  await sim.flags({ HOT_MATCHES: 0 });
  await page.reload();
  await expect(page.locator('[data-widget="matches"]')).toHaveText('');
  await expect(page.locator('.matches--waiting')).toHaveCount(0);
  await expect(matches(page)).toHaveCount(0);
});

test('a tap opens all hot matches with their bet buttons, which lead a guest to login', {
  tag: ['@R077', '@R078'],
}, async ({ page, sim }) => {
  const { value } = (await (await sim.call('/wps/game/hotMatch')).json()) as {
    value: { homeTeam: string; awayTeam: string; league: string }[];
  };
  await page.goto('/m/home');
  await matches(page).getByRole('button').first().click();
  const modal = page.getByRole('dialog', { name: 'Hot matches' });
  await expect(modal.getByRole('listitem')).toHaveCount(value.length);
  const row = modal.getByRole('listitem').first();
  for (const text of [value[0]?.league, value[0]?.homeTeam, value[0]?.awayTeam, 'VS'])
    await expect(row).toContainText(text ?? '');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await matches(page).getByRole('button').first().click();
  await row.getByRole('link', { name: /^Bet/ }).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FouterApp/);
});

test('news run by as links to the announcements and stand in a list under reduced motion; no news says so', {
  tag: '@R079',
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const ticker = page.getByRole('region', { name: 'News' });
  const line = ticker.locator('.ticker__line');
  await expect.poll(() => line.evaluate((it) => it.getAnimations()[0]?.playState)).toBe('running');
  await expect(ticker.getByRole('link').first()).toHaveAttribute('href', '/m/notice');
  await ticker.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => line.evaluate((it) => it.getAnimations()[0]?.playState)).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.locator('.service__tab')).toBeVisible();
  expect(await line.evaluate((it) => it.getAnimations().length)).toBe(0);
  await expect(ticker.locator('.ticker__again')).toBeHidden();
  await sim.apply('notices.none');
  await page.evaluate(() => sessionStorage.removeItem('CACHE:announcements'));
  await page.reload();
  await expect(ticker).toContainText('No announcements');
});

test('the side bar opens to chat and the links that have an address; without customer service there is no chat', {
  tag: ['@R080', '@R081'],
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const tab = page.locator('.service__tab');
  await tab.click();
  const list = page.locator('.service__list');
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

test('both figures say that they are illustrative, roll by themselves, pause, and stand under reduced motion', {
  tag: ['@R088', '@R089'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/home');
  const banner = page.locator('.jackpot');
  const ticker = page.locator('.figure');
  for (const part of [banner, ticker]) await expect(part).toContainText('Illustrative figure, not a payout');
  await stopClock(page);
  const sum = async (part: typeof banner) =>
    Number((await part.locator('.num').textContent())?.replaceAll(/[₱,]/g, ''));
  const [first, small] = [await sum(banner), await sum(ticker)];
  expect(first).toBeGreaterThanOrEqual(1e8);
  expect(first).toBeLessThanOrEqual(1e9);
  expect(small).toBeGreaterThanOrEqual(1.2e9);
  await page.clock.runFor(5_000);
  expect(await sum(banner)).not.toBe(first);
  const step = (await sum(ticker)) - small;
  expect(step).toBeGreaterThanOrEqual(10_000);
  expect(step).toBeLessThanOrEqual(100_000);
  for (const part of [banner, ticker]) {
    await part.getByRole('button', { name: /^Pause/ }).click();
    const stood = await sum(part);
    await page.clock.runFor(6_000);
    expect(await sum(part)).toBe(stood);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(2_000);
  await expect(banner.getByRole('button', { name: /^Let/ })).toBeVisible();
  const stood = await sum(banner);
  await page.clock.runFor(6_000);
  expect(await sum(banner)).toBe(stood);
});

test('winners come highest first, masked and named as simulated; without any there is no strip', {
  tag: '@R202',
}, async ({ page, sim }) => {
  await page.goto('/m/home');
  const strip = page.locator('.winners');
  await reach(page, 'winners');
  await expect(strip).toContainText('Simulated');
  const sums = (await strip.locator('b').allTextContents()).map((text) => Number(text.replaceAll(/[₱,]/g, '')));
  expect(sums.length).toBeGreaterThan(5);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  await expect(strip.locator('small').nth(1)).toHaveText(/^\w\w\*{3}\d\d$/);
  await sim.flags({ WINNERS: false });
  await page.reload();
  await reach(page, 'winners');
  await expect(page.locator('.winners')).toHaveCount(0);
});

test('the next draws stand on home with their time left and lead to the lottery; without any there is no strip', {
  tag: ['@R016', '@R039', '@R254'],
}, async ({ page, sim }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/m/home');
  await expect(page.locator('.service__tab')).toBeVisible();
  expect(scripts.filter((url) => /NextDraws|Winners/.test(url))).toEqual([]);
  await reach(page, 'draws');
  const strip = page.locator('.nextdraws');
  await expect(strip.getByRole('timer').first()).toHaveText(/^(\d\d?:)?\d\d:\d\d$/);
  expect(scripts.filter((url) => url.includes('NextDraws'))).toHaveLength(1);
  await expect(strip.getByRole('link', { name: /Onse Lima/ })).toHaveAttribute(
    'href',
    '/m/startLottery?code=onse-lima',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await strip.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/m\/lottery$/);
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/m\/moreLottery$/);
  await page.getByRole('link', { name: /Onse Lima/ }).click();
  await expect(page.locator('.drawhead')).toContainText('Onse Lima');
  await expect(page).toHaveURL(/\/m\/startLottery\?code=onse-lima$/);
  await sim.apply('lottery.none');
  await page.evaluate(() => sessionStorage.removeItem('CACHE:popularLotteries'));
  await page.goto('/m/home');
  await reach(page, 'draws');
  await expect(page.locator('[data-widget="draws"]')).not.toHaveText(/draws/);
  await expect(strip).toHaveCount(0);
});

test('one banner stands still; another list builds the carousel anew', { tag: ['@R073', '@R074'] }, async ({
  page,
  sim,
}) => {
  await sim.apply('banners.one');
  await page.goto('/m/home');
  const offers = page.getByRole('region', { name: 'Offers' });
  // The document is built with one; it stays one when the server's list has come.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('CACHE:announcements'))).not.toBeNull();
  await expect(page.locator('.service__tab')).toBeVisible();
  await expect(offers.locator('.swiper-slide')).toHaveCount(1);
  await expect(offers.getByRole('button')).toHaveCount(0);
  await sim.reset();
  await page.evaluate(() => sessionStorage.removeItem('CACHE:announcements'));
  await page.reload();
  await expect(offers.locator('.carousel__dots button')).not.toHaveCount(0);
});
