import { expect } from 'playwright/test';
import { type Killable, killable } from '#tests/support/killable-site.ts';
import { test as base } from './test.ts';

/** The driver cannot take the network offline, so the server is stopped. */
const test = base.extend<{ killable: Killable }>({
  killable,
  site: ({ killable }, use) => use(killable.address),
});

test('without a server home, help, promotions and agreement open, and other pages show an offline page', async ({
  phone,
  killable,
  expectReport,
}) => {
  expectReport(/load|rejection|console/);
  await phone.open('/m/home');
  const kept = () =>
    phone.evaluate(() => {
      // User activation.
      dispatchEvent(new Event('scroll'));
      return navigator.serviceWorker
        .getRegistration()
        .then((worker) => (worker?.active ? caches.open('documents') : null))
        .then((documents) => documents?.keys() ?? [])
        .then((keys) => keys.length);
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(6);
  await killable.kill();
  for (const path of ['/m/home', '/m/activity', '/m/help', '/m/useragreement']) {
    await phone.open(path);
    await phone.reads('#content', /\S/);
    expect(await phone.evaluate(() => document.title)).not.toBe('');
  }
  await phone.reads('main', '1. Who may use the site');
  await phone.open('/m/forget');
  await phone.reads('main', 'You are offline');
  await killable.startAgain();
});
