// @long

import { categoryPanel, gamePictures, games, missingPictures, vendors } from '#tests/support/screen/games.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('the image of a tile loads within 100 px of the screen once scrolling has rested for 300 ms', {
  tag: '@R118',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/gameLobby');
  const far = gamePictures(categoryPanel(page)).nth(33);
  // Tiles far below are placeholders at first.
  await expect(games(categoryPanel(page)).nth(33)).toBeAttached();
  await expect(far).not.toBeAttached();
  await page.evaluate(() => scrollTo(0, 1_000));
  await expect(far).toHaveAttribute('data-state', 'placeholder');
  expect(await far.getAttribute('src')).toBeNull();
  await expect(gamePictures(categoryPanel(page)).first()).toHaveAttribute('data-state', 'loaded');
  await stopClock(page);
  const stopBefore = (px: number) =>
    far.evaluate((it, rest) => scrollTo(0, it.getBoundingClientRect().top + scrollY - innerHeight - rest), px);
  await stopBefore(140);
  await page.clock.runFor(1_000);
  await expect(far).toHaveAttribute('data-state', 'placeholder');
  await stopBefore(60);
  await page.clock.runFor(299);
  await expect(far).toHaveAttribute('data-state', 'placeholder');
  const seen = async () => {
    await page.clock.runFor(400);
    return far.getAttribute('data-state');
  };
  await expect.poll(seen).toMatch(/visible|loaded/);
  await expect(far).toHaveAttribute('data-state', 'loaded');
});

test('a failed image host is replaced by the default host, and a missing image by the name', {
  tag: '@R121',
}, async ({ page, context, watch }) => {
  watch.expectError(/Failed to load resource/);
  await context.addInitScript(() => sessionStorage.setItem('IMAGE_CDN', '/cdn/b'));
  await page.route('**/cdn/b/**', (route) => route.fulfill({ status: 502 }));
  await page.goto('/m/gameLobby');
  await page.reload();
  await page.getByRole('tab', { name: 'Live casino' }).click();
  const picture = gamePictures(categoryPanel(page)).first();
  // Below the live tables, whose results may arrive later and push it down.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded', { timeout: 1_000 });
  }).toPass();
  await expect(picture).toHaveAttribute('src', /^\/cdn\/default\/games\//);
  const logo = vendors(categoryPanel(page)).getByRole('img').first();
  await expect(logo).toHaveAttribute('src', /^\/cdn\/default\/vendor_images\//);
  await page.goto('/m/gameList?gameType=LIVE');
  const strip = page.getByRole('group', { name: 'Providers' }).getByRole('img').first();
  await expect(strip).toHaveAttribute('src', /^\/cdn\/default\/vendor_images\//);
  await page.goBack();
  await page.route('**/cdn/default/games/**', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('tab', { name: 'Fishing' }).click();
  await expect(missingPictures(categoryPanel(page)).first()).toBeVisible();
});

test('provider logos come from the image host, and a missing logo is replaced by the name', {
  tag: ['@R120', '@R121'],
}, async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  await page.goto('/m/slotsCenter');
  await expect(page.getByRole('img', { name: 'Jadelane' })).toHaveAttribute(
    'src',
    /^\/cdn\/\w+\/vendor_images\/JL_color$/,
  );
  const others = vendors(categoryPanel(page)).filter({ hasNot: page.getByRole('img', { name: 'Jadelane' }) });
  for (const mark of await others.getByRole('img').all())
    await expect(mark).toHaveAttribute('src', /\/vendor_images\/\w+_white$/);
  await page.route('**/vendor_images/**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(vendors(categoryPanel(page)).getByText(/\w/).first()).toBeVisible();
});

test('a provider logo that fails before hydration is replaced by the name after hydration', { tag: '@A50' }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await page.route('**/cdn/**', (route) => route.abort());
  await page.goto('/m/gameList?gameType=RNG');
  const mark = page.getByRole('main').getByRole('button', { name: 'Likha' }).first();
  await expect(mark.getByRole('img')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(mark).toHaveText(/^Likha/);
});
