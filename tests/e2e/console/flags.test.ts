import { field } from '#tests/support/forms.ts';
import { registerLink } from '#tests/support/screen/frame.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, line, panel, test } from './console.ts';

test.use(desktop);

test('a flag can be toggled by keyboard, updates the preview and can be reset', {
  tag: ['@R055', '@A60', '@long'],
}, async ({ console }) => {
  const { page, preview, open } = console;
  await open('flags');
  await expect(registerLink(preview)).toBeVisible();
  const flag = page.getByRole('switch', { name: 'DIRECTREG3' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('directreg3');
  for (let step = 0; step < 5 && !(await flag.evaluate((it) => it === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(flag).toBeFocused();
  await page.keyboard.press('Space');
  await expect(flag).toHaveAttribute('aria-checked', 'false');
  await expect(registerLink(preview)).toBeHidden();
  await expect(line(page, 'DIRECTREG3')).toContainText('changed');
  await page.getByRole('button', { name: 'Reset', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(registerLink(preview)).toBeVisible();
  await expect(flag).toHaveAttribute('aria-checked', 'true');
});

test('the preview keeps typed text when a flag changes', { tag: '@long' }, async ({ console }) => {
  const { page, preview, open } = console;
  await open('flags');
  await page.getByLabel('Address of the preview').fill('/m/login');
  await page.keyboard.press('Enter');
  const name = field(preview, 'Username');
  await name.fill('player01');
  await page.getByRole('switch', { name: 'MOBVERLOGIN3' }).click();
  await expect(panel(page, 'Flags')).toContainText('1 changed');
  await expect(name).toHaveValue('player01');
});

test('flags can be found by meaning and page, set by type, and reset one by one or all at once', {
  tag: '@long',
}, async ({ console, sim }) => {
  const { page, open } = console;
  await open('flags');
  const find = page.getByRole('searchbox', { name: 'Find a flag' });
  await find.fill('/m/maintenance');
  await expect(panel(page, 'Flags').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('spinbutton', { name: 'MAINTENANCE_MINUTES' }).fill('15');
  await page.keyboard.press('Enter');
  await find.fill('location');
  await page.getByRole('combobox', { name: 'LOCATION' }).selectOption('TY');
  await find.fill('');
  await page.getByRole('button', { name: 'Changed only' }).click();
  await expect(panel(page, 'Flags').getByRole('listitem')).toHaveCount(2);
  await expect(line(page, 'MAINTENANCE_MINUTES')).toContainText('default is 90');
  await page.getByRole('button', { name: 'Reset MAINTENANCE_MINUTES' }).click();
  await expect(panel(page, 'Flags').getByRole('listitem')).toHaveCount(1);
  await sim.flags({ MAINTENANCE_MINUTES: 5 });
  await expect(panel(page, 'Flags').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(panel(page, 'Flags').getByRole('listitem')).toHaveCount(0);
});
