// @long

import type { Page } from 'playwright/test';
import { codeButton, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

/** Stops the clock; time then passes only by the test. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 3_600_000);

/** Expects a toast to be visible until `ms` have almost passed, then lets the time end. */
const expectToastFor = async (page: Page, words: string, ms: number): Promise<void> => {
  await expect(toast(page)).toHaveText(words);
  await page.clock.runFor(ms - 1);
  await expect(toast(page)).toHaveText(words);
  await page.clock.runFor(1);
};

/** Interval of checks for a toast on a new page, ms; up to this much of its duration may have passed. */
const checkIntervalMs = 20;
const waitForToast = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(checkIntervalMs);
      return toast(page).count();
    })
    .toBe(1);

test.beforeEach(({ page }) => page.clock.install());

test('recovery by email shows "Sent" for one second and then returns to the login page', {
  tag: ['@R161', '@R276'],
}, async ({ page }) => {
  await page.goto('/m/login');
  await openForm(page, '/m/forget');
  await fillForm(page, { Username: 'player01', Email: 'tala.reyes@example.ph' });
  await stopClock(page);
  await submitForm(page);
  await expectToastFor(page, 'Sent. Check your email', 1_000);
  await page.waitForURL('**/m/login');
});

test('a password change shows "Change saved" for one second and then leads home', { tag: ['@R169', '@R170'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await openForm(page, '/m/changePsw');
  await fillForm(page, {
    'Old password': seedPassword,
    'New password': 'Sampaguita7',
    'Confirm new password': 'Sampaguita7',
  });
  await stopClock(page);
  await submitForm(page);
  await expectToastFor(page, 'Change saved', 1_000);
  await page.waitForURL('**/m/home');
});

test('registration shows "Code sent" and "Account created" for 1.5 seconds each', { tag: ['@R153', '@R155'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, REGISTER_FIELDS: [] });
  await openForm(page, '/m/register');
  await field(page, 'Mobile number').fill('9281112222');
  await stopClock(page);
  await codeButton(page).click();
  await expectToastFor(page, 'Code sent', 1_500);
  await expect(toast(page)).toHaveCount(0);
  await field(page, 'SMS code').fill((await sim.codes()).sms[0]?.code ?? '');
  await submitForm(page);
  await expectToastFor(page, 'Account created', 1_500);
  await page.waitForURL(/\/m\/(home|login)$/);
});

test('a login removes the "Code sent" toast', { tag: ['@R153', '@R213'] }, async ({ page, sim }) => {
  await sim.flags({ PROVIDER_READY: false });
  await openForm(page, '/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await field(page, 'Mobile number').fill('9171234567');
  await stopClock(page);
  await codeButton(page).click();
  await expect(toast(page)).toHaveText('Code sent');
  await field(page, 'SMS code').fill((await sim.codes()).sms[0]?.code ?? '');
  await page.route('**/m/home', (route) => route.fulfill({ status: 204 }));
  await submitForm(page);
  await expect(toast(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('player01');
});

test('the toast of a code request lasts ten seconds, and that of a rejected trial account two', {
  tag: ['@R220', '@R276', '@R277'],
}, async ({ page, sim, signIn }) => {
  await sim.flags({ CHNGPASSVERIF3: true });
  await openForm(page, '/m/forget');
  await field(page, 'Mobile number').fill('9171234567');
  await page.route('**/sms/reset', () => undefined);
  await stopClock(page);
  await codeButton(page).click();
  await expectToastFor(page, 'Sending the code…', 10_000);
  await expect(toast(page)).toHaveCount(0);
  await signIn('trial01');
  await page.goto('/m/set');
  await page.waitForURL('**/m/home');
  await waitForToast(page);
  await expectToastFor(page, 'Please login an actual account to use this function', 2_000 - checkIntervalMs);
  await page.clock.runFor(checkIntervalMs);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast without a duration of its own is shown for three seconds', { tag: '@R213' }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.faults({ endpoint: 'addFavourite', kind: 'error', code: 'system.unknown' });
  await signIn('newbie01');
  await openForm(page, '/m/gameList?gameType=LIVE');
  const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first();
  await heart.waitFor();
  await stopClock(page);
  await heart.click();
  await expectToastFor(page, 'Something went wrong on our side. Please try again.', 3_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a long toast is shown for eight seconds', { tag: '@R213' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter?order=D-none');
  await expect(toast(page)).toHaveText('We could not find this transaction in your account.');
  const now = (): Promise<number> => page.evaluate(() => Date.now());
  const seenAt = await now();
  await page.clock.pauseAt(seenAt + 1_000);
  await page.clock.runFor(seenAt + 6_500 - (await now()));
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(toast(page)).toHaveCount(0);
});
