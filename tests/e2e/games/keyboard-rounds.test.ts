// @long

import type { FrameLocator, Page } from 'playwright/test';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { tabToControl } from '#tests/support/tab-to.ts';
import { expect, test } from '#tests/support/test.ts';

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name });

/** Runs in a game: returns pairs of buttons that overlap. */
const overlappingButtons = (): string[] => {
  const buttons = [...document.querySelectorAll<HTMLElement>('#game button')].filter(
    (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('.pond'),
  );
  const name = (it: HTMLElement): string => it.getAttribute('aria-label') ?? it.textContent ?? '';
  return buttons.flatMap((one, at) =>
    buttons.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2 ? [`${name(one)} and ${name(other)}`] : [];
    }),
  );
};

/** Expects the focus on a control of the game. */
const expectFocus = (game: FrameLocator): Promise<void> =>
  expect
    .poll(() => documentOf(game).evaluate(() => document.activeElement?.tagName))
    .toMatch(/^(BUTTON|SELECT|INPUT)$/);

/** Expects neither overlapping buttons nor parts that are cut off or wider than the screen. */
const expectFits = async (game: FrameLocator): Promise<void> => {
  expect.soft(await documentOf(game).evaluate(layoutDefectsInPage)).toEqual([]);
  expect.soft(await documentOf(game).evaluate(overlappingButtons)).toEqual([]);
};

/** Moves the focus to a control with Tab and presses a key. */
const use = async (page: Page, game: FrameLocator, name: string | RegExp, key = 'Enter'): Promise<void> => {
  await tabToControl(page, button(game, name));
  await page.keyboard.press(key);
  await expectFocus(game);
};

type Play = (page: Page, game: FrameLocator) => Promise<void>;
const rounds: readonly (readonly [kind: string, name: string, gameType: string, play: Play])[] = [
  [
    'bingo with two cards',
    'Bingo',
    'PVP',
    async (page, game) => {
      await use(page, game, 'More cards');
      await use(page, game, 'Buy cards');
      await expectFits(game);
      await use(page, game, 'Show result');
    },
  ],
  [
    'blackjack with a side bet and two seats',
    'Blackjack Bituin',
    'LIVE',
    async (page, game) => {
      await use(page, game, /^Perfect pairs/);
      await use(page, game, /^Seat 2: Bet/);
      await use(page, game, /^Deal/);
      await expect(game.getByText('Bet ₱15.00')).toBeVisible();
      await expectFits(game);
      const deal = button(game, /^Deal/);
      await expect(async () => {
        if (!(await deal.isVisible())) await use(page, game, /^(Stand|No insurance)$/);
        await expect(deal).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  ],
];

test.use({ viewport: { width: 320, height: 844 } });

for (const [kind, name, gameType, play] of rounds)
  test(`a round of ${kind} can be played by keyboard with text of 200 % at 320 px`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, signIn }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, name, gameType));
    await expectFits(game);
    await sim.outcome('win');
    await play(page, game);
    await expect(gameResult(game)).toHaveText(/^(You won! Payout|Payout ₱|No win this time|Push)/);
    await expectFocus(game);
    await expectFits(game);
  });
