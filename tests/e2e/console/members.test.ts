// @long

import { documentOf, memberInHeader } from '#tests/support/screen/frame.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, panel, previewFrame, test } from './console.ts';

test.use(desktop);

test('the page of a member shows profile and ledger', async ({ console }) => {
  const { page, open } = console;
  await open('members');
  await expect(page.getByText('ledger balanced')).toBeVisible();
  await page.getByRole('searchbox').fill('tala');
  await page.getByRole('link', { name: /^player01/ }).click();
  await expect(page.getByRole('region', { name: 'About player01' })).toContainText('tala.reyes@example.ph');
  await expect(page.getByRole('row', { name: /opening/ })).toContainText('₱');
});

test('the preview can be logged in as a chosen member, in a chosen language and size', async ({ console }) => {
  const { page, preview } = console;
  await page.getByRole('combobox', { name: 'Logged in as' }).selectOption('player01');
  await expect(memberInHeader(preview)).toContainText('12,480.50');
  await page.getByRole('button', { name: 'TY', exact: true }).click();
  await expect(documentOf(preview)).toHaveAttribute('lang', 'fil');
  await page.getByRole('combobox', { name: 'Screen' }).selectOption('320');
  expect(await previewFrame(page).evaluate((it) => (it as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(320);
  await page.getByRole('combobox', { name: 'Logged in as' }).selectOption('');
  await expect(preview.getByRole('banner').getByRole('link', { name: /^Log in$/ })).toBeVisible();
});

test('generated codes are listed under codes and messages', async ({ console, sim }) => {
  const { page, open } = console;
  await open('members');
  await expect(page.getByText(/^Nothing sent yet/)).toBeVisible();
  await sim.call('/wps/captcha');
  await expect(page.getByRole('region', { name: 'Codes and messages' })).toContainText('captcha');
  await expect(panel(page, 'Codes and messages').getByRole('listitem').first()).toHaveText(/\d+$/);
});

test('a member gets money by an action, and an invalid field is named', async ({ console, sim, watch }) => {
  watch.expectError(/status of 422 .*credit/);
  const { page, open } = console;
  await sim.act('setBalance', { account: 'player01', balance: 100 });
  await open('actions');
  await page.getByLabel('Action', { exact: true }).selectOption('Credit');
  await page.getByLabel('Amount').fill('0');
  await page.getByRole('button', { name: 'Credit' }).click();
  await expect(page.getByRole('alert')).toContainText('Too small');
  await page.getByLabel('Amount').fill('250');
  await page.getByRole('button', { name: 'Credit' }).click();
  await expect(page.getByRole('main')).toContainText('"balance": 350');
  expect((await sim.member('player01')).balance).toBe(350);
});
