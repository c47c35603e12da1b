// @long

import type { Page } from 'playwright/test';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf, languages } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const settings = {
  template: '/wps/system/settings/template',
  consolidated: '/wps/system/settings/consolidated',
} as const;

/** Opens a page that may redirect before it has loaded. */
const head = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => void setTimeout(() => location.assign(to)), path);

test('settings load at the start of a visit, and the next page uses them while it refreshes them', {
  tag: ['@R044', '@R045'],
}, async ({ page, sim }) => {
  await sim.flags({ DIRECTREG3: false, MEM_CEN: '1', DEP_FUNC: '1' });
  await page.goto('/m/home');
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await expect(register).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('SITE_SETTINGS') ?? '{}'));
  expect(kept.template).toMatchObject({
    info: { mobileTemplate: { mem_cen: '1', dep_func: '1' } },
    location: 'EN',
    maintenance: false,
    regionRestriction: false,
  });
  expect(Object.keys(kept.consolidated)).toEqual(
    expect.arrayContaining([
      'customerService',
      'imageCDNs',
      'resources',
      'paths',
      'register',
      'whitelabel',
      'domainRoute',
    ]),
  );
  await sim.faults(...Object.values(settings).map((endpoint) => ({ endpoint, kind: 'delay' as const, delay: 20_000 })));
  await page.goto('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(register).toBeHidden();
  await expect.poll(async () => (await sim.requests({ path: settings.template })).length).toBe(2);
});

test('the version is checked after an interaction, and a newer version offers a reload', {
  tag: ['@A88', '@R240'],
}, async ({ page, sim }) => {
  const countVersionRequests = async () => (await sim.requests({ path: '/wps/system/version' })).length;
  await page.goto('/m/help');
  await waitForIdlePage(page);
  expect(await countVersionRequests()).toBe(0);
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await expect.poll(countVersionRequests).toBe(1);
  await sim.override('version', { value: { version: '9.9.9', world: 'w', resets: 0 } });
  await page.goto('/m/activity');
  const offer = page.getByRole('dialog', { name: 'New version available' });
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(offer).toBeHidden();
  await expect.poll(countVersionRequests).toBe(3);
  await waitForIdlePage(page);
  await expect(offer).toBeHidden();
});

test('maintenance and region restriction redirect in turn, and a returning visitor sees no other page', {
  tag: ['@R040', '@R041'],
}, async ({ page, sim }) => {
  // Waits until each page has requested its settings, because it would react to the next state.
  await page.goto('/m/home');
  await waitForIdlePage(page);
  await sim.flags({ MAINTENANCE: true, REGION_RESTRICTED: true });
  await head(page, '/m/help');
  await expect(page).toHaveURL(/\/m\/maintenance$/);

  await test.step('cached settings redirect before the first paint', async () => {
    await sim.faults({ endpoint: settings.template, kind: 'delay', delay: 20_000 });
    const opened: string[] = [];
    page.on('domcontentloaded', () => opened.push(new URL(page.url()).pathname));
    await head(page, '/m/home');
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    expect(opened).not.toContain('/m/home');
    await expect(languages(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Live chat' })).toBeVisible();
    await sim.faults();
  });

  await sim.flags({ MAINTENANCE: false });
  await head(page, '/m/maintenance');
  await expect(page).toHaveURL(/\/m\/ipLimit$/);
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await waitForIdlePage(page);
  await sim.flags({ REGION_RESTRICTED: false });
  // A site block is stored for a while after a call has reported it.
  await page.evaluate(() => sessionStorage.removeItem('BARRIER_AT'));
  await head(page, '/m/ipLimit');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a response with the code of a region restriction redirects to its page', { tag: '@R041' }, async ({
  page,
  sim,
}) => {
  await sim.faults({ endpoint: 'hotGames', kind: 'error', code: 'region.restricted' });
  await page.goto('/m/gameLobby');
  await expect(page).toHaveURL(/\/m\/ipLimit$/);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });
  test('the region restriction page is in the language of the visitor', { tag: '@R041' }, async ({ page, sim }) => {
    await sim.flags({ REGION_RESTRICTED: true });
    await page.goto('/m/home');
    await expect(page).toHaveURL(/\/m\/ipLimit$/);
    await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
