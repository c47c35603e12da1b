import type { FrameLocator, Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

const open = async (page: Page, sim: Sim): Promise<FrameLocator> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return openGame(page, await gamePath(sim, 'Roulette Manila', 'LIVE'));
};

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name });
const total = (game: FrameLocator) => button(game, /^(Place bet|Ilagay ang taya)/);
const chipOn = (game: FrameLocator, spot: string) => game.locator(`[data-spot="${spot}"] .chip`);

test('bets on numbers, lines and sectors are placed by tap, undone, played and repeated', async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(axeStyles);
  await signIn('player01');
  const game = await open(page, sim);
  await button(game, /^17 /).click();
  await button(game, /^Column 1 /).click();
  await button(game, 'Inside bets').click();
  await button(game, /^Split 17 · 20 /).click();
  await button(game, /^Line 1 · 2 · 3 · 4 · 5 · 6 /).click();
  await expect(total(game)).toHaveText('Place bet₱200.00');
  await button(game, 'Racetrack').click();
  await button(game, /^Tiers 6 chips/).click();
  await expect(total(game)).toHaveText('Place bet₱500.00');
  await expect(chipOn(game, '23-24')).toHaveText('₱50');
  await button(game, 'Undo').click();
  await expect(total(game)).toHaveText('Place bet₱200.00');
  await button(game, /^26 and 2 neighbours/).click();
  await expect(chipOn(game, '32')).toHaveText('₱50');
  await button(game, 'Undo').click();
  await expectAccessible(page);
  await sim.outcome('win');
  await total(game).click();
  await button(game, 'Deal now').click();
  await expect(gameResult(game)).toHaveText(/^You won! Payout ₱/);
  await expect(game.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(12);
  await button(game, 'Clear').click();
  await button(game, 'Repeat').click();
  await expect(chipOn(game, '17-20')).toHaveText('₱50');
  await expect(total(game)).toHaveText('Place bet₱200.00');
});

test('arrow keys move between the bets, Enter places one and Backspace takes it back', async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  const game = await open(page, sim);
  await button(game, 'Inside bets').focus();
  await page.keyboard.press('Enter');
  await button(game, 'Racetrack').focus();
  await page.keyboard.press('Tab');
  await expect(button(game, /^0 /)).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', /^Split 0 · 2 /],
    ['ArrowDown', /^2 /],
    ['ArrowLeft', /^Split 1 · 2 /],
    ['ArrowDown', /^Corner 1 · 2 · 4 · 5 /],
  ] as const) {
    await page.keyboard.press(key);
    await expect(button(game, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(chipOn(game, '1-2-4-5')).toHaveText('₱50');
  await page.keyboard.press('Backspace');
  await expect(chipOn(game, '1-2-4-5')).toHaveText('');
});

for (const lang of ['en', 'ty'] as const)
  test.describe(`at 320 px in ${lang}`, { tag: '@long' }, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('every bet of each view is at least 44 px large and the layout fits', async ({ page, sim, signIn, watch }) => {
      watch.expectError(axeStyles);
      await signIn('player01');
      const game = await open(page, sim);
      for (const view of ['Table', 'Inside bets', 'Racetrack']) {
        await button(game, view).click();
        const small = await game.locator('.layout button').evaluateAll((buttons) =>
          buttons
            .filter((it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible')
            .map((it) => ({ name: it.textContent, box: it.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 43.9 || box.height < 43.9),
        );
        expect(small).toEqual([]);
        expect(await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth)).toBe(false);
        await expectAccessible(page);
      }
    });
  });
