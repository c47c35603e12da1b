import { expect, test } from '../../support/test.ts';

test('pages change with a 300 ms fade, which reduced motion turns off', { tag: '@R049' }, async ({ page }) => {
  await page.goto('/m/home');
  const fade = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::view-transition-new(root)').animationDuration);
  const length = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page').trim());
  expect(await fade()).toMatch(/^0?\.3s$/);
  expect(await length()).toMatch(/^(300ms|\.3s)$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await length()).toMatch(/^0m?s$/);
});

test('back leads one step back, or home from login and without history', { tag: '@R054' }, async ({ page }) => {
  await page.goto('/m/helpDetail');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/help');
  await page.goto('/m/helpDetail');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
