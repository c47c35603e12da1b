// @long

import type { FrameLocator } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameTextDefectsInPage } from '#tests/support/game-text-defects.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameResult, gameStage } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

/** Returns a betting spot by name. */
const spot = (game: FrameLocator, name: RegExp) => game.getByRole('button', { name }).first();
const press = (game: FrameLocator, name: RegExp): Promise<void> => game.getByRole('button', { name }).click();

type Play = (game: FrameLocator) => Promise<void>;
const kinds: readonly (readonly [screen: string, name: string, gameType: string, play: Play])[] = [
  [
    'table',
    'Color Game Plaza',
    'RNG',
    async (game) => {
      await spot(game, /^(red|pula)/).click();
      await spot(game, /^(green|berde)/).click();
      await press(game, /^(Roll the dice|I-roll ang dice)$/);
    },
  ],
  [
    'live',
    'Baccarat',
    'LIVE',
    async (game) => {
      await spot(game, /^Banker/).click();
      await press(game, /^(Place bet|Ilagay ang taya)$/);
      await press(game, /^(Deal now|I-deal na)$/);
    },
  ],
  [
    'roulette',
    'Roulette Manila',
    'LIVE',
    async (game) => {
      await spot(game, /^Red/).click();
      await press(game, /^(Place bet|Ilagay ang taya)$/);
      await press(game, /^(Deal now|I-deal na)$/);
    },
  ],
  [
    'sicbo',
    'Sic Bo Binondo',
    'LIVE',
    async (game) => {
      await spot(game, /^Small/).click();
      await press(game, /^(Place bet|Ilagay ang taya)$/);
      await press(game, /^(Deal now|I-deal na)$/);
    },
  ],
  [
    'lucky9',
    'Lucky Nine',
    'PVP',
    async (game) => {
      await press(game, /^(Deal|I-deal)$/);
      await expect(game.getByRole('timer')).toBeVisible();
      const points = await game.locator('.points').textContent();
      await press(game, Number.parseInt(points ?? '0', 10) < 7 ? /^(Draw card|Bumunot)$/ : /^Stand$/);
    },
  ],
  [
    'bingo',
    'Bingo',
    'PVP',
    async (game) => {
      await press(game, /^(Buy cards|Bumili)$/);
      await press(game, /^(Show result|I-skip)$/);
    },
  ],
  [
    'lottery',
    '',
    'ELOTT',
    async (game) => {
      await game.getByRole('button', { name: '7', exact: true }).click();
      await press(game, /^(Draw|Mag-draw)$/);
    },
  ],
  ['crash', 'Lipad', 'RNG', (game) => press(game, /^(Take off|Lipad na)$/)],
  ['fish', '', 'FISH', (game) => spot(game, /^(Shoot at|Tirahin)/).click()],
];

for (const [screen, name, gameType, play] of kinds) {
  for (const lang of ['en', 'ty'] as const) {
    test.describe(`${screen} in ${lang}`, { tag: lang === 'en' ? '@engines' : [] }, () => {
      test.use({ lang, viewport: { width: 320, height: 640 } });

      test('can be played, fits 320 px and passes axe', async ({ page, sim, signIn, watch }) => {
        watch.expectError(axeStyles);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn('player01');
        const game = await openGame(page, await gamePath(sim, name, gameType));
        const before = await gameFigure(page, 'balance').textContent();
        await sim.outcome('win');
        await play(game);
        await expect(gameResult(game)).toHaveText(lang === 'en' ? /^You won! Payout ₱/ : /^Panalo ka! Payout ₱/);
        await expect(gameFigure(page, 'balance')).not.toHaveText(before ?? '');
        await expect(gameFigure(page, 'net')).toHaveText(/^\+₱/);
        // A button that is disabled, hidden or replaced during a round would lose the focus.
        await expect
          .poll(() => documentOf(game).evaluate(({ ownerDocument }) => ownerDocument.activeElement?.tagName))
          .toBe('BUTTON');
        const isTooWide = await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth);
        expect(isTooWide).toBe(false);
        await expectAccessible(page);
      });
    });
  }

  test(`${screen} keeps its width at 400 % zoom, its figures below the header`, { tag: ['@X12', '@long'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, name, gameType));
    expect((await gameStage(game).boundingBox())?.width).toBeGreaterThan(270);
    const header = await page.getByRole('banner').boundingBox();
    const net = await gameFigure(page, 'net').boundingBox();
    expect(net?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });

  test(`${screen} keeps the borders of its buttons in forced colours`, { tag: ['@X12', '@long'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, name, gameType));
    const flat = await game.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && button.clientWidth > 0)
        .filter((button) => /none/.test(getComputedStyle(button).borderStyle))
        .map((button) => button.outerHTML.slice(0, 110)),
    );
    expect(flat).toEqual([]);
  });
}

