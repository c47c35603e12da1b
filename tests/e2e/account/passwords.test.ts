import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { temporaryPassword } from '#sim/features/account/scenarios/security.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import {
  codeButton,
  enterLogin,
  field,
  openForm as open,
  storedItem as stored,
  submitForm as submit,
} from '#tests/support/forms.ts';
import { hostileTexts } from '#tests/support/hostile.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf, toast } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const next = 'Sampaguita7';

test('recovery by email sends the trimmed input and returns to the login page', {
  tag: ['@R159', '@R161', '@R233', '@engines', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/login');
  await open(page, '/m/forget');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await field(page, 'Username').fill(' player01 ');
  await field(page, 'Email').fill(' tala.reyes@example.ph ');
  await submit(page);
  await expect(page.getByText('Sent. Check your email')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  const [call] = await sim.requests({ path: '/wps/member/password/email' });
  expect(call?.requestBody).toEqual({ username: 'player01', email: 'tala.reyes@example.ph' });
  expect((await sim.codes()).mails[0]?.to).toBe('tala.reyes@example.ph');
});

test('an invalid email is rejected at its field and not sent', { tag: ['@R160', '@R159', '@long'] }, async ({
  page,
  sim,
}) => {
  await open(page, '/m/forget');
  await field(page, 'Username').fill('player01');
  for (const email of ['plain', 'name@mail.info', '<b>@x.ph', 'a@b@c.ph', ...hostileTexts]) {
    await field(page, 'Email').fill(email);
    await submit(page);
    await expect(page.getByText('Enter a complete email address, like name@mail.com')).toBeVisible();
  }
  expect(await sim.requests({ path: '/wps/member/password/email' })).toEqual([]);
});

const recoverByPhone = async (page: Page, sim: Sim): Promise<void> => {
  await field(page, 'Mobile number').fill('9171234567');
  await codeButton(page).click();
  await expect(field(page, 'Verification code')).toBeEnabled();
  await field(page, 'Verification code').fill((await sim.codes()).sms[0]?.code ?? '');
  await field(page, 'New password').fill(next);
  await submit(page);
};

test('with its flag on, recovery by phone is offered first and logs the member in', {
  tag: ['@R163', '@R162', '@R164'],
}, async ({ page, sim }) => {
  await sim.flags({ CHNGPASSVERIF3: true });
  await open(page, '/m/forget');
  await expect(field(page, 'Verification code')).toBeDisabled();
  await field(page, 'Mobile number').fill('123');
  await codeButton(page).click();
  await expect(page.getByText('Enter a mobile number of at least 10 digits')).toBeVisible();
  await recoverByPhone(page, sim);
  await page.waitForURL('**/m/home');
  expect(await stored(page, 'MC_SESSION_INFO')).toContain('player01');
  const login = (await sim.requests({ path: '/wps/session/login' })).at(-1);
  expect(login?.requestBody).toMatchObject({ username: '9171234567', type: 2 });
});

test('after a recovery by phone or email the next page shows until when withdrawals are on hold', {
  tag: ['@A98', '@long'],
}, async ({ page, sim }) => {
  const notice = toast(page).filter({ hasText: /withdrawals are on hold until .*(AM|PM)/ });
  await sim.flags({ CHNGPASSVERIF3: true });
  await open(page, '/m/forget');
  await recoverByPhone(page, sim);
  await page.waitForURL('**/m/home', { waitUntil: 'commit' });
  await expect(notice).toBeVisible();
  await page.goto('/m/withdraw');
  await expect(page.getByText('You can withdraw again')).toBeVisible();

  await sim.apply('security.temporary-password');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/login');
  await enterLogin(page, 'player01', temporaryPassword);
  await page.waitForURL('**/m/changePsw');
  await field(page, 'New password').fill('Waling8Waling');
  await field(page, 'Confirm new password').fill('Waling8Waling');
  await submit(page);
  await page.waitForURL('**/m/home', { waitUntil: 'commit' });
  await expect(notice).toBeVisible();
});

test('a failed recovery clears the rejected field and keeps the other', { tag: ['@R165', '@R231', '@R234'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ CHNGPASSVERIF3: true });
  await open(page, '/m/forget');
  await field(page, 'Mobile number').fill('9171234567');
  await codeButton(page).click();
  await expect(field(page, 'Verification code')).toBeEnabled();
  const code = (await sim.codes()).sms[0]?.code ?? '';
  await field(page, 'Verification code').fill('0000');
  await field(page, 'New password').fill(next);
  await submit(page);
  await expect(page.getByText('The verification code is wrong. Check it and try again.')).toBeVisible();
  await expect(field(page, 'Verification code')).toHaveValue('');
  await expect(field(page, 'New password')).toHaveValue(next);
  await field(page, 'Verification code').fill(code);
  await field(page, 'New password').fill(seedPassword);
  await submit(page);
  await expect(page.getByText('The new password and the old password cannot be the same')).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue('');
  await expect(field(page, 'Verification code')).toHaveValue(code);
  await field(page, 'New password').fill('Trustno1');
  await submit(page);
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/This password is too common/);
  await expect(field(page, 'Verification code')).toHaveValue(code);
});

test('a recovery whose login fails leads to the login page', { tag: '@long' }, async ({ page, sim }) => {
  await sim.flags({ CHNGPASSVERIF3: true });
  await sim.faults({ endpoint: 'login', kind: 'error', code: 'system.unknown' });
  await open(page, '/m/forget');
  await recoverByPhone(page, sim);
  await page.waitForURL('**/m/login');
});

