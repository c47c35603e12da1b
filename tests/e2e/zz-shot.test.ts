import { test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

for (const lang of ['en', 'ty'] as const)
  for (const [width, height] of [[390, 844], [320, 640]] as const)
    test.describe(`${lang} ${width}`, () => {
      test.use({ lang, viewport: { width, height } });
      test('shot', async ({ page, context, signIn }) => {
        if (lang === 'en') {
          await withoutNotices(context); await page.goto('/m/home');
          await page.waitForTimeout(2500);
          await page.screenshot({ path: `/tmp/h7-home-${lang}-${width}.png`,  });
        }
        await signIn('player01');
        await page.goto('/m/voucherCenter');
        await page.waitForTimeout(2500);
        await page.screenshot({ path: `/tmp/h7-dep-${lang}-${width}.png` });
        await page.locator('main button, main a').filter({ hasText: /GCash/ }).first().click({ timeout: 3000 }).catch(() => undefined);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/h7-dep2-${lang}-${width}.png` });
      });
    });
