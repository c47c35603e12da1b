// @long

import { documentOf, serviceTab } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

const phone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1`;

test('the download bar opens the list of apps, can be closed for good and is hidden in the web app', {
  tag: ['@R082', '@R083', '@R084'],
}, async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByText('Play faster with the Kidlat app')).toBeVisible();
  const download = page.getByRole('button', { name: 'Download' });
  await download.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('link')).toHaveCount(3);
  await expect(popup.getByRole('link').first()).toHaveAttribute('href', '/m/download?for=android');
  await expect(popup.getByRole('button', { name: /home screen/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(download).toBeFocused();
  await page.getByRole('button', { name: 'Close the app bar' }).click();
  await expect(download).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('HIDE_DOWNLOAD_BAR'))).toBe('1');
  await page.reload();
  await expect(serviceTab(page)).toBeVisible();
  await expect(download).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/m/home?source=pwa');
  await expect(serviceTab(page)).toBeVisible();
  await expect(download).toBeHidden();
});

test.describe('on an iPhone without an app for it', () => {
  test.use({ userAgent: phone('17_5') });
  test('the download bar is hidden on a first visit', { tag: '@R084' }, async ({ page, sim }) => {
    await sim.flags({ DOWNLOADS: ['Android'] });
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(documentOf(page)).toHaveAttribute('data-download', 'off');
  });
});

for (const [version, text] of [
  ['17_5', /share/i],
  ['12_1', /update|iOS/i],
] as const) {
  test.describe(`on iOS ${version}`, () => {
    test.use({ userAgent: phone(version) });
    test('the download popup opens the home screen tip, and without downloads the bar is hidden', {
      tag: ['@R084', version === '17_5' ? '@R086' : '@R085', '@R087'],
    }, async ({ page, sim }) => {
      await sim.flags({ DOWNLOADS: ['IOS'] });
      await page.goto('/m/home');
      const tip = page.getByRole('dialog', { name: /home screen/i });
      await expect(tip).toHaveCount(0);
      await page.getByRole('button', { name: 'Download' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /home screen/i })
        .click();
      await expect(tip.getByRole('listitem')).toHaveCount(2);
      await expect(tip).toContainText(text);
      await tip.getByRole('button', { name: 'Close' }).click();
      await expect(tip).toBeHidden();
      await sim.flags({ DOWNLOADS: ['IOS', 'MOBILECONFIG'] });
      await page.reload();
      if (version === '17_5') {
        await expect
          .poll(() =>
            page.evaluate(() => JSON.parse(sessionStorage.getItem('SITE_SETTINGS') ?? '{}').consolidated?.resources),
          )
          .toContainEqual({ resourceType: 'MOBILECONFIG', url: '/m/download?for=profile' });
        await page.getByRole('button', { name: 'Download' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /home screen/i })
          .click();
        await expect(tip.getByRole('link')).toHaveAttribute('href', '/m/download?for=profile');
      }
      await sim.flags({ DOWNLOADS: [] });
      await page.goto('/m/home');
      await expect(documentOf(page)).toHaveAttribute('data-download', 'off');
    });
  });
}
