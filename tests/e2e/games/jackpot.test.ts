import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

const says = {
  en: {
    slots: /^See slots/,
    last: 'Last wins',
    rules: 'Rules and payouts',
    share: '0.9% of every real-money bet',
    spin: 'Spin',
    won: /^You won the jackpot: ₱[\d,.]+!$/,
  },
  ty: {
    slots: /^Tingnan ang slots/,
    last: 'Mga huling panalo',
    rules: 'Rules at payouts',
    share: /0.9% ng bawat real-\u2060?money na taya/,
    spin: 'Spin',
    won: /^Panalo mo ang jackpot: ₱[\d,.]+!$/,
  },
} as const;

for (const lang of ['en', 'ty'] as const) {
  test.describe(`the progressive jackpot in ${lang} at 320 px`, () => {
    test.use({ lang, viewport: { width: 320, height: 568 } });
    const text = says[lang];

    test('the lobby and the game centre show its sum, last wins and slots', { tag: '@X38' }, async ({
      page,
      context,
      sim,
    }) => {
      await withoutNotices(context);
      for (const path of ['/m/gameLobby', '/m/gameCenter']) {
        await page.goto(path);
        await hydratePage(page);
        const pool = page.getByRole('region', { name: 'Pista Jackpot' });
        await pool.scrollIntoViewIfNeeded();
        await expect(pool).toContainText(/₱[\d,]+\.\d\d/);
        await expect(pool.getByRole('link', { name: text.slots })).toHaveAttribute('href', /classify=JACKPOT/);
        await pool.getByText(text.last).click();
        await expect(pool.getByRole('listitem').first()).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
      await sim.flags({ JACKPOT3: false });
      await page.reload();
      await hydratePage(page);
      await expect(page.getByRole('region', { name: 'Pista Jackpot' })).toHaveCount(0);
    });

    test('its terms stand in the slot, and a win is celebrated and paid', { tag: '@X38' }, async ({
      page,
      sim,
      signIn,
      watch,
    }) => {
      watch.expectError(axeStyles);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn('player01');
      const game = await openGame(page, await gamePath(sim, 'Lolong'));
      await game.getByRole('button', { name: text.rules }).click();
      await expect(game.getByRole('dialog')).toContainText(text.share);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await sim.outcome('jackpot');
      await game.getByRole('button', { name: text.spin, exact: true }).click();
      await expect(game.getByRole('status')).toHaveText(text.won);
      const panel = game.locator('.greatwin');
      await expect(panel).toContainText('Pista Jackpot');
      await expectAccessible(page);
      expect(await documentOf(game).evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
      await expect(panel).toHaveCount(0);
      await expect(game.getByRole('status')).toContainText(/Payout ₱/);
    });
  });
}
