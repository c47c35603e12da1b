// @long

import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { mountComponent } from '#tests/support/component.ts';
import { field } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { cards } from '#tests/support/screen/member.ts';
import { expect, test } from '#tests/support/test.ts';

const read = <T>(page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name) as Promise<T>;
const settle = (page: Page, how: 'resolve' | 'reject') =>
  page.evaluate((word) => Reflect.get(Reflect.get(window, 'settle'), word)(), how);

test('a prompt focuses its first input after 500 ms, stays open on an error and closes on success', {
  tag: ['@R191', '@A77'],
}, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await mountComponent(
    page,
    `
    import { openPrompt } from './src/ui/open-prompt.tsx';
    window.handed = [];
    const toggle = { showLabel: 'Show', hideLabel: 'Hide' };
    openPrompt({
      title: 'Confirm it is you', cancel: 'Cancel', confirm: 'Confirm',
      inputs: [{ name: 'amount', label: 'Amount' }, { name: 'password', label: 'Login password', ...toggle }],
      errorText: () => 'Wrong password',
      fieldOf: () => 'password',
      onConfirm: (values) => {
        window.handed.push(values);
        return new Promise((resolve, reject) => { window.settle = { resolve, reject: () => reject(new Error('wrong')) }; });
      },
    }).then((confirmed) => { window.ended = confirmed; });
  `,
  );
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const password = page.getByRole('textbox', { name: 'Login password' });
  await expect(password).toHaveAttribute('type', 'password');
  await page.clock.runFor(499);
  await expect(amount).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(amount).toBeFocused();
  await page.clock.resume();
  await expectAccessible(page);
  await amount.fill('500');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await settle(page, 'reject');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Wrong password');
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await expect(amount).toHaveValue('500');
  await password.fill('right');
  await confirm.click();
  await settle(page, 'resolve');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await read(page, 'handed')).toEqual([
    { amount: '500', password: 'wrong' },
    { amount: '500', password: 'right' },
  ]);
  expect(await read(page, 'ended')).toBe(true);
});

test('the nickname prompt validates, saves and shows the new nickname', {
  tag: ['@R190', '@R265'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter');
  const entry = page.getByRole('button', { name: /^Nickname/ });
  await entry.click();
  const prompt = page.getByRole('dialog', { name: 'Nickname' });
  const name = field(prompt, 'Nickname');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(entry).toBeFocused();
  await entry.click();
  await name.fill('');
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await expect(name).toHaveAccessibleDescription('Enter a nickname');
  await name.fill('Talakay');
  await page.keyboard.press('Enter');
  await expect(prompt).toHaveCount(0);
  await expect(entry).toContainText('Talakay');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('the login password prompt is masked and shows an error at the field for a wrong password', {
  tag: ['@R190', '@A77'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=cards');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove' }).last().click();
  const prompt = page.getByRole('dialog', { name: /^Remove / });
  await field(prompt, 'Withdrawal password').fill('246810');
  const password = field(prompt, 'Login password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('Wrong0000');
  const confirm = prompt.getByRole('button', { name: 'Remove' });
  await confirm.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await prompt.getByRole('button', { name: 'Show password' }).last().click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(seedPassword);
  await confirm.click();
  await expect(prompt).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});
