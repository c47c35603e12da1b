// @long

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
