// @long

import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, test } from './console.ts';

test.use(desktop);

test('the API panel offers the contract as a file and in an explorer', async ({ console }) => {
  const { page, open } = console;
  await open('api');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  expect((await saving).suggestedFilename()).toBe('openapi.json');
  await expect(page.getByRole('button', { name: 'Show API explorer' })).toBeVisible();
  // Opened without the site, because the explorer is heavy.
  await page.goto('/__admin/docs');
  await expect(page.getByText('Backend simulator')).toBeVisible();
});

/** Presses Tab until the control has the focus, and expects the focus to be visible there. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const isFocused = () => control.evaluate((it) => it === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(control).toHaveCSS('outline-style', 'solid');
};

test('the API explorer works by keyboard: filter, fill in, correct, send and read the response', async ({ page }) => {
  // The explorer is heavy.
  test.slow();
  await page.goto('/__admin/docs');
  await tabTo(page, page.getByRole('textbox', { name: 'Filter by tag or path' }));
  await page.keyboard.type('verification');
  const tag = page.getByRole('button', { name: 'verification', exact: true });
  await tabTo(page, tag);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^GET \/wps \/verification / }));
  await page.keyboard.press('Enter');
  const value = page.getByRole('textbox', { name: 'value', exact: true });
  await tabTo(page, value);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await tabTo(page, page.getByRole('button', { name: 'Execute' }));
  await page.keyboard.press('Enter');
  await expect(value).toBeFocused();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveAccessibleDescription(/Required field/);
  await expectAccessible(page);
  await page.keyboard.type('amihan88');
  await tabTo(page, page.getByRole('button', { name: 'Execute' }));
  await page.keyboard.press('Enter');
  const response = page.getByRole('region', { name: 'Server response: 200' });
  await expect(response).toBeFocused();
  await tabTo(page, response.locator('pre').filter({ hasText: '"success"' }));
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  const width = 390;
  test.use({ ...desktop, viewport: { width, height: 844 } });
  test('the API explorer fits its endpoints and passes axe', async ({ page }) => {
    test.slow();
    await page.goto('/__admin/docs');
    await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill('verification');
    await page.getByRole('button', { name: 'verification', exact: true }).click();
    await page.getByRole('button', { name: /^GET \/wps \/verification / }).click();
    await page.getByRole('textbox', { name: 'value', exact: true }).fill('amihan88');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.getByRole('region', { name: 'Server response: 200' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('the keys of the API explorer are a dialog that Escape closes', async ({ page }) => {
  test.slow();
  await page.goto('/__admin/docs');
  const authorize = page.getByRole('button', { name: 'Authorize' });
  await tabTo(page, authorize);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Available authorizations' });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(authorize).toBeFocused();
});