/** A game of each screen. */
const screens: readonly (readonly [name: string, gameType: string])[] = [
  ['Kidlat Fortune', 'RNG'],
  ['Color Game Plaza', 'RNG'],
  ['Lipad!', 'RNG'],
  ['', 'FISH'],
  ['', 'ELOTT'],
  ['Bingo 75 Sikat', 'PVP'],
  ['Kara Krus Duel', 'PVP'],
  ['Lucky Nine', 'PVP'],
  ['Pusoy Dos Arena', 'PVP'],
  ['Tongits Klub', 'PVP'],
  ['Baccarat Royale', 'LIVE'],
  ['Roulette Manila', 'LIVE'],
  ['Dragon Tiger D2', 'LIVE'],
  ['Money Wheel Manila', 'LIVE'],
  ['Sic Bo Binondo', 'LIVE'],
  ['Fan Tan Emperor', 'LIVE'],
  ['Card Hi-Lo', 'LIVE'],
  ['Se Die Live', 'LIVE'],
  ['Blackjack Bituin', 'LIVE'],
  ['Derby Araw', 'SPORTS'],
  ['Hardcourt Live Odds', 'SPORTS'],
];

for (const lang of ['en', 'ty'] as const)
  for (const width of [320, 390])
    for (const standard of [16, 32])
      test.describe(`${width} px, text of ${standard} px, ${lang}`, () => {
        test.use({ lang, viewport: { width, height: 844 } });

        test('no text of a game or its bet dialog is cut off or covered', { tag: ['@X12', '@long'] }, async ({
          page,
          context,
          sim,
          signIn,
        }) => {
          test.slow();
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const browser = await context.newCDPSession(page);
          await browser.send('Page.setFontSizes', { fontSizes: { standard } });
          await signIn('player01');
          for (const [name, gameType] of screens) {
            const game = await openGame(page, await gamePath(sim, name, gameType));
            const defects = async (): Promise<string[]> => [
              ...(await documentOf(game).evaluate(layoutDefectsInPage)),
              ...(await documentOf(game).evaluate(gameTextDefectsInPage)),
            ];
            expect.soft(await defects(), `${name} ${gameType}`).toEqual([]);
            const bet = game.getByRole('button', { name: /^(Bet|Taya) ₱/ }).first();
            if (!(await bet.isVisible())) continue;
            await bet.click();
            expect.soft(await defects(), `bet of ${name} ${gameType}`).toEqual([]);
          }
        });
      });

test.describe('fish at 320 px in Filipino', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('their payouts are legible under reduced motion, and lines break between words', { tag: '@X12' }, async ({
    page,
    sim,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A player without rounds of fish, because the last round would replace the welcome.
    await signIn('agent01');
    const game = await openGame(page, await gamePath(sim, '', 'FISH'));
    await expect(gameResult(game)).toHaveText(/ i-\u2060tap /);
    const boxes = await game
      .locator('.swimmer b, .cannon')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(5);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true);
  });
});

test.describe('on a tall phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, gameType] of [
    ['Fan Tan', 'LIVE'],
    ['Hi-Lo', 'PVP'],
    ['Se Die', 'LIVE'],
    ['Kara Krus', 'PVP'],
  ] as const)
    test(`${name} fills the screen down to the controls`, { tag: '@X12' }, async ({ page, sim, signIn }) => {
      await signIn('player01');
      const game = await openGame(page, await gamePath(sim, name, gameType));
      const spots = await game.locator('.spot').last().boundingBox();
      const controls = await game.locator('.controls').boundingBox();
      expect((controls?.y ?? 0) - (spots?.y ?? 0) - (spots?.height ?? 0)).toBeLessThan(40);
    });

  test('the emblem of a slot stands whole above its reels', { tag: '@X12' }, async ({ page, sim, signIn }) => {
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, 'Mayon'));
    const emblem = await game.locator('.emblem').boundingBox();
    const reels = await game.locator('.cabinet').boundingBox();
    expect(emblem?.height).toBeGreaterThan(200);
    expect((emblem?.y ?? 0) + (emblem?.height ?? 0)).toBeLessThanOrEqual(reels?.y ?? 0);
  });
});

test.describe('on a small phone in Filipino', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('Color Game shows its controls without scrolling', { tag: '@X12' }, async ({ page, sim, signIn }) => {
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, 'Color Game'));
    const roll = await game.locator('.go').boundingBox();
    expect((roll?.y ?? Number.POSITIVE_INFINITY) + (roll?.height ?? 0)).toBeLessThan(640);
    const hidden = await documentOf(game).evaluate((html) => html.scrollHeight - html.clientHeight);
    expect(hidden).toBe(0);
  });
});

test('odds keep the words of long names whole', { tag: '@X12' }, async ({ page, sim, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Boxing', 'SPORTS'));
  await game.locator('.odds').first().waitFor();
  expect(await documentOf(game).evaluate(layoutDefectsInPage)).toEqual([]);
});

test('a swipe over a game neither reloads nor leaves its page', { tag: '@X12' }, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await openGame(page, await gamePath(sim, 'Lipad'));
  expect(await documentOf(page).evaluate((html) => getComputedStyle(html).overscrollBehavior)).toBe('none');
});
