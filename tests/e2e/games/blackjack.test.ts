import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

test.use({ viewport: { width: 320, height: 640 } });

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
  await expect(game.locator('.pcard--empty')).toHaveCount(4);
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
  await expect(game.locator('.pcard--empty')).toHaveCount(0);
  await expect(game.locator('.own .pcard').nth(1)).toBeVisible();
});

test('several seats show their cards before and during the hand', async ({ page, sim, signIn, watch }) => {
  watch.expectError(axeStyles);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
  await game.getByRole('button', { name: /^Seat 2: Bet/ }).click();
  await game.getByRole('button', { name: /^Seat 3: Bet/ }).click();
  await expect(game.locator('.place .pcard--empty')).toHaveCount(6);
  await expectAccessible(page);
  await sim.outcome('win');
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByText('Bet ₱15.00')).toBeVisible();
  await expect(game.getByRole('region', { name: /^Seat 3/ }).locator('.pcard')).toHaveCount(2);
  const isTooWide = await game.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
  expect(isTooWide).toBe(false);
});
