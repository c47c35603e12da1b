// @long

import type { Page } from 'playwright/test';
import { expectNoEscape } from '#tests/support/escape.ts';
import { captchaPicture, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { addLastDigit, atNoon } from '#tests/support/lottery.ts';
import { continueButton } from '#tests/support/screen/cashier.ts';
import { menu, menuButton } from '#tests/support/screen/frame.ts';
import { gameFigure, gameNote } from '#tests/support/screen/games.ts';
import { slip, stakeOn } from '#tests/support/screen/orders.ts';
import { limit } from '#tests/support/screen/safety.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const setStakeLimit = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/m/responsible');
  await limit(page, 'Stake limit', 'Daily').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(limit(page, 'Stake limit', 'Daily')).not.toContainText('No limit');
};

test('a new member is asked once for a deposit limit, and both choices look the same', { tag: '@X03' }, async ({
  page,
  sim,
  context,
}) => {
  await withoutNotices(context);
  await openForm(page, '/m/register');
  await fillForm(page, {
    Username: 'maria2026',
    Password: 'Sampaguita7',
    'Confirm password': 'Sampaguita7',
  });
  await expect(captchaPicture(page)).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submitForm(page);
  const question = page.getByRole('dialog', { name: 'Set a deposit limit?' });
  await expect(question).toBeVisible();
  const [no, yes] = await question
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((it) => ({ look: it.className, width: Math.round(it.getBoundingClientRect().width) })),
    );
  expect(no).toEqual(yes);
  await expectNoEscape(page, question);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/m/voucherCenter');
  await expect(field(page, 'Amount')).toBeVisible();
  await expect(page.getByText('Set a deposit limit?')).toHaveCount(0);
});

test('the deposit page shows the remaining limit and rejects an amount above it at the field', { tag: '@X02' }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.apply('safety.limit-nearly-reached');
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('listitem').filter({ hasText: 'deposit limit' })).toContainText(
    '₱70.00 of ₱120.00 left in your 24-hour deposit limit',
  );
  await field(page, 'Amount').fill('100');
  await continueButton(page).click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(
    /^This exceeds your 24-hour deposit limit\. You have ₱70\.00 left\./,
  );
  await expect(field(page, 'Amount')).toHaveValue('100');
  await field(page, 'Amount').fill('200');
  await continueButton(page).click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(
    'This exceeds your 24-hour deposit limit of ₱120.00. You have ₱70.00 left.',
  );
});

test('a bet above the stake limit shows a message over the game with a link to the limits', {
  tag: ['@X02', '@X05'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await setStakeLimit(page, '1.50');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameFigure(page, 'net')).toHaveText('−₱1.00');
  await menuButton(page).click();
  await expect(menu(page)).toContainText(/This session: 00:\d\d · −₱1\.00/);
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: 'Spin' }).click();
  const note = gameNote(page);
  await expect(note).toContainText(
    /^This exceeds your daily stake limit\. You have ₱0\.50 left\. You can try again from /,
  );
  await note.getByRole('link', { name: 'Your limits' }).click();
  await expect(page).toHaveURL(/\/m\/responsible#limits$/);
});

test('a used-up session limit blocks a game with a message', { tag: '@X02' }, async ({ page, sim, signIn }) => {
  await sim.apply('safety.session-over');
  await signIn('player01');
  await page.goto(await gamePath(sim, 'Kidlat Fortune'));
  await expect(page.getByRole('alert')).toContainText(
    /You have reached your session limit of 30 minutes\. You can try again from /,
  );
  await expect(page.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/m/responsible#limits');
});

test('a lottery bet above the stake limit shows a message and keeps the slip', { tag: '@X02' }, async ({
  page,
  sim,
  signIn,
}) => {
  await atNoon(page, sim);
  await signIn('player01');
  await setStakeLimit(page, '60');
  await page.goto('/m/startLottery?code=bilis-lima-3-minute');
  await addLastDigit(page, '7');
  await stakeOn(page, 'Last digit 7').fill('50');
  await page.getByRole('button', { name: 'Place bet' }).click();
  const problem = slip(page).getByRole('alert');
  await expect(problem).toContainText(
    /^This exceeds your daily stake limit\. You have ₱0\.00 left\. You can try again from /,
  );
  await expect(problem.getByRole('link', { name: 'Your limits' })).toBeVisible();
  await expect(stakeOn(page, 'Last digit 7')).toHaveValue('50');
});

test('a member who only plays lotteries also gets the reality check', { tag: ['@X04', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await atNoon(page, sim);
  await sim.apply('safety.check-soon');
  await signIn('player01');
  await page.goto('/m/startLottery?code=bilis-lima-3-minute');
  await addLastDigit(page, '7');
  const responded = page.waitForResponse('**/wps/safety/sitting');
  await page.getByRole('button', { name: 'Place bet' }).click();
  await responded;
  await sim.clock.advance('1m');
  await expect(page.getByRole('dialog', { name: 'Reality check' })).toBeVisible();
});

test('a reality check is shown in one of two tabs, and confirming it counts for both', {
  tag: ['@X04', '@long'],
}, async ({ page, sim, signIn, context }) => {
  await sim.apply('safety.check-due');
  await signIn('player01');
  const path = await gamePath(sim, 'Kidlat Fortune');
  await openGame(page, path);
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toBeVisible();
  const other = await context.newPage();
  await openGame(other, path);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.bringToFront();
  const responded = other.waitForResponse('**/wps/safety/sitting');
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toHaveCount(0);
  await responded;
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('self-exclusion asks for the login password, keeps it after an error and closes the account', {
    tag: ['@X06', '@long'],
  }, async ({ page, signIn }) => {
    await signIn('player01');
    await page.goto('/m/responsible');
    const form = page.getByRole('form', { name: 'Self-exclusion' });
    await form.getByLabel('Permanente').check();
    await form.getByRole('button', { name: 'Simulan ang self-exclusion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sigurado ka ba?' });
    const confirm = dialog.getByRole('button', { name: 'I-confirm' });
    await confirm.click();
    await expect(dialog.getByText('Ilagay ang login password mo')).toBeVisible();
    await dialog.getByLabel('Login password').fill('mali');
    await confirm.click();
    await expect(dialog.getByLabel('Login password')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Login password')).toHaveValue('mali');
    await dialog.getByLabel('Login password').fill('Passw0rd1');
    await confirm.click();
    await expect(page).toHaveURL(/\/m\/closed$/);
    await expect(page.getByText('Permanente', { exact: true })).toBeVisible();
  });
});
