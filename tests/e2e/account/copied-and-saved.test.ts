// @long

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { codeButton, field, openForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { continueButton } from '#tests/support/screen/cashier.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

const pasteFromClipboard = async (page: Page, input: Locator, text: string): Promise<void> => {
  await page.evaluate((it) => navigator.clipboard.writeText(it), text);
  await input.fill('');
  await input.focus();
  await page.keyboard.press('ControlOrMeta+V');
};

test('pasted amounts and account numbers keep their value, whatever surrounds the digits', {
  tag: ['@R264', '@R265'],
}, async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('player01');
  await openForm(page, '/m/voucherCenter');
  const amount = field(page, 'Amount');
  for (const text of ['₱1,234.50', ' 1 234.50 ', '\u200b１，２３４．５０\u200e', '₱\u00a01,234.50']) {
    await pasteFromClipboard(page, amount, text);
    await amount.blur();
    await expect(page.getByRole('main'), text).toContainText('₱1,234.50');
    await expect(amount, text).not.toHaveAttribute('aria-invalid', 'true');
  }
  await openForm(page, '/m/securityCenter?step=cards');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel(/^Bank or e-wallet/).selectOption('BPI');
  await pasteFromClipboard(page, field(page, 'Account number'), '\u200b 1234-5678 ９０ ');
  await pasteFromClipboard(page, field(page, 'Withdrawal password'), ' 246 810\u200b');
  await field(page, 'Login password').fill(seedPassword);
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByRole('main')).toContainText('•••• 7890');
});

test('copied numbers are the plain number', { tag: '@R264' }, async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await field(page, 'Amount').fill('1000');
  await page.getByRole('radio', { name: 'BPI' }).check();
  await field(page, 'Name on your bank account').fill('Juan Dela Cruz');
  await continueButton(page).click();
  const copy = page.getByRole('button', { name: /^Copy/ });
  await copy.first().waitFor();
  for (const button of await copy.all()) {
    await button.click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^[\w.]+(?: [\w.]+)*$/);
  }
});

test('a saved receipt is a picture of its own size, prints on one page and says the same as text', {
  tag: '@X34',
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/vouReport?period=month&status=approved');
  await entries(page).first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: 'Deposit receipt' });
  await expect(receipt).toContainText(/₱[\d,]+\.\d\d.*DP\w+.*Verification code/s);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share image' }).click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(Math.min(width, height)).toBeGreaterThan(600);
  const printed = await page.pdf({ format: 'A4', tagged: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('password managers find the name beside each password to save', { tag: '@R166' }, async ({ page, signIn }) => {
  const tokensOf = (): Promise<string[]> =>
    page
      .getByRole('main')
      .locator('form input:not([type=checkbox])')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  await openForm(page, '/m/login');
  expect(await tokensOf()).toEqual(['username webauthn', 'current-password']);
  await signIn('player01');
  await openForm(page, '/m/changePsw');
  expect(await tokensOf()).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  await expect(field(page.getByRole('main'), 'Username')).toHaveValue('player01');
});

test('a code that ran out can be sent again without losing what was typed', { tag: '@R148' }, async ({ page, sim }) => {
  await page.clock.install();
  await openForm(page, '/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await field(page, 'Mobile number').fill('9171234567');
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/\d s$/);
  const number = await field(page, 'Mobile number').inputValue();
  await sim.clock.advance('20m');
  await page.clock.fastForward('20:00');
  await expect(codeButton(page)).toHaveText('Get code');
  await expect(field(page, 'Mobile number')).toHaveValue(number);
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/\d s$/);
  await field(page, 'SMS code').fill((await sim.codes()).sms[0]?.code ?? '');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await page.waitForURL('**/m/home');
});
