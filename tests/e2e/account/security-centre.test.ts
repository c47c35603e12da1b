import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { endSession, logInAgain } from '#tests/support/expired-session.ts';
import { codeButton, field } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { accounts } from '#tests/support/screen/cashier.ts';
import { cards } from '#tests/support/screen/member.ts';
import { expect, test } from '#tests/support/test.ts';

const pin = '246810';

/** Returns a step of the overview by name. */
const step = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('a new email is confirmed with a code and then used for password recovery', {
  tag: ['@R027', '@R265', '@A68', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter');
  await expect(page.getByRole('img', { name: '83% protected' })).toBeVisible();
  await step(page, 'Email address').click();
  const email = 'tala.bago@example.ph';
  await field(page, 'New email address').fill(email);
  await codeButton(page).click();
  await expect(page.getByText('It expires in 10 minutes')).toBeVisible();
  const { mails } = await sim.codes();
  await field(page, 'Code from the email').fill(mails.find(({ code }) => code)?.code ?? '');
  await field(page, 'Login password').fill('Wrong0000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Login password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'New email address')).toHaveValue(email);
  await field(page, 'Login password').fill(seedPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(step(page, 'Email address')).toContainText('ta•••@example.ph');
  await expect(page.getByText('Withdrawals are on hold until')).toBeVisible();

  await page.goto('/m/forget');
  await field(page, 'Username').fill('player01');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect.poll(async () => (await sim.codes()).mails[0]).toMatchObject({ to: email });
  expect((await sim.codes()).mails[0]?.temporaryPassword).toBeTruthy();
});

test('two-step verification shows its state, is recommended while off and completes the protection ring', {
  tag: ['@R265', '@X09', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter');
  const row = page.getByRole('link', { name: /^Two-step verification and passkeys/ });
  await expect(row).toContainText('Off');
  await page.getByRole('link', { name: 'Set up now' }).click();
  await expect(page).toHaveURL(/security\/twoSteps$/);
  await sim.apply('security.two-steps');
  await page.goto('/m/securityCenter');
  await expect(row).toContainText('On');
  await expect(page.getByRole('img', { name: '100% protected' })).toBeVisible();
  await expect(page.getByText('All protections are on')).toBeVisible();
  await expectAccessible(page);
});

test('an e-wallet in the player’s own name can be added, set as default and used for a withdrawal', {
  tag: ['@R265', '@R263', '@engines'],
}, async ({ page, sim, signIn }) => {
  await sim.flags({ WITHDRAW_HOLD_HOURS: 1, SESSION_MINUTES: 600 });
  await signIn('player01');
  await page.goto('/m/securityCenter?step=cards');
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);
  const add = page.getByRole('button', { name: 'Add account' });
  await add.click();
  await expect(page.getByText('After this change, withdrawals are on hold for 1 hour')).toBeVisible();
  await add.click();
  await expect(page.getByText('Choose your bank or e-wallet.')).toBeVisible();
  await expect(page.getByText('Enter the account number.')).toBeVisible();
  await page.getByLabel(/^Bank or e-wallet/).selectOption('MAYA');
  await add.click();
  await expect(page.getByText('Enter the mobile number.')).toBeVisible();
  await field(page, 'E-wallet mobile number').fill('0917 555');
  await add.click();
  await expect(page.getByText('This mobile number should have 11 digits.')).toBeVisible();
  await field(page, 'E-wallet mobile number').fill('0917 555 0188');
  await expect(field(page, 'Name on the account')).toHaveValue('Tala Reyes');
  await field(page, 'Withdrawal password').fill(pin);
  await field(page, 'Login password').fill(seedPassword);
  await add.click();
  await expect(cards(page)).toHaveCount(3);
  const maya = cards(page).filter({ hasText: 'Maya' });
  await expect(maya).toContainText('•••• 0188');
  await maya.getByRole('button', { name: 'Set as default' }).click();
  await expect(cards(page).first()).toContainText('Maya');

  await sim.clock.advance('61m');
  await page.goto('/m/withdraw');
  await accounts(page, '0188').check();
  await field(page, 'Amount').fill('200');
  await field(page, 'Withdrawal password').fill(pin);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('•••• 0188');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,280.50');
});

test('a session that ends during a step shows the login popup and keeps the typed text', {
  tag: ['@R219', '@R265', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=email');
  await field(page, 'New email address').fill('tala.bago@example.ph');
  await field(page, 'Login password').fill(seedPassword);
  await endSession(page, sim);
  await codeButton(page).click();
  await logInAgain(page, 'player01');
  await expect(field(page, 'New email address')).toHaveValue('tala.bago@example.ph');
  await expect(field(page.getByRole('main'), 'Login password')).toHaveValue(seedPassword);
  await codeButton(page).click();
  await expect(page.getByText('It expires in 10 minutes')).toBeVisible();
});

test('a new member is guided to the first step and can set a withdrawal password and a birthday', {
  tag: ['@R265', '@A62'],
}, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: 'Set up now' }).click();
  await expect(page.getByRole('heading', { name: 'Mobile number' })).toBeFocused();
  await page.goBack();
  await step(page, 'Withdrawal password').click();
  await field(page, 'New withdrawal password').fill(pin);
  await field(page, 'Repeat withdrawal password').fill('111111');
  await field(page, 'Login password').fill(seedPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The two passwords don’t match')).toBeVisible();
  await field(page, 'Repeat withdrawal password').fill(pin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(step(page, 'Withdrawal password')).toContainText('Set');

  await step(page, 'Birthday').click();
  await field(page, 'Birthday').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Birthday')).toHaveAccessibleDescription(/at least/);
  await field(page, 'Birthday').fill('1990-05-20');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save permanently' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByLabel('Login password').fill(seedPassword);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Birthday')).toContainText('May 20, 1990');
});

test('replacing the security questions requires the current answers and locks after five wrong tries', {
  tag: ['@R265', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=questions');
  const old = page.getByRole('group', { name: 'Your current answers' }).getByRole('textbox');
  await expect(old).toHaveCount(3);
  await expect(old).toHaveCount(3);
  for (const answer of await old.all()) await answer.fill('mali');
  for (const [at, id] of ['2', '5', '6'].entries()) {
    await page.getByLabel(new RegExp(`^Question ${at + 1}`)).selectOption(id);
    await field(page, `Answer ${at + 1}`).fill('adobo');
  }
  await field(page, 'Login password').fill(seedPassword);
  for (let nth = 0; nth < 5; nth += 1) {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('One or more answers are wrong')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Too many failed attempts. Try again after')).toBeVisible();
  await expect(field(page, 'Answer 3')).toHaveValue('adobo');
});
