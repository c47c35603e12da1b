import type { Page } from 'playwright/test';
import { expectErrorColour } from '#tests/support/error-colour.ts';
import { expectNoEscape } from '#tests/support/escape.ts';
import { enterLogin, field, openForm } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { menu, menuButton } from '#tests/support/screen/frame.ts';
import { gameFigure } from '#tests/support/screen/games.ts';
import { limit, selfTest } from '#tests/support/screen/safety.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const weekly = (page: Page) => limit(page, 'Deposit limit', '7 days');

const setLimit = async (page: Page, amount: string): Promise<void> => {
  await weekly(page).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
};

test('a limit applies immediately, and raising it waits, can be cancelled and needs confirmation', {
  tag: ['@X02', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/responsible');
  await setLimit(page, 'a lot');
  const dialog = page.getByRole('dialog', { name: 'Deposit limit: 7 days' });
  await expectErrorColour(dialog.getByText('₱1.00 to ₱10,000,000.00'));
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior)).toBe('none');
  await dialog.getByRole('textbox').fill('5,000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(weekly(page)).toContainText('₱5,000.00');
  await setLimit(page, '9000');
  await expect(weekly(page).getByRole('status')).toContainText('₱9,000.00');
  await expect(weekly(page).getByText(/^₱[\d,.]+$/)).toHaveText('₱5,000.00');
  await weekly(page).getByRole('button', { name: 'Cancel request' }).click();
  await expect(weekly(page).getByRole('status')).toHaveCount(0);
  await sim.apply('safety.limit-to-confirm');
  await page.reload();
  await weekly(page).getByRole('button', { name: 'Confirm' }).click();
  await field(page, 'Login password').fill('Passw0rd1');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(weekly(page).getByText(/^₱[\d,.]+$/)).toHaveText('₱20,000.00');
});

test('removing a limit that needs a verified identity links to verification', {
  tag: ['@X02', '@X37'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('identity.required');
  await page.goto('/m/responsible');
  await setLimit(page, '400');
  await expect(weekly(page)).toContainText('₱400.00');
  await weekly(page).getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Deposit limit: 7 days' });
  await dialog.getByRole('button', { name: 'Remove limit' }).click();
  await dialog.getByRole('alert').getByRole('link', { name: 'Verify identity' }).click();
  await expect(page).toHaveURL(/\/m\/member\/identity\?back=limits$/);
});

test('the limits are shown if the summary of play fails to load', {
  tag: ['@X02', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.faults({ endpoint: 'playSummary', kind: 'error', code: 'system.unknown' });
  await signIn('player01');
  await page.goto('/m/responsible');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Limit usage' })).toBeVisible();
});

test('the self-test is scored in the page, and its answers are neither sent nor stored', {
  tag: ['@X02', '@long'],
}, async ({ page }) => {
  await page.goto('/m/responsible');
  const version = page.waitForResponse('**/wps/system/version');
  await hydrateWhenIdle(page);
  await version;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const box of await selfTest(page).all()) await box.check();
  await expect(page.getByText(/^3 or more ticked/)).toBeVisible();
  await selfTest(page).first().uncheck();
  await expect(page.getByText(/^3 or more ticked/)).toBeVisible();
  expect(sent.filter((url) => url.includes('/wps/'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('self');
});

test('a time-out closes the home page but not the user agreement', {
  tag: ['@X06', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/responsible');
  const form = page.getByRole('form', { name: 'Time-out' });
  await form.getByLabel('3 days').check();
  await form.getByRole('button', { name: 'Start time-out' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect(page).toHaveURL(/\/m\/closed$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('You are on a time-out');
  await expect(page.getByRole('main')).toContainText('₱12,480.50');
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/m\/closed$/);
  await page.goto('/m/useragreement');
  await expect(page).toHaveURL(/\/m\/useragreement$/);
});

test('a login to an excluded account leads to its page, and reopening right after the request fails', {
  tag: ['@X06', '@long'],
}, async ({ page, sim, context }) => {
  await withoutNotices(context);
  await sim.apply('safety.exclusion-over');
  await openForm(page, '/m/login');
  await enterLogin(page, 'player01', seedPassword);
  await expect(page).toHaveURL(/\/m\/closed$/);
  await page.getByRole('button', { name: 'Request to reopen my account' }).click();
  await page.getByRole('button', { name: 'Reopen my account' }).click();
  await page.getByRole('dialog').getByLabel('Login password').fill('Passw0rd1');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('done or has changed');
  await expect(page.getByRole('dialog').getByLabel('Login password')).toHaveValue('Passw0rd1');
});

test('the reality check opens over the game, shows the net result and lets play continue', {
  tag: ['@X04', '@X05', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('safety.check-soon');
  await sim.flags({ TRANSBETREPMEM3: false });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameFigure(page, 'net')).toHaveText('−₱1.00');
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toBeVisible({ timeout: 15_000 });
  await expect(check).toContainText('15 min');
  await expect(check.getByRole('definition').last()).toHaveText('−₱1.00');
  await expectNoEscape(page, check);
  await expect(check.getByRole('button')).toHaveText(['Continue', 'Log out']);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toHaveCount(0);
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameFigure(page, 'net')).toHaveText('−₱2.00');
});

/** Pages that promote betting or deposits. */
const offers = ['voucherCenter', 'activity', 'inviteFriends', 'rewardCenter', 'leaderBoard']
  .map((name) => `a[href*="/m/${name}"]:visible`)
  .join();

test('a self-excluded member sees no deposit, promotion or invitation', {
  tag: ['@X06', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('safety.excluded');
  await signIn('player01');
  await page.goto('/m/home');
  await page.waitForURL('**/m/closed');
  for (const path of [
    'closed',
    'withdraw',
    'transaction/record',
    'gameRecord',
    'help',
    'responsible',
    'securityCenter',
    'service',
  ]) {
    await page.goto(`/m/${path}`);
    await expect(page.locator('html[data-account-closed]')).toBeVisible();
    await hydrateWhenIdle(page);
    await expect(page.locator(offers), path).toHaveCount(0);
  }
  await page.goto('/m/withdraw');
  await menuButton(page).click();
  await expect(menu(page).getByRole('link', { name: 'Limits and time-out' })).toBeVisible();
  await expect(page.locator(offers)).toHaveCount(0);
});

test('a self-excluded member sees no offers before the modules have loaded', { tag: '@X06' }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.apply('safety.excluded');
  await signIn('player01');
  await page.goto('/m/home');
  await page.waitForURL('**/m/closed');
  // The scripts never load, so the page stays in its state after the first paint.
  await page.route('**/_astro/*.js', () => new Promise<void>(() => undefined));
  for (const path of ['withdraw', 'help', 'responsible', 'gameRecord']) {
    await page.goto(`/m/${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator(offers), path).toHaveCount(0);
  }
});

test('limits and time-out are in the menu, the member centre and the settings', { tag: ['@X02', '@long'] }, async ({
  page,
  context,
  signIn,
}) => {
  await withoutNotices(context);
  await signIn('player01');
  for (const path of ['/m/mine', '/m/set']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Limits and time-out' })).toHaveAttribute(
      'href',
      /\/m\/responsible/,
    );
  }
  await page.goto('/m/home');
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Limits and time-out' }).click();
  await expect(page).toHaveURL(/\/m\/responsible#limits$/);
});
