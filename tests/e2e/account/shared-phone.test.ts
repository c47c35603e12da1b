import type { Page } from 'playwright/test';
import { field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';

/** Data that only player01 has: account, nickname, payee, balance, cards, and typed text. */
const personal = ['player01', 'Tala Reyes', '12,480.50', '12480.5', '• 4567', '• 4821', '6789.25', 'Secret note'];

const pages = ['/m/voucherCenter', '/m/withdraw', '/m/feedback', '/m/home', '/m/mine', '/m/securityCenter'] as const;

/** Returns everything that this origin stores in the tab and the browser, as text. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = { history: JSON.stringify(history.state), name: window.name };
    for (const [area, storage] of Object.entries({ session: sessionStorage, local: localStorage }))
      for (const [key, value] of Object.entries({ ...storage })) found[`${area} ${key}`] = `${key} ${value}`;
    for (const { name = '' } of await indexedDB.databases()) found[`database ${name}`] = name;
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found[`${name} ${url}`] = `${url} ${await (await caches.match(url))?.text()}`;
    return found;
  });

const shown = async (page: Page): Promise<string> =>
  `${await page.title()} ${await page.locator('body').ariaSnapshot()}`;

test('no data of a member is left for the next member of a shared phone after the session expired', {
  tag: ['@R192', '@A48', '@long'],
}, async ({ page, sim }) => {
  test.slow();
  await openForm(page, '/m/login');
  await page.getByLabel('Remember me on this phone').check();
  await fillForm(page, { Username: 'player01', Password: seedPassword });
  await submitForm(page);
  await page.waitForURL('**/m/home');
  for (const path of pages) {
    await openForm(page, path);
    await waitForIdlePage(page);
    if (path === '/m/voucherCenter' || path === '/m/withdraw')
      await field(page.getByRole('main'), 'Amount').fill('6789.25');
    if (path === '/m/feedback') await page.getByRole('main').locator('textarea').fill('Secret note');
  }
  await sim.clock.advance('31m');
  await page.goto('/m/mine');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();

  await openForm(page, '/m/login');
  await page.getByLabel('Remember me on this phone').uncheck();
  await fillForm(page, { Username: 'agent41', Password: seedPassword });
  await submitForm(page);
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
  for (const path of pages) {
    await openForm(page, path);
    await waitForIdlePage(page);
    const text = await shown(page);
    for (const it of personal) expect(text, `${it} on ${path}`).not.toContain(it);
    for (const [key, value] of Object.entries(await stored(page)))
      for (const it of personal) expect(value, `${it} in ${key}`).not.toContain(it);
  }
});
