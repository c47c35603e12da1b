import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layout-shifts.ts';
import { expect, test } from '#tests/support/test.ts';

for (const [lang, path, week, time] of [
  ['en', '/m/responsible', 'Last 7 days', /^Time played\d+ min$/],
  ['ty', '/ty/m/responsible', 'Huling 7 araw', /^Oras ng laro\d+ min$/],
] as const)
  test.describe(lang, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test(`responsible gaming shows the last 7 days and two charts without layout shift (${lang})`, {
      tag: '@X02',
    }, async ({ page, context, signIn }) => {
      await recordLayoutShifts(context);
      await signIn('player01');
      await page.goto(path);
      const figures = page.getByRole('region', { name: week });
      await expect(figures.locator('dl > div').first()).toHaveText(time);
      await expect(page.getByRole('figure')).toHaveCount(2);
      expect((await layoutShiftsOf(page)).filter(({ of }) => /play|protect/.test(of))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
