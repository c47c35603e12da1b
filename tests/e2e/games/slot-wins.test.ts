import type { FrameLocator, Page } from 'playwright/test';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

const spinButton = (game: FrameLocator) => game.getByRole('button', { name: 'Spin', exact: true });
const turbo = (game: FrameLocator) => game.getByRole('button', { name: 'Turbo' });
const amountsIn = (text: string): number[] => [...text.matchAll(/₱([\d,.]+\d)/g)].map(([, it = '']) => Number(it));

test.beforeEach(async ({ signIn }) => {
  await signIn('player01');
});

test('a win draws its lines, marks their symbols and names what each line pays', async ({ page, sim }) => {
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('win', 'slot');
  await spinButton(game).click();
  await expect(gameResult(game)).toHaveText(/^You won! Payout ₱/);
  const drawn = game.locator('.lines svg');
  await expect(drawn).toHaveCount(1);
  const line = await drawn.getAttribute('data-line');
  await expect(game.locator('.winline')).toHaveText(new RegExp(`^Line ${line} · [345] ×₱`));
  expect(await game.locator('.cell.hit').count()).toBeGreaterThanOrEqual(3);

  const announced = (await game.getByText(/^Line \d+: [345] symbols pay ₱/).textContent()) ?? '';
  const [payout = 0] = amountsIn((await gameResult(game).textContent()) ?? '');
  expect(amountsIn(announced).reduce((sum, it) => sum + it, 0)).toBeCloseTo(payout, 2);
});

test('reduced motion marks all lines of a win together', { tag: '@X12' }, async ({ page, sim }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('win', 'slot');
  await spinButton(game).click();
  await expect(gameResult(game)).toHaveText(/^You won!/);
  const announced = await game.getByText(/^Line \d+: [345] symbols pay ₱/).textContent();
  await expect(game.locator('.lines svg')).toHaveCount(announced?.match(/Line/g)?.length ?? 0);
  expect(await documentOf(game).evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Records how long the reels take to stop, ms. */
const recordStops = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const stops: number[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function recorded(frames, options) {
      if (this.classList.contains('strip')) stops.push(Number((options as KeyframeAnimationOptions).duration));
      return animate.call(this, frames, options);
    };
    Object.assign(window, { stops });
  });
const longestStop = (game: FrameLocator): Promise<number> =>
  documentOf(game).evaluate(() => Math.max(...(window as unknown as { stops: number[] }).stops.splice(0)));

test('turbo shortens spins of all slots until it is turned off', async ({ page, sim }) => {
  await recordStops(page);
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  const spin = async (where: FrameLocator): Promise<number> => {
    await sim.outcome('lose', 'slot');
    await spinButton(where).click();
    await expect(gameResult(where)).toHaveText('No win this time.');
    return longestStop(where);
  };
  const usual = await spin(game);
  await expect(turbo(game)).toHaveAttribute('aria-pressed', 'false');
  await turbo(game).click();
  await expect(turbo(game)).toHaveAttribute('aria-pressed', 'true');
  expect(await spin(game)).toBeLessThan(usual / 2);

  const other = await openGame(page, await gamePath(sim, 'Mayon'));
  await expect(turbo(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await spin(other)).toBeLessThan(usual / 2);
});

test('neither a double tap nor a held key bets twice', async ({ page, sim }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  const bets = async (): Promise<number> => (await sim.requests({ path: '/wps/game/round' })).length;
  await sim.outcome('lose', 'slot');
  await spinButton(game).dblclick();
  await expect(gameResult(game)).toHaveText('No win this time.');
  await expect(gameFigure(page, 'net')).toHaveText('−₱1.00');
  expect(await bets()).toBe(1);

  await expect(spinButton(game)).toBeEnabled();
  await sim.outcome('lose', 'slot');
  await spinButton(game).focus();
  await page.keyboard.down('Enter');
  await expect(gameFigure(page, 'net')).toHaveText('−₱2.00');
  await expect(spinButton(game)).toBeEnabled();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(gameFigure(page, 'net')).toHaveText('−₱2.00');
  expect(await bets()).toBe(2);
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(`all buttons of a slot have 44 px and are in view at ${width} × ${height}`, { tag: '@X12' }, async ({
    page,
    sim,
  }) => {
    await page.setViewportSize({ width, height });
    const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
    const buttons = await game.getByRole('button').all();
    expect(buttons.length).toBeGreaterThanOrEqual(6);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });

test('the art of a slot is not enlarged at density 2', async ({ page, sim }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  const widthOf = (name: string) =>
    documentOf(game).evaluate(async (html, property) => {
      const image = new Image();
      image.src = /url\("(.*)"\)/.exec(getComputedStyle(html).getPropertyValue(property))?.[1] ?? '';
      await image.decode();
      return image.naturalWidth;
    }, name);
  expect(await widthOf('--scenery')).toBeGreaterThanOrEqual(2 * 390);
  const emblem = await game.locator('.emblem').boundingBox();
  expect(await widthOf('--emblem')).toBeGreaterThanOrEqual(2 * Math.min(360, emblem?.height ?? 0));
});

test('the emblem of a slot has its place and colour while its picture is drawn', async ({ page, sim }) => {
  const { release } = await holdResponses(page, /\/emblem\.webp/);
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  const emblem = game.locator('.emblem');
  const placeholder = () => emblem.evaluate((it) => getComputedStyle(it, '::before').opacity);
  const place = await emblem.boundingBox();
  expect(place?.height).toBeGreaterThan(100);
  await expect.poll(placeholder).toBe('1');
  release();
  await expect(emblem).toHaveAttribute('data-loaded', '');
  await expect.poll(placeholder).toBe('0');
  expect(await emblem.boundingBox()).toEqual(place);
});
