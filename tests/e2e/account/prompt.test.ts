import { expectAccessible } from '../../support/axe.ts';
import { mountComponent } from '../../support/component.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a prompt of this kind; what it hands over, and how it ended, stand on `window`. */
const prompt = (fields: object): string => `
  import { openPrompt } from './src/ui/open-prompt.tsx';
  window.handed = [];
  openPrompt({
    title: 'Confirm it is you', cancel: 'Cancel', confirm: 'Confirm', showLabel: 'Show', hideLabel: 'Hide',
    fields: ${JSON.stringify(fields)},
    say: (error) => error.message,
    onConfirm: (values) => {
      window.handed.push(values);
      return new Promise((resolve, reject) => { window.settle = { resolve, reject: () => reject(new Error('Not the password')) }; });
    },
  }).then((confirmed) => { window.ended = confirmed; });
`;

const read = <T>(page: import('playwright/test').Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, key), name) as Promise<T>;
const settle = (page: import('playwright/test').Page, how: 'resolve' | 'reject') =>
  page.evaluate((word) => Reflect.get(Reflect.get(window, 'settle'), word)(), how);

test('login and password: focus comes after half a second, a refusal keeps it open, success closes it', {
  tag: ['@R190', '@R191'],
}, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await mountComponent(page, prompt({ kind: 'login-password', textLabel: 'Amount', passwordLabel: 'Login password' }));
  const text = page.getByRole('textbox', { name: 'Amount' });
  const password = page.getByLabel('Login password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.clock.runFor(499);
  await expect(text).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(text).toBeFocused();
  await page.clock.resume();
  await expectAccessible(page);
  await text.fill('500');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await settle(page, 'reject');
  await expect(page.getByRole('alert')).toHaveText('Not the password');
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await expect(text).toHaveValue('500');
  await password.fill('right');
  await confirm.click();
  await settle(page, 'resolve');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await read(page, 'handed')).toEqual([
    { text: '500', password: 'wrong' },
    { text: '500', password: 'right' },
  ]);
  expect(await read(page, 'ended')).toBe(true);
});

for (const [kind, type] of [
  ['secure-text', 'password'],
  ['plain-text', 'text'],
] as const) {
  test(`a ${kind} shows what is typed only as it should; Escape is cancel`, { tag: ['@R190', '@R191'] }, async ({
    page,
  }) => {
    await mountComponent(page, prompt({ kind, textLabel: 'Your word' }));
    const field = page.getByLabel('Your word');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('type', type);
    await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(type === 'password' ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await read(page, 'ended')).toBe(false);
    expect(await read(page, 'handed')).toEqual([]);
  });
}
