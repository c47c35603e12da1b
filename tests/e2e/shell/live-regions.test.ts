// @long

import type { Page } from 'playwright/test';
import { field, openForm } from '#tests/support/forms.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { menu, menuButton } from '#tests/support/screen/frame.ts';
import { listEnd } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns the region that announces texts to screen readers. */
const announcer = (page: Page) => page.locator('[data-announcer]').last();

test('an error of the focused field is announced politely, also in a dialog', {
  tag: ['@R215', '@X12'],
}, async ({ page, signIn }) => {
  await openForm(page, '/m/forget');
  await field(page, 'Username').focus();
  await page.keyboard.press('Enter');
  await expect(announcer(page)).toHaveRole('status');
  await expect(announcer(page)).toHaveText('Enter your username');
  await signIn('newbie01');
  await page.goto('/m/withdraw');
  await page.getByRole('button', { name: 'Add account' }).click();
  const sheet = page.getByRole('dialog');
  await field(sheet, 'New withdrawal password').focus();
  await page.keyboard.press('Enter');
  await expect(sheet.locator('[data-announcer]')).toHaveText(/6/);
});

test('the games listed after a page, a chip and an empty search are announced', {
  tag: ['@R103', '@R112', '@X12'],
}, async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  await hydrateWhenIdle(page);
  await expect(listEnd(page)).toHaveRole('status');
  await expect(listEnd(page)).toContainText('26 games listed');
  await page.getByRole('button', { name: 'Load more' }).click();
  // The list loads more pages near its end.
  await expect(listEnd(page)).toContainText(/^(?!26 )\d+ games listed/);
  await page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'New' }).click();
  await expect(listEnd(page)).toContainText('26 games listed');
  await page.getByRole('searchbox').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(listEnd(page)).toContainText('No games found');
});

test('a refreshed balance is announced in the menu dialog', { tag: ['@R060', '@X12'] }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/withdraw');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Refresh balance' }).click();
  await expect(menu(page).locator('[data-announcer]')).toHaveText('Balance ₱12,480.50');
  expect(await page.locator('[data-announcer]').count()).toBe(1);
});
