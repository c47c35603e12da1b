// @long

import { gamePath, openGame } from '#tests/support/game-page.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { balanceIn, documentOf, serviceTab, toastOnTop } from '#tests/support/screen/frame.ts';
import { stopClock } from '#tests/support/stop-clock.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('the menu hides and shows the balance for the session and links to cashier and help', {
  tag: ['@R057', '@R058', '@R059'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  await expect(header).toContainText('₱12,480.50');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, path] of [
    ['Deposit', '/m/voucherCenter'],
    ['Withdraw', '/m/withdraw'],
    ['Help centre', '/m/help'],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(menu).toContainText('© 2026 Kidlat');
  await menu.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balanceIn(menu)).toContainText('₱**,***.**');
  await expect(balanceIn(menu)).toContainText('hidden');
  await page.goto('/m/gameLobby');
  await page.goto('/m/home');
  await expect(header).toContainText('₱**,***.**');
  await expect(header).not.toContainText('12,480');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Show balance' }).click();
  await expect(balanceIn(menu)).toContainText('₱12,480.50');
});

test('a game opened while the balance is hidden starts without errors and shows no digits', { tag: '@R058' }, async ({
  page,
  context,
  sim,
  signIn,
}) => {
  await context.addInitScript(() => self === top && sessionStorage.setItem('BALANCE_HIDDEN', '1'));
  await signIn('player01');
  await openGame(page, await gamePath(sim, 'Lolong'));
  await expect(page.getByRole('main').getByText('₱**,***.**')).toBeVisible();
});

test('refreshing hides the balance until it has loaded and leads a guest to login', { tag: '@R060' }, async ({
  page,
  sim,
  signIn,
}) => {
  await test.step('guest', async () => {
    await page.goto('/m/gameLobby');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Hide balance' })).toBeHidden();
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeHidden();
    await menu.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  });
  await page.evaluate(() => sessionStorage.clear());
  await signIn('player01');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  await sim.faults({ endpoint: 'balance', kind: 'delay', delay: 1_200 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(balanceIn(menu)).toHaveText('');
  await expect(balanceIn(menu)).toHaveText('₱12,480.50');
  await test.step('a failure shows a toast above the menu, and an unknown balance is a dash', async () => {
    await sim.faults({ endpoint: 'balance', kind: 'status', status: 500 });
    await menu.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(toastOnTop(page)).toBeVisible();
    await expect(balanceIn(menu)).toHaveText('₱12,480.50');
    const other = await page.context().newPage();
    await other.goto('/m/home');
    await expect(balanceIn(other.getByRole('banner'))).toHaveText('–');
  });
  await test.step('the next page shows the last known balance, marked until it is confirmed', async () => {
    await sim.faults({ endpoint: 'balance', kind: 'delay', delay: 1_200 });
    await page.reload();
    const shown = balanceIn(page.getByRole('banner'));
    await expect(shown).toHaveText('₱12,480.50');
    await expect(shown).toHaveAttribute('data-remembered');
    await expect(shown).not.toHaveAttribute('data-remembered');
    await expect(shown).toHaveAttribute('aria-busy', 'false');
  });
});

test('logging out clears the automatic login and the bank list even if the request fails', {
  tag: ['@R061', '@R062'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.faults({ endpoint: 'logout', kind: 'status', status: 502 });
  await page.goto('/m/gameLobby');
  await page.evaluate(() => {
    for (const [key, value] of [
      ['autoLogin', '1'],
      ['autoSass', '1'],
      ['BANK_LIST', '[]'],
    ] as const)
      localStorage.setItem(key, value);
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const left = await page.evaluate(() =>
    ['autoLogin', 'autoSass', 'BANK_LIST'].map((key) => localStorage.getItem(key)),
  );
  expect(left.filter((value) => value !== null && value !== '0')).toEqual([]);
});

test('a long back swipe or one from the edge skips the page transition within the next second', {
  tag: '@R050',
}, async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/m/help');
  await expect(documentOf(page)).toHaveAttribute('data-flags', /./);
  await stopClock(page);
  const touch = await context.newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 300 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 300 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  /** Returns whether a page that is revealed now would skip its fade. */
  const skips = () =>
    page.evaluate(() => {
      let isSkipped = false;
      const skipTransition = (): void => {
        isSkipped = true;
      };
      dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { skipTransition } }));
      return isSkipped;
    });
  await swipe(300, 210);
  expect(await skips()).toBe(false);
  await swipe(300, 190);
  expect(await skips()).toBe(true);
  await page.clock.runFor(1_100);
  expect(await skips()).toBe(false);
  await swipe(10, 30);
  expect(await skips()).toBe(true);
});

test.describe('in the native shell on a tall iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 KidlatShell/1.0',
    screen: { width: 390, height: 844 },
  });
  test('the tab bar is 34 px higher', { tag: ['@R051', '@A21'] }, async ({ page }) => {
    await page.goto('/m/activityMenu');
    await page.goto('/m/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const high = (await bar.boundingBox())?.height ?? 0;
    await page.evaluate(() => document.documentElement.removeAttribute('data-tall-shell'));
    expect(high - ((await bar.boundingBox())?.height ?? 0)).toBe(34);
  });

  test('the tab bar of an agent is 34 px higher', { tag: '@R051' }, async ({ page, signIn }) => {
    await signIn('agent01');
    await page.goto('/m/agent');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const high = (await bar.boundingBox())?.height ?? 0;
    await page.evaluate(() => document.documentElement.removeAttribute('data-tall-shell'));
    expect(high - ((await bar.boundingBox())?.height ?? 0)).toBe(34);
  });
});

test.describe('in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the service tab stays clear of the notch', { tag: '@R051' }, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } });
    await page.goto('/m/home');
    await expect(serviceTab(page)).toBeInViewport();
    await expect
      .poll(async () => {
        const box = await serviceTab(page).boundingBox();
        return box && box.x + box.width;
      })
      .toBeLessThanOrEqual(844 - 47);
  });
});

test('a press that reloads the balance takes effect although it comes before the scripts', { tag: '@R060' }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  const scripts = await holdResponses(page, /_astro\/start\./);
  await page.goto('/m/mine', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Refresh balance' }).click();
  scripts.release();
  await expect(page.getByRole('status').filter({ hasText: '₱12,480.50' })).toBeAttached();
});
