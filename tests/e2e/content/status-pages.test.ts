// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { chooseLanguage, languages } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

test('the maintenance page shows its end in the market’s time zone time in both languages and links to live chat', {
  tag: ['@R023', '@R040'],
}, async ({ page, sim }) => {
  await sim.flags({ MAINTENANCE: true });
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/m\/maintenance$/);
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page.getByText(/Manila time|oras sa Manila/)).toContainText(
    /Expected back .*(AM|PM|am|pm), Manila time/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Live chat' })).toHaveAttribute('href', '/m/chat');
  await expectAccessible(page);
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page.getByText(/Manila time|oras sa Manila/)).toContainText('oras sa Manila');
});

test('a call refused for maintenance leads an open page to the maintenance page', {
  tag: ['@R023'],
}, async ({ page, sim, watch }) => {
  watch.expectError(/503/);
  await page.goto('/m/gameList?gameType=RNG');
  await hydratePage(page);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('mangga');
  await sim.flags({ MAINTENANCE: true });
  await search.press('Enter');
  await expect(page).toHaveURL(/\/m\/maintenance$/);
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
});

test('the maintenance page polls the status and leads home once maintenance is over', {
  tag: ['@R240', '@R023'],
}, async ({ page, sim }) => {
  await sim.flags({ MAINTENANCE: true });
  await page.clock.install();
  const polled = page.waitForRequest('**/wps/system/status');
  await page.goto('/m/maintenance');
  await polled;
  await sim.flags({ MAINTENANCE: false });
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('the maintenance page redirects home if there is no maintenance', { tag: '@R023' }, async ({ page }) => {
  await page.goto('/m/maintenance');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('the region restriction page offers languages and a contact', { tag: '@R038' }, async ({ page, sim }) => {
  await sim.flags({ REGION_RESTRICTED: true });
  await page.goto('/m/ipLimit');
  await expect(page.getByRole('heading', { name: 'Not available in your location' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(languages(page)).toBeVisible();
  await expectAccessible(page);
});

test('the extra routes exist, and any other path is a 404 with a link home', { tag: ['@R037', '@R038'] }, async ({
  page,
  watch,
}) => {
  for (const path of ['/m/download', '/m/activityMenu', '/m/ipLimit', '/m/serviceError']) {
    const reply = await page.request.get(path);
    expect(reply.status(), path).toBe(200);
  }
  watch.expectError(/404/);
  const reply = await page.goto('/m/nowhere');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('the service error page retries the previous page and never links to another site', { tag: '@R038' }, async ({
  page,
}) => {
  await page.goto('/m/serviceError?from=%2Fm%2Fhelp%3Fi%3D2');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/m\/help\?i=2/);
  await page.goto('/m/serviceError?from=https%3A%2F%2Fevil.example');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/m/home');
});

test('the download page offers every platform and scrolls to the one in the link', { tag: '@R038' }, async ({
  page,
}) => {
  await page.goto('/m/download?for=ios');
  const ways = page.getByRole('heading', { level: 3 });
  await expect(ways).toHaveText(['Android', 'iPhone and iPad', 'iOS profile']);
  await expect(ways.nth(1)).toBeInViewport();
  await expectAccessible(page);
});
