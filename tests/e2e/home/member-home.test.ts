import { field } from '#tests/support/forms.ts';
import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layout-shifts.ts';
import { widgetBox } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

for (const lang of ['en', 'ty'] as const)
  test.describe(lang, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test(`home shows recent games first and all widgets on the next visit, without layout shift (${lang})`, {
      tag: ['@X33', '@X16'],
    }, async ({ page, context, signIn }) => {
      await recordLayoutShifts(context);
      await signIn('player01');
      const home = lang === 'en' ? '/m/home' : '/ty/m/home';
      const parts = widgetBox(page, 'member').getByRole('heading');
      const [recents, missions] = lang === 'en' ? ['Continue playing', 'Missions'] : ['Ituloy ang laro', 'Missions'];
      await page.goto(home);
      await expect(parts).toHaveText([recents]);
      await page.goto(lang === 'en' ? '/m/mine' : '/ty/m/mine');
      await page.goto(home);
      await expect(parts).toHaveText([recents, missions]);
      expect((await layoutShiftsOf(page)).filter(({ of }) => /widget|mh/.test(of))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });

test('a deposit can be repeated with the channel and amount of the last one', { tag: ['@X33', '@long'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/home');
  await expect(widgetBox(page, 'member').getByRole('heading')).toHaveCount(1);
  await page.goto('/m/mine');
  await page.goto('/m/home');
  const again = page.getByRole('region', { name: 'Deposit again' });
  await expect(again).toContainText('₱277.00 with GCash');
  await again.getByRole('link', { name: 'Deposit ₱277' }).click();
  await expect(field(page, 'Amount')).toHaveValue('277');
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeChecked();
});

test('logging out clears the stored height of the home widgets', { tag: ['@X33', '@R192', '@long'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/home');
  await expect(widgetBox(page, 'member').getByRole('heading')).toHaveCount(1);
  await page.goto('/m/set');
  const height = () => page.evaluate(() => localStorage.getItem('HOME_HEIGHT'));
  expect(await height()).toMatch(/^\d+px$/);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(async () => expect(await height()).toBeNull()).toPass();
});
