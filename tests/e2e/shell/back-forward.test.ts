// @long

import type { Page } from 'playwright/test';
import type { EndpointName } from '#contract/types.ts';
import { endSession, logInAgain } from '#tests/support/expired-session.ts';
import { field } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { addLastDigit, noon } from '#tests/support/lottery.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { balanceIn, documentOf, menu, serviceTab } from '#tests/support/screen/frame.ts';
import { gameLinks, gameResult, games, listOfGames, readyGame } from '#tests/support/screen/games.ts';
import { orders } from '#tests/support/screen/orders.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

/** Returns from `evaluate` before the navigation, because otherwise its response may be lost. */
const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()));

/** Marks the document once it is restored from the back/forward cache. */
const markRestored = (page: Page): Promise<void> =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );

const expectRestored = (page: Page): Promise<void> =>
  expect(documentOf(page)).toHaveAttribute('data-persisted', 'true');

const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' });

for (const [path, ready] of [
  ['/m/home', serviceTab],
  ['/m/gameList?gameType=RNG', loadMore],
] as const) {
  test(`${path} is restored from the back/forward cache with the current balance`, {
    tag: ['@R195', '@R070'],
  }, async ({ page, sim, signIn }) => {
    await signIn('player01');
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    const balance = balanceIn(menu(page));
    await expect(balance).toContainText('₱12,480.50');
    await page.keyboard.press('Escape');
    await markRestored(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await sim.apply('wallet.empty');
    await goBack(page);
    await expectRestored(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(balance).toContainText('₱0.00');
  });
}

for (const [path, label] of [
  ['/m/withdraw', 'Amount'],
  ['/m/voucherCenter', 'Amount'],
  ['/m/feedback', 'Your message'],
] as const)
  test(`${path} restored from the back/forward cache after the session has expired offers a login and keeps input`, {
    tag: ['@R219', '@A48'],
  }, async ({ page, sim, signIn }) => {
    await signIn('player01');
    await page.goto(path);
    await hydrateWhenIdle(page);
    await field(page, label).fill('250');
    await markRestored(page);
    await page.evaluate(() => location.assign('/m/help'));
    await expect(page).toHaveURL(/\/m\/help$/);
    await endSession(page, sim);
    await goBack(page);
    await expectRestored(page);
    await logInAgain(page, 'player01');
    await waitForIdlePage(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(field(page, label)).toHaveValue('250');
  });

test('a fight restored from the back/forward cache after the session has expired offers a login and takes a bet', {
  tag: ['@R253', '@R219'],
}, async ({ page, sim, signIn }) => {
  // A fight has opened for bets 10 seconds earlier.
  await sim.clock.set(noon);
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Sabong', 'COCKFIGHT'));
  await markRestored(page);
  await page.evaluate(() => location.assign('/m/help'));
  await expect(page).toHaveURL(/\/m\/help$/);
  await endSession(page, sim);
  await goBack(page);
  await expectRestored(page);
  await logInAgain(page, 'player01');
  await readyGame(page).waitFor();
  await game.getByRole('button', { name: /^Meron/ }).click();
  await game.getByRole('button', { name: /^Bet ₱.* on Meron/ }).click();
  await expect(gameResult(game)).toContainText('Bet placed');
});

test('open requests of a page are repeated when it is restored, and a bet is placed once', {
  tag: '@R255',
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const leaveAndComeBack = async (): Promise<void> => {
    await page.evaluate(() => {
      addEventListener('pageshow', () => document.documentElement.setAttribute('data-back-again', ''));
      location.assign('/m/activity');
    });
    await expect(page).toHaveURL(/\/m\/activity$/);
    await sim.faults();
    await goBack(page);
    await expect(documentOf(page)).toHaveAttribute('data-back-again', '');
  };
  const waitsFor = (endpoint: EndpointName) => sim.faults({ endpoint, kind: 'delay', delay: 60_000 });

  await test.step('a list', async () => {
    await waitsFor('gameList');
    await page.goto('/m/gameList?gameType=FISH&name=a');
    await expect(page.getByRole('status', { name: 'Loading games' })).toBeVisible();
    await leaveAndComeBack();
    await expect(games(listOfGames(page)).first()).toBeVisible();
  });

  await test.step('a game', async () => {
    await waitsFor('launchGame');
    await gameLinks(listOfGames(page)).first().click();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expect(page.getByText('Opening the game')).toBeVisible();
    await leaveAndComeBack();
    await expect(readyGame(page)).toBeVisible();
  });

  await test.step('an order', async () => {
    await page.goto('/m/startLottery?code=bilis-lima-3-minute');
    await addLastDigit(page, '7');
    await sim.faults({ endpoint: 'placeOrder', kind: 'delay', delay: 60_000, after: true });
    await page.getByRole('button', { name: 'Place bet' }).click();
    const placed = async () => (await sim.requests({ path: '/lgw/orders', method: 'POST' })).length;
    await expect.poll(placed).toBe(1);
    await leaveAndComeBack();
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(orders(page)).toHaveCount(1);
  });
});

test('a page restored after a logout in another tab shows no sum', { tag: ['@A78', '@R061'] }, async ({
  context,
  page,
  sim,
}) => {
  const { token, userName, customerType } = await sim.signIn('player01');
  const session = JSON.stringify({ token, merchantCode: 'kidlatph', userName, type: customerType });
  await page.goto('/m/useragreement');
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), session);
  await page.goto('/m/home');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('₱12,480.50');
  await hydrateWhenIdle(page);
  await markRestored(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await hydrateWhenIdle(page);
  const other = await context.newPage();
  await other.goto('/m/withdraw');
  await expect(other.getByRole('main')).toContainText('₱12,480.50');
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').locator('button').last().click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await goBack(page);
  await expectRestored(page);
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('12,480');
});
