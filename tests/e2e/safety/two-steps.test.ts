import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { seedSecret } from '#sim/features/account/scenarios/security.ts';
import { codeAt } from '#sim/features/safety/rules/authenticators.ts';
import { expectNoEscape } from '#tests/support/escape.ts';
import { field } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { expect, test } from '#tests/support/test.ts';
import { addVirtualPasskey } from '#tests/support/virtual-passkey.ts';

const code = async (sim: Sim): Promise<string> => {
  const { authenticators } = (await sim.codes()) as unknown as { authenticators: { code: string }[] };
  return authenticators[0]?.code ?? '';
};

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('player01');
  await field(page, 'Password').fill(seedPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test('two-step verification is set up with a password, a code and ten recovery codes', {
  tag: ['@X09', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/security/twoSteps');
  const setUp = page.getByRole('button', { name: 'Set up' });
  await setUp.click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await setUp.click();
  await sheet.getByLabel('Login password').fill('wrong');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Wrong login password. Please try again.')).toBeVisible();
  await sheet.getByLabel('Login password').fill(seedPassword);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const scan = page.getByRole('dialog', { name: 'Scan with your app' });
  await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await scan.getByLabel('Then enter the code shown in the app').fill('000000');
  await scan.getByRole('button', { name: 'Verify and turn on' }).click();
  await expect(scan.getByText('This code is wrong or already used. Wait for the next code.')).toBeVisible();
  await scan.getByLabel('Then enter the code shown in the app').fill(await code(sim));
  await scan.getByRole('button', { name: 'Verify and turn on' }).click();
  const save = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(save.getByRole('listitem')).toHaveCount(10);
  await expectNoEscape(page, save);
  await expect(save.getByRole('listitem')).toHaveCount(10);
  await save.getByRole('button', { name: 'I have saved my codes' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});

test('a login with two-step verification asks for the code and then continues', { tag: '@X09' }, async ({
  page,
  sim,
}) => {
  await sim.apply('security.two-steps');
  await logIn(page);
  const step = page.getByRole('dialog', { name: 'Two-step verification' });
  // The text is the same after a password, an SMS code and a reset, so it names none of them.
  await expect(step).toContainText('Confirm it’s you to finish logging in.');
  await step.getByLabel('Code from your authenticator app').fill('12345');
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step.getByText('Enter the 6-digit code.')).toBeVisible();
  await step.getByRole('button', { name: 'Close' }).click();
  await expect(field(page, 'Password')).toHaveValue(seedPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await step.getByLabel('Code from your authenticator app').fill(codeAt(seedSecret, await sim.clock.now()));
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('a lost phone leads to the chat, which names the date of the turn-off', { tag: ['@X09', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.apply('security.two-steps');
  await logIn(page);
  await page.getByRole('button', { name: 'I lost my phone' }).click();
  await page.getByRole('button', { name: 'Request turn-off' }).click();
  await expect(page).toHaveURL(/\/m\/chat/);
  await expect(page.getByText('two-step verification turns off on')).toBeVisible();
});

test('a passkey can be added and used to log in, and is rejected once removed', { tag: ['@X09', '@long'] }, async ({
  page,
  signIn,
}) => {
  await addVirtualPasskey(page);
  await signIn('player01');
  await page.goto('/m/security/twoSteps');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Login password').fill(seedPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Passkey name').fill('My phone');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('My phone')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goto('/m/login');
  const byPasskey = page.getByRole('button', { name: 'Log in with a passkey' });
  await byPasskey.click();
  await expect(page).toHaveURL(/\/m\/home/);
  await page.goto('/m/security/twoSteps');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove My phone' }).click();
  const step = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await step.getByRole('button', { name: 'Use a passkey' }).last().click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
  await page.goto('/m/login');
  await byPasskey.click();
  await expect(page.getByText('This passkey is no longer valid.')).toBeVisible();
});

test('a cancelled passkey prompt shows no error and keeps the login form', {
  tag: ['@X09', '@long'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('closed by the player', 'NotAllowedError'));
  });
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('player01');
  const byPasskey = page.getByRole('button', { name: 'Log in with a passkey' });
  const responded = page.waitForResponse('**/passkey/**');
  await byPasskey.click();
  await responded;
  await expect(byPasskey).toBeEnabled();
  expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  await expect(page).toHaveURL(/\/m\/login/);
});

test('sessions can be ended from the list, and failed logins are listed', { tag: ['@X08', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.apply('security.new-device');
  await signIn('player01');
  await page.goto('/m/security/sessions');
  await page.getByRole('button', { name: 'Log out Firefox, Linux' }).click();
  await expect(page.getByText('Device logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out Firefox, Linux' })).toHaveCount(0);
  await expect(page.getByText('Wrong password').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(page.getByText('You are not logged in on any other device.')).toBeVisible();
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });
  test('the pages of sessions and two-step verification open', { tag: ['@X08', '@X09', '@long'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await sim.apply('security.new-device');
    await signIn('agent01');
    await page.goto('/m/security/sessions');
    await expect(page.getByRole('heading', { name: 'Active sessions' })).toBeVisible();
    await page.goto('/m/security/twoSteps');
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  });
});
