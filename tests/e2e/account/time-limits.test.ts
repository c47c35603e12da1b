// @long

import { captchaPicture, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

const newMember = { Username: 'maria2026', Password: freshPassword, 'Confirm password': freshPassword };

test('a registration that takes longer than its captcha gets another one and loses nothing', {
  tag: ['@A59', '@X12'],
}, async ({ page, sim }) => {
  await openForm(page, '/m/register');
  await fillForm(page, newMember);
  await expect(captchaPicture(page)).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await sim.clock.advance('20m');
  const old = await captchaPicture(page).getAttribute('src');
  await submitForm(page);
  await expect(field(page, 'Captcha')).toHaveAttribute('aria-invalid', 'true');
  await expect(captchaPicture(page)).not.toHaveAttribute('src', old ?? '');
  for (const [label, value] of Object.entries(newMember)) await expect(field(page, label)).toHaveValue(value);
  await field(page, 'Captcha').fill((await sim.codes()).captchas.at(-1)?.answer ?? '');
  await submitForm(page);
  await page.waitForURL('**/m/home');
});

test('a check without the picture that has expired can be repeated and loses nothing', {
  tag: ['@A59', '@X12'],
}, async ({ page, sim }) => {
  await openForm(page, '/m/register');
  await fillForm(page, newMember);
  await page.getByRole('button', { name: 'Verify without the image' }).click();
  await expect(page.getByText('Verified. You don’t need the image.')).toBeVisible();
  await sim.clock.advance('20m');
  await submitForm(page);
  const again = page.getByRole('button', { name: 'Verify without the image' });
  await expect(again).toBeVisible();
  for (const [label, value] of Object.entries(newMember)) await expect(field(page, label)).toHaveValue(value);
  await again.click();
  await expect(page.getByText('Verified. You don’t need the image.')).toBeVisible();
  await submitForm(page);
  await page.waitForURL('**/m/home');
});
