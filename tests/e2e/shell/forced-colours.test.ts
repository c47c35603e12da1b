// @long

import type { Locator, Page } from 'playwright/test';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { menuButton } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';
import { visibleShare } from '#tests/support/visible-share.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

// Marks that the eye finds by their area have no role, so that these tests select them by class.

test.beforeEach(({ context }) => withoutNotices(context));

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrateAndLoad(page);
};

for (const [palette, background] of [
  ['light', 1],
  ['dark', 0],
] as const)
  test.describe(`forced colours, ${palette}`, () => {
    const shareOf = (element: Locator): Promise<number> => visibleShare(element, background);

    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: palette }));

    test(`charts show bars, a scale and which series is which (${palette})`, { tag: '@X12' }, async ({
      page,
      signIn,
    }) => {
      await signIn('player01');
      await open(page, '/m/statement');
      const bars = (tone: string): Locator => page.locator(`.bars__bar--${tone}:not([height="0"])`).last();
      // The styles are loaded by a script.
      await expect.poll(() => shareOf(bars('gold'))).toBeGreaterThan(0.8);
      const outline = await shareOf(bars('volt'));
      expect(outline).toBeGreaterThan(0.05);
      expect(outline).toBeLessThan(0.6);
      expect(await shareOf(page.locator('.bars__scale'))).toBeGreaterThan(0.01);
      const [first, second] = await page
        .locator('.chart__key')
        .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').backgroundColor));
      expect(first).not.toBe(second);
    });

    test(`meters, unread messages and the security score can be seen (${palette})`, { tag: '@X12' }, async ({
      page,
      sim,
      signIn,
    }) => {
      await sim.apply('rewards.missions-done');
      await signIn('player01');
      await open(page, '/m/leaderBoard');
      const meters = page.getByRole('progressbar');
      await expect.poll(() => shareOf(meters.first())).toBeGreaterThan(0.8);
      await open(page, '/m/member/benefits');
      const part = await shareOf(page.getByRole('progressbar').first());
      expect(part).toBeGreaterThan(0.05);
      expect(part).toBeLessThan(0.8);
      await open(page, '/m/webEmail');
      await expect.poll(() => shareOf(page.getByRole('img', { name: 'Unread' }).first())).toBeGreaterThan(0.5);
      await open(page, '/m/securityCenter');
      await expect.poll(() => shareOf(page.locator('.safety__ring text'))).toBeGreaterThan(0.1);
      expect(await shareOf(page.locator('.safety__ring'))).toBeGreaterThan(0.05);
    });

    test(`a switch looks different when it is on (${palette})`, { tag: '@X12' }, async ({ page }) => {
      await open(page, '/m/home');
      await menuButton(page).click();
      await page.getByRole('button', { name: /^Display/ }).click();
      const toggle = page.getByRole('dialog').getByRole('switch').first();
      const [before, wasOn] = [await shareOf(toggle), await toggle.isChecked()];
      await toggle.click();
      await page.keyboard.press('Tab');
      await expect.poll(async () => Math.abs((await shareOf(toggle)) - before)).toBeGreaterThan(0.15);
      expect(await toggle.isChecked()).toBe(!wasOn);
    });

    test(`dice and numbers of games keep the colours that they stand for (${palette})`, { tag: '@X12' }, async ({
      page,
      sim,
      signIn,
    }) => {
      await signIn('player01');
      const colourOf = (part: Locator): Promise<string> => part.evaluate((it) => getComputedStyle(it).backgroundColor);
      const dice = await openGame(page, await gamePath(sim, 'Color Game'));
      expect(await colourOf(dice.locator('.die').first())).not.toBe(await colourOf(dice.locator('body')));
      const table = await openGame(page, await gamePath(sim, 'Roulette Manila', 'LIVE'));
      const spot = (colour: string): Locator => table.locator(`.spot[data-colour="${colour}"]`).first();
      expect(await colourOf(spot('red'))).toBe('rgb(163, 34, 43)');
      expect(await colourOf(spot('black'))).toBe('rgb(16, 19, 28)');
    });
  });
