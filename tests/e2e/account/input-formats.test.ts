// @long

import type { Page } from 'playwright/test';
import { seedSecret } from '#sim/features/account/scenarios/security.ts';
import { codeAt } from '#sim/features/safety/rules/authenticators.ts';
import { codeButton, enterLogin, field, openForm, paste, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { accounts } from '#tests/support/screen/cashier.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns digits in full-width form, in two groups with spaces around. */
const fullWidth = (digits: string): string =>
  ` ${[...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')} `.replace(
    /(.{4})/,
    '$1\u3000',
  );

const grouped = (digits: string): string => ` ${digits.slice(0, 3)}-${digits.slice(3)}`;

test('an SMS code of full-width digits logs in', { tag: ['@R148', '@R129'] }, async ({ page, sim }) => {
  await openForm(page, '/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await paste(field(page, 'Mobile number'), '+63 917 123 4567');
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/\d s$/);
  await paste(field(page, 'SMS code'), fullWidth((await sim.codes()).sms[0]?.code ?? ''));
  await submitForm(page);
  await page.waitForURL('**/m/home');
});

test('accepts a two-step verification code in groups', { tag: '@X09' }, async ({ page, sim }) => {
  await sim.apply('security.two-steps');
  await openForm(page, '/m/login');
  await enterLogin(page, 'player01', seedPassword);
  const step = page.getByRole('dialog', { name: 'Two-step verification' });
  const code = codeAt(seedSecret, await sim.clock.now());
  await paste(step.getByLabel('Code from your authenticator app'), grouped(code));
  await step.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/m/home');
});

test('the withdrawal page accepts a PIN of full-width digits and a wallet number with +63', {
  tag: ['@R263', '@engines'],
}, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Add account' }).click();
  const sheet = page.getByRole('dialog');
  await paste(field(sheet, 'New withdrawal password'), fullWidth('246810'));
  await paste(field(sheet, 'Repeat withdrawal password'), grouped('246810'));
  await field(sheet, 'Login password').fill(seedPassword);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await sheet.getByLabel(/^Bank or e-wallet/).selectOption('GCASH');
  await paste(field(sheet, 'E-wallet mobile number'), '+63 917 555 0109');
  await paste(field(sheet, 'Name on the account'), 'Sea\u0301n O\u2019Neil');
  await sheet.getByRole('button', { name: 'Add account' }).click();
  await expect(accounts(page, '•••• 0109')).toBeChecked();
});

test('the security centre accepts a wallet number with +63 and rejects letters in it', {
  tag: '@R265',
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=cards');
  const add = page.getByRole('button', { name: 'Add account' });
  await add.click();
  await page.getByLabel(/^Bank or e-wallet/).selectOption('MAYA');
  await paste(field(page, 'E-wallet mobile number'), '0917555O188x0');
  await add.click();
  await expect(page.getByText('This mobile number should have 11 digits.')).toBeVisible();
  await field(page, 'E-wallet mobile number').fill('+63 (917) 555–0188');
  await paste(field(page, 'Withdrawal password'), fullWidth('246810'));
  await field(page, 'Login password').fill(seedPassword);
  await add.click();
  await expect(page.getByRole('main')).toContainText('•••• 0188');
});

test('withdrawal passwords are masked, but are neither saved as passwords nor filled with codes of messages', {
  tag: '@R265',
}, async ({ page, signIn }) => {
  await signIn('player01');
  for (const path of ['/m/withdraw', '/m/securityCenter?step=payment', '/m/securityCenter?step=reset']) {
    await page.goto(path);
    const pins = page.getByRole('textbox', { name: /withdrawal password/i });
    await expect(pins.first()).toBeVisible();
    for (const pin of await pins.all()) {
      await expect(pin).toHaveAttribute('type', 'text');
      await expect(pin).toHaveAttribute('autocomplete', 'off');
      await expect(pin).toHaveCSS('-webkit-text-security', 'disc');
    }
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(pins.first()).toHaveCSS('-webkit-text-security', 'none');
  }
  await signIn('agent01');
  await page.goto('/m/upLine/transfer');
  const pin = field(page, 'Withdrawal password');
  await expect(pin).toHaveAttribute('inputmode', 'numeric');
  await expect(pin).toHaveAttribute('autocomplete', 'off');
});

/** Emulates an iPhone home-screen app; shared data is stored on `window`. */
const asHomeScreenApp = (page: Page) =>
  page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperties(navigator, {
      standalone: { value: true },
      canShare: { value: () => true },
      share: {
        value: async ({ files }: { files: File[] }) => {
          for (const file of files) shared.push(`${file.name} ${file.type} ${(await file.text()).length > 10}`);
        },
      },
    });
  });

test('an iPhone’s home-screen app saves files through the share sheet', { tag: '@X07' }, async ({ page, signIn }) => {
  await asHomeScreenApp(page);
  await signIn('player01');
  await page.goto('/m/statement');
  await page.getByRole('button', { name: 'Download' }).click();
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as string[]);
  await expect.poll(shared).toEqual([expect.stringMatching(/^statement-.*\.csv text\/csv;charset=utf-8 true$/)]);
  await page.goto('/m/inviteFriends');
  await page.getByRole('button', { name: /poster/i }).click();
  await expect.poll(shared).toEqual([expect.stringMatching(/\.png image\/png true$/)]);
});
