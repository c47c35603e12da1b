import { expectAccessible } from '#tests/support/axe.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('a deposit receipt can be saved as an image and verified by its code', {
  tag: ['@X34', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/vouReport?period=month&status=approved');
  await entries(page).first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: 'Deposit receipt' });
  await expect(receipt).toContainText(/Kidlat.*Completed.*Verification code/s);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share image' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kidlat-DP\w+\.png$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Verify receipt' }).click();
  await expect(page.getByText('This receipt is genuine')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill('DP-1234');
  await page.getByRole('button', { name: 'Verify receipt' }).click();
  await expect(page.getByText('No receipt has this code.')).toBeVisible();
  await expect(page.getByText('This receipt is genuine')).toHaveCount(0);
});
