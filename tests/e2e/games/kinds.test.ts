import type { FrameLocator } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { gamePath, openGame } from '../../support/game-page.ts';
import { expect, test } from '../../support/test.ts';

/** The checker of accessibility tries styles of its own, which the frame's policy stops. */
const axeStyles = /Applying inline style/;

type Play = (game: FrameLocator) => Promise<void>;
const kinds: readonly (readonly [screen: string, name: string, gameType: string, play: Play])[] = [
  [
    'table',
    'Color Game Plaza',
    'RNG',
    async (game) => {
      await game.locator('[data-spot=red]').click();
      await game.locator('[data-spot=green]').click();
      await game.locator('.go').click();
    },
  ],
  [
    'live',
    'Baccarat',
    'LIVE',
    async (game) => {
      await game.locator('[data-spot=banker]').click();
      await game.locator('.go').click();
      await game.locator('.skip').click();
    },
  ],
  [
    'lottery',
    '',
    'ELOTT',
    async (game) => {
      await game.getByRole('button', { name: '7', exact: true }).click();
      await game.locator('.go').click();
    },
  ],
  ['crash', 'Lipad', 'RNG', (game) => game.locator('.go').click()],
  ['fish', '', 'FISH', (game) => game.locator('.target').first().click()],
  [
    'sports',
    '',
    'SPORTS',
    async (game) => {
      await game.locator('.odds').first().click();
      await game.locator('.go').click();
    },
  ],
];

for (const [screen, name, gameType, play] of kinds) {
  for (const lang of ['en', 'ty'] as const) {
    test.describe(`${screen} in ${lang}`, { tag: lang === 'en' ? '@engines' : [] }, () => {
      test.use({ lang, viewport: { width: 320, height: 640 } });

      test('is played, fits a small phone and is accessible', async ({ page, sim, signIn, watch }) => {
        watch.expectError(axeStyles);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn('player01');
        const game = await openGame(page, await gamePath(sim, name, gameType));
        const before = await page.locator('[data-game-balance]').textContent();
        await sim.outcome('win');
        await play(game);
        await expect(game.locator('.result')).toHaveText(lang === 'en' ? /^You won ₱/ : /^Nanalo ka ng ₱/);
        await expect(page.locator('[data-game-balance]')).not.toHaveText(before ?? '');
        await expect(page.locator('[data-net]')).toHaveText(/^\+₱/);
        const wide = await game.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
        expect(wide).toBe(false);
        await expectAccessible(page);
      });
    });
  }
}
