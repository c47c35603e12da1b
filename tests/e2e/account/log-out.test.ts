// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { fillForm, openForm, storedItem, submitForm } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { menu } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

/** Items that a member may leave in the browser, by key. */
const left = {
  session: {
    TRIAL_NAME: 'subok1',
    FIRST_LOGIN_PSW: 'x',
    BALANCE_HIDDEN: '1',
    SMS_CODE_UNTIL: '{}',
    AFFILIATE: '{}',
    PLAY: '{"since":1,"staked":5,"won":0}',
    GAME_LIST: '{}',
    'CACHE:member': '{}',
    'LOTTERY_SLIP:lotto': '[]',
  },
  local: { autoLogin: '1', autoSass: '1', BANK_LIST: '[]', autoRemPass: '1', language: 'EN' },
};

test('the header logs out after a confirmation and clears member data even if the request fails', {
  tag: ['@R061', '@R062', '@R210', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/help');
  await waitForIdlePage(page);
  await page.goto('/m/helpDetail');
  await waitForIdlePage(page);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items.session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(items.local)) localStorage.setItem(key, value);
    localStorage.setItem('REMEMBERED_LOGIN_USERNAME', '{}');
  }, left);
  await sim.faults({ endpoint: 'logout', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(dialog).toContainText('Log out of your account?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedItem(page, 'MC_SESSION_INFO')).not.toBeNull();

  await page.route('**/wps/session/logout', async (route) => {
    await expect(page.getByText('Please wait…')).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/m/home');
  const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  const { AFFILIATE, ...personal } = left.session;
  for (const key of ['MC_SESSION_INFO', ...Object.keys(personal)]) expect(Object.keys(kept.session)).not.toContain(key);
  expect(kept.session).toMatchObject({ AFFILIATE });
  for (const key of ['autoLogin', 'autoSass', 'BANK_LIST']) expect(kept.local, key).not.toHaveProperty(key);
  expect(kept.local).toMatchObject({ language: 'EN', REMEMBERED_LOGIN_USERNAME: '{}' });
  expect(await sim.requests({ path: '/wps/session/logout', status: 500 })).toHaveLength(1);
});

test('logging out clears a remembered login that the player has turned off', {
  tag: ['@R172', '@R209'],
}, async ({ page }) => {
  await openForm(page, '/m/login');
  await page.getByLabel('Remember me on this phone').check();
  await fillForm(page, { Username: 'player01', Password: seedPassword });
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await page.evaluate(() => localStorage.setItem('autoRemPass', '0'));
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/m/home');
  const local = await page.evaluate(() => ({ ...localStorage }));
  expect(local).not.toHaveProperty('REMEMBERED_LOGIN_USERNAME');
  expect(local).toMatchObject({ autoLogin: '0' });
});

test('the settings page waits ten seconds for the logout response and then leads home', {
  tag: ['@R172', '@R276'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.clock.install();
  await page.goto('/m/set');
  await waitForIdlePage(page);
  let isRequested = false;
  await page.route('**/wps/session/logout', () => {
    isRequested = true;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Please wait…')).toBeVisible();
  await expect.poll(() => isRequested).toBe(true);
  await page.clock.runFor(9_999);
  await expect(page.getByText('Please wait…')).toBeVisible();
  expect(page.url()).toMatch(/\/m\/set$/);
  await page.clock.runFor(1);
  await page.waitForURL('**/m/home');
  expect(await storedItem(page, 'MC_SESSION_INFO')).toBeNull();
});

test('settings that arrive during a logout cause no second redirect', { tag: ['@R172'] }, async ({ page, signIn }) => {
  const settings = await holdResponses(page, '**/wps/system/settings/*');
  const home = await holdResponses(page, '**/m/home');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/m/home')) requests.push(request.url());
  });
  await signIn('player01');
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => requests).toHaveLength(1);
  const received = page.waitForResponse('**/wps/system/settings/*');
  settings.release();
  await received;
  home.release();
  await page.waitForURL('**/m/home');
  expect(requests).toHaveLength(1);
});
