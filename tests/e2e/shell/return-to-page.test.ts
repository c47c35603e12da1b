// @long

import type { Page } from 'playwright/test';
import { endSession, logInAgain } from '#tests/support/expired-session.ts';
import { field } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { addLastDigit, noon } from '#tests/support/lottery.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { gameResult, readyGame } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const portrait = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };

test.beforeEach(({ context }) => withoutNotices(context));

/** Hides the page and its frames, as when another app is opened; returns a function that shows it again. */
const leaveApp = async (page: Page): Promise<() => Promise<void>> => {
  const setHidden = async (hidden: boolean): Promise<void> => {
    const set = (value: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    for (const frame of page.frames())
      await frame.evaluate(set, hidden).catch((error: unknown) => {
        // The page may have removed the game's frame in response to the event.
        if (!frame.isDetached()) throw error;
      });
  };
  await setHidden(true);
  return () => setHidden(false);
};

/** Forms with a typed value, by path. */
const forms = [
  { name: 'a deposit', path: '/m/voucherCenter', label: 'Amount', value: '350' },
  { name: 'a withdrawal', path: '/m/withdraw', label: 'Amount', value: '250' },
  { name: 'a password change', path: '/m/changePsw', label: 'New password', value: 'Sampaguita7' },
  { name: 'feedback', path: '/m/feedback', label: 'Your message', value: 'My deposit is missing.' },
] as const;

for (const { name, path, label, value } of forms)
  test(`return to ${name} after the session has expired offers a login and keeps page and input`, {
    tag: ['@R219', '@A48'],
  }, async ({ page, sim, signIn }) => {
    await signIn('player01');
    await page.goto(path);
    await hydrateWhenIdle(page);
    await field(page, label).fill(value);
    const returnToApp = await leaveApp(page);
    await endSession(page, sim);
    await returnToApp();
    await logInAgain(page, 'player01');
    await waitForIdlePage(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(field(page, label)).toHaveValue(value);
    await expect(field(page, label)).toBeFocused();
  });

test('return to the app updates the balance', { tag: '@R195' }, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await hydrateWhenIdle(page);
  await expect(page.getByRole('main').getByText('₱12,480.50')).toBeVisible();
  const returnToApp = await leaveApp(page);
  await sim.apply('wallet.empty');
  await returnToApp();
  await expect(page.getByRole('main').getByText('₱12,480.50')).toBeHidden();
  await expect(page.getByRole('main').getByText('₱0.00').first()).toBeVisible();
});

test('return to an open fight after the session has expired offers a login and leads back to the game', {
  tag: ['@R253', '@R219'],
}, async ({ page, sim, signIn }) => {
  // A fight has opened for bets 10 seconds earlier.
  await sim.clock.set(noon);
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Sabong', 'COCKFIGHT'));
  await game.getByRole('button', { name: /^Meron/ }).click();
  const returnToApp = await leaveApp(page);
  await endSession(page, sim);
  await returnToApp();
  await logInAgain(page, 'player01');
  await readyGame(page).waitFor();
  await game.getByRole('button', { name: /^Meron/ }).click();
  await game.getByRole('button', { name: /^Bet ₱.* on Meron/ }).click();
  await expect(gameResult(game)).toContainText('Bet placed');
});

for (const [name, gameType] of [
  ['Kidlat Fortune', 'RNG'],
  ['Lipad', 'RNG'],
  ['Sabong', 'COCKFIGHT'],
] as const)
  test(`${name} left in the background for an hour is quiet there and can be continued`, {
    tag: '@R253',
  }, async ({ page, sim, signIn }) => {
    await sim.clock.set(noon);
    await signIn('player01');
    await page.clock.install();
    await openGame(page, await gamePath(sim, name, gameType));
    await waitForIdlePage(page);
    const returnToApp = await leaveApp(page);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    for (let minutes = 0; minutes < 60; minutes += 1) await page.clock.fastForward('01:00');
    // One per minute at most.
    expect(requests).toBeLessThanOrEqual(60);
    await sim.clock.advance('1h');
    await returnToApp();
    await logInAgain(page, 'player01');
    await readyGame(page).waitFor();
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  });

for (const { name, path, label, value } of forms)
  test(`rotation in the middle of ${name} keeps input and focus, and the field in view`, { tag: '@X12' }, async ({
    page,
    signIn,
  }) => {
    await signIn('player01');
    await page.goto(path);
    await hydrateWhenIdle(page);
    const input = field(page, label);
    await input.tap();
    await input.fill(value);
    await waitForIdlePage(page);
    await input.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    for (const size of [landscape, portrait]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
      await expect(input).toHaveValue(value);
      await expect(input).toBeFocused();
      await expect(input).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(layoutDefectsInPage)).toEqual([]);
    }
  });

test('rotation with a filled bet slip keeps bets, stake and focus', { tag: '@X12' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/startLottery?code=bilis-lima-3-minute');
  await hydrateWhenIdle(page);
  await addLastDigit(page, '7');
  const stake = field(page, 'Stake on Last digit 7');
  await stake.fill('35');
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    await expect(stake).toHaveValue('35');
    await expect(stake).toBeFocused();
    await expect(stake).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(layoutDefectsInPage)).toEqual([]);
  }
});

test('rotation during an open fight keeps the side and its bet button in view, and the bet is placed', {
  tag: ['@R253', '@X12'],
}, async ({ page, sim, signIn }) => {
  // A fight has opened for bets 10 seconds earlier.
  await sim.clock.set(noon);
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Sabong', 'COCKFIGHT'));
  const meron = game.getByRole('button', { name: /^Meron/ });
  await meron.click();
  const bet = game.getByRole('button', { name: /^Bet ₱.* on Meron/ });
  for (const size of [landscape, portrait, landscape]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    await expect(meron).toHaveAttribute('aria-pressed', 'true');
    await expect(meron).toBeFocused();
    await expect(bet).toBeInViewport({ ratio: 1 });
  }
  await bet.click();
  await expect(gameResult(game)).toContainText('Bet placed');
  await expect(meron).toContainText('Bet ₱');
});
