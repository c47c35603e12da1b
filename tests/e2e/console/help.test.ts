// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, leaveSite, test } from './console.ts';

test.use(desktop);

test('the help links its pages and passes axe', async ({ console }) => {
  const { page, open } = console;
  await leaveSite(page);
  await open('help');
  const help = page.frameLocator('iframe[title=Help]');
  await help.getByRole('navigation').getByRole('link', { name: 'Comparison' }).click();
  await expect(help.getByRole('heading', { name: 'Comparison' })).toBeVisible();
  await expectAccessible(page);
});
