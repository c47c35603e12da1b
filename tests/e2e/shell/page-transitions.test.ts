// @long

import { documentOf } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

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

test('a slow page that a back swipe opens appears without a fade', { tag: ['@R050', '@A20'] }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const transition = Reflect.get(event, 'viewTransition') as { ready: Promise<void> } | null;
      const record = (outcome: string) => () => Reflect.set(window, 'fade', outcome);
      transition?.ready.then(record('shown'), record('skipped'));
    }),
  );
  const fade = () => page.evaluate(() => Reflect.get(window, 'fade') as string | undefined);
  await page.goto('/m/help');
  await page.goto('/m/useragreement');
  await expect(documentOf(page)).toHaveAttribute('data-flags', /./);
  // Longer than the second within which the navigation must start.
  await page.route('**/m/help', async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), 1_300);
  });
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 10, y: 300 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 300 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect.poll(fade).toBe('skipped');
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
