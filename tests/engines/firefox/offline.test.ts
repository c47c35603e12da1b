import { type Killable, killable } from '#tests/support/killable-site.ts';
import { test as base, expect } from '#tests/support/test.ts';

/** The driver cannot take the network offline, so the server is stopped. */
const test = base.extend<{ killable: Killable }>({
  killable,
  site: ({ killable }, use) => use(killable.address),
});

test.use({ serviceWorkers: 'allow' });

test('without a server home, help, promotions and agreement open, and other pages show an offline page', {
  tag: '@engines',
}, async ({ page, killable, watch }) => {
  watch.expectError(/./);
  await page.goto('/m/home');
  const kept = () =>
    page.evaluate(async () => {
      // User activation.
      dispatchEvent(new Event('scroll'));
      if (!(await navigator.serviceWorker.getRegistration())?.active) return 0;
      return (await (await caches.open('documents')).keys()).length;
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(6);
  await killable.kill();
  for (const path of ['/m/home', '/m/activity', '/m/help', '/m/useragreement']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '1. Who may use the site' })).toBeVisible();
  await page.goto('/m/forget');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await killable.startAgain();
});
