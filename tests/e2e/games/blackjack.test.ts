import type { FrameLocator } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameResult, readyGame } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

test.use({ viewport: { width: 320, height: 640 } });

/** Stands with every hand of the first two seats. Seats without a bet are hidden until the result. */
const finishHand = async (game: FrameLocator): Promise<void> => {
  const stand = game.getByRole('button', { name: 'Stand' });
  const unused = game.getByRole('region', { name: 'Seat 3' });
  await expect(unused).toBeHidden();
  await expect(async () => {
    if (await stand.isVisible()) await stand.click({ timeout: 1000 });
    await expect(unused).toBeVisible({ timeout: 1000 });
  }).toPass();
};

test('bets lie in their circles before the deal, and a pair takes at most the main bet', async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(axeStyles);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
  const deal = game.getByRole('button', { name: /^Deal/ });
  const pair = game.getByRole('button', { name: /^Perfect pairs/ });
  const undo = game.getByRole('button', { name: 'Undo' });
  await expect(deal).toHaveText('Deal₱5.00');
  await expect(game.locator('.pcard--empty')).toHaveCount(8);
  await pair.click();
  await pair.click();
  await expect(deal).toHaveText('Deal₱15.00');
  await deal.click();
  await expect(gameResult(game)).toHaveText('Perfect pairs can be at most as high as your bet of ₱5.00.');
  await undo.click();
  await expectAccessible(page);
  await sim.outcome('win');
  await deal.click();
  await expect(game.getByText('Bet ₱10.00')).toBeVisible();
  await expect(game.locator('.pcard--empty').filter({ visible: true })).toHaveCount(0);
  await expect(game.getByRole('region', { name: 'Seat 1' }).locator('.pcard').nth(1)).toBeVisible();
});

test('bets of all seats stay in line after a hand of two seats', async ({ page, sim, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
  await game.getByRole('button', { name: /^Seat 2: Bet/ }).click();
  await sim.outcome('win');
  await game.getByRole('button', { name: /^Deal/ }).click();
  await finishHand(game);
  const tops = await game
    .getByRole('button', { name: /Perfect pairs/ })
    .evaluateAll((spots) => spots.map((spot) => Math.round(spot.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('seats keep their numbers, and show their cards before and during the hand', async ({ page, sim, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
  const seat = (number: number) => game.getByRole('region', { name: new RegExp(`^Seat ${number}`) });
  await game.getByRole('button', { name: /^Seat 3: Bet/ }).click();
  await expect(seat(2).locator('.pcard--empty')).toHaveCount(2);
  await sim.outcome('win');
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByText('Bet ₱10.00')).toBeVisible();
  await expect(seat(3).locator('.pcard')).toHaveCount(2);
  await expect(seat(2)).toBeHidden();
  await page.reload();
  await readyGame(page).waitFor();
  await expect(seat(1)).toBeVisible();
  await expect(seat(3)).toBeVisible();
  await expect(seat(2)).toBeHidden();
  const isTooWide = await game.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
  expect(isTooWide).toBe(false);
});

for (const [width, height] of [
  [320, 568],
  [320, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`all seats lie above the controls at ${width} × ${height}`, { tag: '@X12' }, async ({ page, sim, signIn }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
    const expectInView = async (): Promise<void> => {
      const controls = await game.locator('.controls').boundingBox();
      const end = width > height ? height : (controls?.y ?? 0);
      const frame = await game.owner().boundingBox();
      // At once, because each draw replaces the cards.
      const ends = await game
        .locator('.bjseat :is(.spot, .pcard)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      expect((frame?.y ?? 0) + Math.max(...ends)).toBeLessThanOrEqual(end);
      for (const spot of await game.locator('.spot').all())
        expect((await spot.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    };
    await expectInView();
    await sim.outcome('win');
    await game.getByRole('button', { name: /^Seat 2: Bet/ }).click();
    await game.getByRole('button', { name: /^Deal/ }).click();
    await finishHand(game);
    await expectInView();
  });
