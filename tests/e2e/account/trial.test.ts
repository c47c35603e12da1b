import { gamePath, openGame } from '#tests/support/game-page.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

for (const [lang, home, tag] of [
  ['en', '/m/home', 'Play money'],
  ['ty', '/ty/m/home', 'Play money'],
] as const)
  test.describe(lang, () => {
    test.use({ lang });

    test(`a trial account sees play money labelled in the header and in games, and has no cashier (${lang})`, {
      tag: lang === 'en' ? ['@R131', '@R194'] : ['@R131', '@R194', '@long'],
    }, async ({ page, sim, signIn }) => {
      await signIn('trial01');
      await page.goto(home);
      await expect(page.getByRole('banner')).toContainText('Demo');
      await openGame(page, (lang === 'en' ? '' : '/ty') + (await gamePath(sim, 'Fortune')));
      await expect(page.getByRole('main')).toContainText(tag);
      for (const path of ['/m/voucherCenter', '/m/withdraw']) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/m\/home/);
      }
    });
  });
