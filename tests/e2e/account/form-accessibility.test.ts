// @long

import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { field, openForm, submitButton, submitForm } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns the usable controls of the page in document order. */
const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'hidden') && !element.matches(':disabled'),
      )
      .map((element) => element.outerHTML.replace(/<(use|svg).*/s, '').slice(0, 90)),
  );

const walk = async (page: Page, steps: number): Promise<string[]> => {
  const seen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => document.activeElement?.outerHTML.replace(/<(use|svg).*/s, '').slice(0, 90) ?? ''),
    );
  }
  return seen;
};

test('every control of the forms is reachable by keyboard in the order of the page', { tag: '@R149' }, async ({
  page,
  sim,
}) => {
  await sim.flags({ CHNGPASSVERIF3: true });
  for (const path of ['/m/login', '/m/register', '/m/forget']) {
    await openForm(page, path);
    await waitForIdlePage(page);
    const order = await controls(page);
    expect(await walk(page, order.length), path).toEqual(order);
  }
});

test('fields have autocomplete tokens and accept pasted text, and SMS login is offered instead of a captcha', {
  tag: '@R134',
}, async ({ page, sim, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tokens = (names: readonly string[]) =>
    Promise.all(names.map((name) => field(page, name).getAttribute('autocomplete')));
  await sim.flags({ CHNGPASSVERIF3: true, PROVIDER_READY: false });
  await openForm(page, '/m/login');
  expect(await tokens(['Username', 'Password'])).toEqual(['username webauthn', 'current-password']);
  await page.evaluate(() => navigator.clipboard.writeText('Mali12345'));
  await field(page, 'Password').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field(page, 'Password')).toHaveValue('Mali12345');
  for (const password of ['wrong1', 'wrong2']) {
    await sim.call('/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', encryption: 'none' },
      body: JSON.stringify({ username: 'player01', password, type: 0 }),
    });
  }
  await field(page, 'Username').fill('player01');
  await submitForm(page);
  await expect(page.getByText('Hard to read? Log in with an SMS code instead.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'Captcha')).toHaveCount(0);
  expect(await tokens(['Mobile number', 'SMS code'])).toEqual(['tel-national', 'one-time-code']);
  await openForm(page, '/m/register');
  expect(await tokens(['Username', 'Password', 'Confirm password'])).toEqual([
    'username',
    'new-password',
    'new-password',
  ]);
  await openForm(page, '/m/forget');
  expect(await tokens(['Mobile number', 'Verification code', 'New password'])).toEqual([
    'tel-national',
    'one-time-code',
    'new-password',
  ]);
});

test('the first paint of the forms follows the flags cached by the previous page', {
  tag: ['@R129', '@R138', '@R158'],
}, async ({ page, sim, watch }) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await sim.flags({ MOBVERLOGIN3: false, MOBILENUMREG3: true, CHNGPASSVERIF3: true, DIRECTREG3: false });
  await page.goto('/m/help');
  await waitForIdlePage(page);
  // The forms are never hydrated, so the page stays at its first paint.
  await page.route(/_astro\/(LoginPage|RegisterPage|RecoveryPage)/, (route) => route.abort());
  await page.goto('/m/login');
  await expect(field(page, 'Username')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const path of ['/m/register', '/m/forget']) {
    await page.goto(path);
    await expect(submitButton(page)).toBeAttached();
    await expect(submitButton(page)).toBeHidden();
  }
  await page.unroute(/_astro\/(LoginPage|RegisterPage|RecoveryPage)/);
  await openForm(page, '/m/register');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(field(page, 'Username')).toBeVisible();
  await openForm(page, '/m/forget');
  await expect(field(page, 'Mobile number')).toBeVisible();
});
