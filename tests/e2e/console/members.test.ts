import { expect } from '../../support/test.ts';
import { desktop, test } from './console.ts';

test.use(desktop);

test('a member shows as the backend sees it, with the ledger', async ({ console }) => {
  const { page, open } = console;
  await open('members');
  await expect(page.getByText('the ledger adds up')).toBeVisible();
  await page.getByRole('searchbox').fill('tala');
  await page.locator('[data-member=player01] a').click();
  await expect(page.getByRole('region', { name: 'About player01' })).toContainText('tala.reyes@example.ph');
  await expect(page.getByRole('row', { name: /opening/ })).toContainText('₱');
});

test('the phone is signed in as a chosen member, in the chosen language and size', async ({ console }) => {
  const { page, phone } = console;
  await page.getByRole('combobox', { name: 'Signed in as' }).selectOption('player01');
  await expect(phone.locator('header [data-balance]').first()).toContainText('12,480.50');
  await page.getByRole('button', { name: 'TY', exact: true }).click();
  await expect(phone.locator('html')).toHaveAttribute('lang', 'fil');
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('320');
  expect(
    await page.locator('.phone iframe').evaluate((it) => (it as HTMLIFrameElement).contentWindow?.innerWidth),
  ).toBe(320);
  await page.getByRole('combobox', { name: 'Signed in as' }).selectOption('');
  await expect(phone.locator('header .when-out').first()).toBeVisible();
});

test('what was sent to a player can be read', async ({ console, sim }) => {
  const { page, open } = console;
  await open('members');
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await sim.call('/wps/captcha');
  await expect(page.getByRole('region', { name: 'Codes and mail' })).toContainText('captcha');
  await expect(page.locator('.code').first()).toHaveText(/^\d+$/);
});
