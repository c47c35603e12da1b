// @long

import { entries, moreEntries, sums } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('transactions can be filtered by type, and the agent variant lists agent transactions only', {
  tag: ['@R029', '@A12'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/transaction/record?period=month');
  const rows = entries(page);
  const kind = page.getByLabel('Type');
  await expect(rows.first()).toBeVisible();
  await kind.selectOption('Deposit');
  await expect(page).toHaveURL(/kind=deposit/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('+₱300.00');
  await rows.getByRole('button').click();
  await expect(page.getByRole('dialog').locator('dl')).toContainText(/Details\w/);
  await page.keyboard.press('Escape');
  await expect(sums(page)).toContainText('₱300.00');
  await page.goto('/m/transaction/record?types=A&period=month');
  await expect(rows.first()).toBeVisible();
  await expect(kind.getByRole('option', { name: 'Salary' })).toBeAttached();
  await expect(kind.getByRole('option', { name: 'Deposit', exact: true })).toHaveCount(0);
  for (const row of await rows.all()) await expect(row).toContainText(/Salary|Dividend|Agent|Red rain|Upline/);
  await kind.selectOption('Salary');
  await expect(page).toHaveURL(/types=A.*kind=salary/);
  await expect(rows.filter({ hasNotText: 'Salary' })).toHaveCount(0);
  await rows.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Balance after');
});

test('a failed second page keeps the first page and can be retried', {
  tag: ['@R029', '@A12'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('records.page-2-fails');
  await signIn('player01');
  await page.goto('/m/transaction/record?period=month');
  const rows = entries(page);
  await expect(rows.first()).toBeVisible();
  const first = await rows.count();
  await moreEntries(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(rows).toHaveCount(first);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(2 * first);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a player has no agent variant, and types are in Filipino', {
  tag: ['@R029', '@long'],
}, async ({ page, context, site, signIn }) => {
  await context.addCookies([{ name: 'lang', value: 'ty', url: site }]);
  await signIn('player01');
  await page.goto('/m/transaction/record?period=month');
  await expect(entries(page).first()).toBeVisible();
  await page.getByLabel('Type').selectOption('Taya');
  await expect(entries(page).first()).toContainText('Taya');
  await expect(sums(page)).toContainText('Pumasok');
  await page.goto('/m/transaction/record?types=A');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
});