test('a member changes the password', { tag: ['@R166', '@R170', '@R232', '@engines'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await open(page, '/m/changePsw');
  await expect(field(page, 'Username')).toHaveValue('player01');
  await expect(field(page, 'Username')).toHaveAttribute('readonly');
  await field(page, 'Old password').fill(seedPassword);
  const [password, again] = [field(page, 'New password'), field(page, 'Confirm new password')];
  for (const field of [password, again]) await field.fill('Trustno1');
  await submit(page);
  await expect(password).toHaveAccessibleDescription(/This password is too common/);
  await expect(password).toBeFocused();
  for (const field of [password, again]) await field.fill(next);
  await submit(page);
  await expect(page.getByText('Change saved')).toBeVisible();
  await page.waitForURL('**/m/home');
  const call = (await sim.requests({ path: '/wps/member/password', method: 'POST' })).at(-1);
  expect(Object.keys(call?.requestBody as object)).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword']);
  const reply = await sim.call('/wps/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'player01', password: next, type: 0 }),
  });
  expect(reply.status).toBe(200);
});

test('reusing the old password opens a popup and sends no request', {
  tag: ['@R168', '@R167', '@R208', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await open(page, '/m/changePsw');
  await submit(page);
  await expect(page.getByText('Enter password', { exact: true })).toBeVisible();
  await field(page, 'Old password').fill(seedPassword);
  await field(page, 'New password').fill(seedPassword);
  await field(page, 'Confirm new password').fill(seedPassword);
  await submit(page);
  await expect(
    page.getByRole('dialog').getByText('The new password and the old password cannot be the same'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await sim.requests({ path: '/wps/member/password' })).toEqual([]);
});

test('a failed password change or code request hides the loading toast and shows an error', {
  tag: ['@R169', '@R273', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await open(page, '/m/changePsw');
  await field(page, 'Old password').fill('Mali12345');
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(next);
  await submit(page);
  await expect(page.getByText('Wrong login password. Please try again.')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page, 'New password')).toHaveValue(next);
  await sim.flags({ CHNGPASSVERIF3: true });
  await sim.faults({ endpoint: 'smsReset', kind: 'error', code: 'request.too-many' });
  await open(page, '/m/forget');
  await field(page, 'Mobile number').fill('9990001112');
  await codeButton(page).click();
  await expect(page.getByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a first login leads to the password page, which asks for the old password only after a reload', {
  tag: ['@R137', '@R166', '@R010', '@long'],
}, async ({ page }) => {
  await open(page, '/m/login');
  await field(page, 'Username').fill('newbie01');
  await field(page, 'Password').fill(seedPassword);
  await submit(page);
  await page.waitForURL('**/m/changePsw');
  await expect(page.getByRole('heading', { name: 'First password' })).toBeVisible();
  await expect(page).toHaveTitle('First password · Kidlat');
  await expect(field(page, 'Old password')).toHaveCount(0);
  expect(await stored(page, 'FIRST_LOGIN_PSW')).toBeNull();
  await page.reload();
  await expect(field(page, 'Old password')).toBeVisible();
  await field(page, 'Old password').fill(seedPassword);
  await field(page, 'New password').fill(next);
  await field(page, 'Confirm new password').fill(next);
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}').firstTimeLogin).toBe(false);
});

for (const path of ['/m/changePsw', '/m/set']) {
  test(`${path} without a session redirects to the home page`, { tag: ['@R219', '@R166', '@R171', '@long'] }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForURL('**/m/home');
  });
}

test('a trial member is redirected home with a message to log in with an actual account', {
  tag: ['@R220', '@R218', '@long'],
}, async ({ page, signIn }) => {
  await signIn('trial01');
  await page.goto('/m/set');
  await page.waitForURL('**/m/home');
  await expect(page.getByText('Please login an actual account to use this function')).toBeVisible();
});

test('the settings page logs out even if the request fails', { tag: ['@R171', '@R172', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/set');
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw');
  await sim.faults({ endpoint: 'logout', kind: 'status', status: 500 });
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/m/home');
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
});

test('a member with a temporary password is redirected from member pages to the password page', {
  tag: ['@R010', '@R137', '@long'],
}, async ({ page, sim }) => {
  await sim.apply('security.temporary-password');
  await open(page, '/m/login');
  await enterLogin(page, 'player01', temporaryPassword);
  await page.waitForURL('**/m/changePsw');
  for (const path of ['/m/withdraw', '/m/voucherCenter', '/m/security/sessions']) {
    await page.goto(path);
    await page.waitForURL('**/m/changePsw');
  }
  await expect(page.getByRole('heading', { name: 'First password' })).toBeVisible();
});

test('a page restored from the back/forward cache redirects home if the session has ended', {
  tag: ['@R171', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/set');
  await waitForIdlePage(page);
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL('**/m/home');
});

test('the free trial page starts a trial', { tag: ['@R131', '@R227', '@long'] }, async ({ page }) => {
  await page.goto('/m/trail');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await page.waitForURL('**/m/home');
  expect(JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}').type).toBe(4);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  for (const path of ['/m/forget', '/m/changePsw', '/m/set', '/m/trail']) {
    test(`${path} passes axe`, {
      tag: '@long',
    }, async ({ page, signIn }) => {
      if (path !== '/m/forget' && path !== '/m/trail') await signIn('player01');
      await page.goto(path);
      await waitForIdlePage(page);
      await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
      await expectAccessible(page);
    });
  }
});
