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
    (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('.pond, .plate'),
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

/** Expects Tab to reach only the open dialog in the game, besides the controls of the page and the browser. */
const expectFocusInDialog = async (page: Page, game: FrameLocator): Promise<void> => {
  const isOutside = () => {
    const { activeElement } = document;
    return document.hasFocus() && activeElement !== document.body && !activeElement?.closest('dialog[open]');
  };
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await documentOf(game).evaluate(isOutside)).toBe(false);
  }
};

/** Types a bet in its dialog; the focus then returns to the button that opened it. */
const typeBet = async (page: Page, game: FrameLocator, amount: string): Promise<void> => {
  await use(page, game, /^Bet ₱/);
  const field = game.getByRole('textbox', { name: 'Bet' });
  await expect(field).toBeFocused();
  await expectFits(game);
  await expectFocusInDialog(page, game);
  await tabToControl(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(button(game, `Bet ₱${amount}.00`)).toBeFocused();
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
  [
    'a slot',
    'Kidlat Fortune',
    'RNG',
    async (page, game) => {
      await typeBet(page, game, '15');
      await use(page, game, 'Increase bet');
      await use(page, game, 'Spin');
    },
  ],
  [
    'fishing',
    '',
    'FISH',
    async (page, game) => {
      await use(page, game, /^Gun 1: /);
      await typeBet(page, game, '15');
      await tabToControl(page, button(game, /^Shoot at blue fish/));
      await page.keyboard.press('ArrowRight');
      await expect(button(game, /^Shoot at angelfish/)).toBeFocused();
      await expect(game.locator('.swimmer[data-aimed]')).toHaveAttribute('data-kind', 'tropical-fish');
      await page.keyboard.press('Space');
    },
  ],
  [
    'roulette',
    'Roulette Manila',
    'LIVE',
    async (page, game) => {
      await typeBet(page, game, '100');
      await use(page, game, 'Inside bets');
      await expectFits(game);
      await tabToControl(page, button(game, /^0 /));
      for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Backspace']) await page.keyboard.press(key);
      await expect(button(game, /^Place bet/)).toContainText('₱100.00');
      await use(page, game, /^Place bet/);
      await use(page, game, 'Deal now');
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
    await expect(gameResult(game)).toHaveRole('status');
    await expectFocus(game);
    await expectFits(game);
  });
