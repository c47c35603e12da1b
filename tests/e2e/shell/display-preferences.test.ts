// @long

import type { Page } from 'playwright/test';
import { expectContrast } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf, headElement } from '#tests/support/screen/frame.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const openDisplay = async (page: Page, name = 'Display'): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};

const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const value = (name: string): string => style.getPropertyValue(name).trim();
    return {
      still: 'still' in document.documentElement.dataset,
      fade: Number.parseFloat(value('--page')),
      shimmer: Number.parseFloat(value('--pulse')),
      letters: style.fontSize,
      page: value('--ink-1'),
    };
  });

const usual = { still: false, fade: 0.3, shimmer: 1.4, letters: '16px' };

test('a system that asks for more contrast gets the high contrast theme', { tag: '@X12' }, async ({ page }) => {
  await page.goto('/m/home');
  const usualPage = (await stylesOf(page)).page;
  await documentOf(page).dispatchEvent('pointerdown');
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(async () => (await stylesOf(page)).page).toBe('#000');
  await expectContrast(page);
  await page.emulateMedia({ contrast: 'no-preference' });
  expect((await stylesOf(page)).page).toBe(usualPage);
});

test('animations, text size and contrast change at once, in every tab and on the next page', {
  tag: ['@X12', '@engines'],
}, async ({ page, context, watch }) => {
  await withoutNotices(context);
  await page.goto('/m/home');
  const other = await context.newPage();
  await other.goto('/m/help');
  await waitForIdlePage(other);
  // A page subscribes to other tabs after its first user activation.
  await other.getByRole('main').dispatchEvent('pointerdown');
  await expect(headElement(other, 'link[rel=apple-touch-icon]')).toBeAttached();
  expect(await stylesOf(page)).toMatchObject(usual);

  await openDisplay(page);
  await page.getByRole('switch', { name: 'Turn off animations' }).check();
  await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
  await page.getByRole('switch', { name: 'High contrast' }).check();
  const chosen = { still: true, fade: 0, shimmer: 0, letters: '22px', page: '#000' };
  expect(await stylesOf(page)).toEqual(chosen);
  await expect.poll(() => stylesOf(other)).toEqual(chosen);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Play animations' })).toBeAttached();
  expect(await page.evaluate(() => document.getAnimations().filter((it) => it.playState === 'running').length)).toBe(0);

  // The next document has it before the first paint: only its head script has run.
  watch.expectError(/ERR_FAILED/);
  await page.route('**/_astro/**', (route) => route.abort());
  await page.goto('/m/activity');
  expect(await stylesOf(page)).toEqual(chosen);
});

test('a game frame follows the animation setting from its start and when it changes', {
  tag: ['@X12', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.addInitScript(() => {
    if (window === top) localStorage.setItem('DISPLAY', '{"still":true}');
  });
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(documentOf(game)).toHaveAttribute('data-still');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).not.toBeEmpty();
  expect(await documentOf(game).evaluate(() => document.getAnimations().length)).toBe(0);
  await page.evaluate(() => document.documentElement.removeAttribute('data-still'));
  await expect(documentOf(game)).not.toHaveAttribute('data-still');
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });
  test('display preferences are in the settings and are kept after logout', { tag: '@X12' }, async ({
    page,
    signIn,
  }) => {
    await signIn('player01');
    await page.goto('/m/set');
    await page.getByRole('main').getByRole('button', { name: 'Display' }).click();
    await page.getByRole('radio', { name: 'Malaki', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Tapos' }).click();
    await page.getByRole('button', { name: 'Mag-log out' }).last().click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await stylesOf(page)).toMatchObject({ ...usual, letters: '19px' });
  });
});
