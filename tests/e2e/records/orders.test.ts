import { withoutCloseWatcher } from '#tests/support/escape.ts';
import { entries, sums } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('deposits can be filtered by status and opened, and a pending one can still be paid', {
  tag: ['@R028', '@A12'],
}, async ({ page, sim, signIn }) => {
  await withoutCloseWatcher(page);
  await sim.apply('deposit.gateway-pending', 'deposit.manual-rejected');
  await signIn('player01');
  await page.goto('/m/vouReport?period=month');
  const rows = entries(page);
  const status = page.getByLabel('Status');
  await expect(rows.first()).toBeVisible();
  await status.selectOption('rejected');
  await expect(page).toHaveURL(/period=month&status=rejected/);
  await expect(rows.first()).toContainText('₱1,000.00');
  for (const row of await rows.all()) await expect(row).toContainText('Failed');
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('The money came from an account in another name');
  await expect(sheet.getByRole('button', { name: /Copy ID DP/ })).toBeVisible();
  await page.goBack();
  await status.selectOption('pending');
  await rows.click();
  await sheet.getByRole('link', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(/voucherCenter\?order=DP/);
  await expect(page.getByRole('timer')).toBeVisible();
});

test('withdrawals show the server’s sums and can be filtered by status, and a failed one shows its reason', {
  tag: ['@R028', '@A12'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.rejected');
  await signIn('player01');
  await page.goto('/m/withdrawReport?period=month');
  const rows = entries(page);
  await expect(page.getByText('4 entries')).toBeVisible();
  await expect(sums(page)).toContainText('₱1,850.00');
  await page.getByLabel('Status').selectOption('paid');
  await expect(rows).toHaveCount(2);
  await expect(sums(page)).toContainText('₱1,850.00');
  await page.getByLabel('Status').selectOption('rejected');
  await rows.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('The bank or e-wallet could not find this account number');
  await expect(sheet).toContainText(/Back in your balance₱[\d,]+\.\d\d/);
  await expect(sheet).not.toContainText(/You receive|Fee/);
  await sim.override('withdrawReport', { patch: { footer: { amount: 98_765.4 } } });
  await page.goto('/m/withdrawReport?period=month');
  await expect(sums(page)).toContainText('₱98,765.40');
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('deposit and withdrawal records are in Filipino', {
    tag: ['@R028', '@A12', '@long'],
  }, async ({ page, sim, signIn }) => {
    await sim.apply('deposit.alipay-expired');
    await signIn('player01');
    await page.goto('/m/vouReport');
    await expect(entries(page).first()).toBeVisible();
    await page.getByLabel('Status').selectOption('Nag-expire');
    await entries(page).first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('Nag-expire')).toBeVisible();
    await page.goto('/m/withdrawReport?status=cancelled&period=today');
    await expect(page.getByRole('heading', { name: 'Walang withdrawal sa period na ito' })).toBeVisible();
    await sim.apply('withdraw.rejected');
    await page.goto('/m/withdrawReport?status=rejected');
    await entries(page).first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(/Naibalik sa balance mo₱[\d,]+\.\d\d/);
    await expect(page.getByRole('dialog')).not.toContainText('Matatanggap mo');
  });
});
