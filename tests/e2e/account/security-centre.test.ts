import { expectAccessible } from '../../support/axe.ts';
import { endSession, logInAgain } from '../../support/lost-session.ts';
import { seedPassword } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const pin = '246810';

test('a new e-mail is proved by its code, then a lost password goes there', {
  tag: ['@R027', '@R265', '@A68', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter');
  await expect(page.getByRole('img', { name: '100 % protected' })).toBeVisible();
  await page.locator('[data-step=email]').click();
  const email = 'tala.bago@example.ph';
  await page.locator('[name=email]').fill(email);
  await page.locator('.code__send').click();
  await expect(page.getByText('It counts 10 minutes')).toBeVisible();
  const { mails } = await sim.codes();
  await page.locator('[name=verificationCode]').fill(mails.find(({ code }) => code)?.code ?? '');
  await page.locator('[name=loginPassword]').fill('Wrong0000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[name=loginPassword]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await page.locator('[name=loginPassword]').fill(seedPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-step=email]')).toContainText('ta•••@example.ph');
  await expect(page.getByText('Withdrawals wait until')).toBeVisible();

  await page.goto('/m/forget');
  await page.locator('[name=username]').fill('player01');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: 'Retrieve' }).click();
  await expect.poll(async () => (await sim.codes()).mails[0]).toMatchObject({ to: email });
  expect((await sim.codes()).mails[0]?.temporaryPassword).toBeTruthy();
});

test('a card is added in the player’s own name, becomes the default, and takes a withdrawal later', {
  tag: ['@R265', '@R263', '@engines'],
}, async ({ page, sim, signIn }) => {
  await sim.flags({ WITHDRAW_HOLD_HOURS: 1, SESSION_MINUTES: 600 });
  await signIn('player01');
  await page.goto('/m/securityCenter?step=cards');
  await expect(page.locator('.bankcard')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a card or wallet' }).click();
  await page.locator('[name=bankId]').selectOption('MAYA');
  await page.locator('[name=number]').fill('0917 555');
  await page.getByRole('button', { name: 'Add a card or wallet' }).click();
  await expect(page.getByText('This account has 11 digits')).toBeVisible();
  await page.locator('[name=number]').fill('0917 555 0188');
  await expect(page.locator('[name=payeeName]')).toHaveValue('Tala Reyes');
  await page.locator('[name=paymentPassword]').fill(pin);
  await page.locator('[name=loginPassword]').fill(seedPassword);
  await page.getByRole('button', { name: 'Add a card or wallet' }).click();
  await expect(page.locator('.bankcard')).toHaveCount(3);
  const maya = page.locator('.bankcard', { hasText: 'Maya' });
  await expect(maya).toContainText('•••• 0188');
  await maya.getByRole('button', { name: 'Make default' }).click();
  await expect(page.locator('.bankcard').first()).toContainText('Maya');

  await sim.clock.advance('61m');
  await page.goto('/m/withdraw');
  await page.locator('.accounts label', { hasText: '0188' }).click();
  await page.locator('[name=amount]').fill('200');
  await page.locator('[name=paymentPassword]').fill(pin);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Being reviewed' })).toBeVisible();
  await expect(page.locator('main')).toContainText('•••• 0188');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,280.50');
});

test('a session that ends in the middle of a step asks over the page; what was typed stays', {
  tag: ['@R219', '@R265'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=email');
  await page.locator('[name=email]').fill('tala.bago@example.ph');
  await page.locator('[name=loginPassword]').fill(seedPassword);
  await endSession(page, sim);
  await page.locator('.code__send').click();
  await logInAgain(page, 'player01');
  await expect(page.locator('[name=email]')).toHaveValue('tala.bago@example.ph');
  await expect(page.locator('main [name=loginPassword]')).toHaveValue(seedPassword);
  await page.locator('.code__send').click();
  await expect(page.getByText('It counts 10 minutes')).toBeVisible();
});

test('who has nothing set up is led step by step', { tag: ['@R265', '@A62'] }, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: 'Set up now' }).click();
  await expect(page.getByRole('heading', { name: 'Mobile number' })).toBeFocused();
  await page.goBack();
  await page.locator('[data-step=payment]').click();
  await page.locator('[name=newPaymentPassword]').fill(pin);
  await page.locator('[name=repeatPassword]').fill('111111');
  await page.locator('[name=loginPassword]').fill(seedPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These two are not the same')).toBeVisible();
  await page.locator('[name=repeatPassword]').fill(pin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-step=payment]')).toContainText('Set');

  await page.locator('[data-step=birthday]').click();
  await page.locator('[name=birthday]').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.err')).toContainText('at least');
  await page.locator('[name=birthday]').fill('1990-05-20');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Yes, save' }).click();
  await expect(page.locator('[data-step=birthday]')).toContainText('1990-05-20');
});

test('questions are answered before they are replaced; five wrong tries lock them', { tag: '@R265' }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/securityCenter?step=questions');
  for (const name of ['old1', 'old2', 'old3']) await page.locator(`[name=${name}]`).fill('mali');
  for (const [at, id] of ['2', '5', '6'].entries()) {
    await page.locator(`[name=question${at + 1}]`).selectOption(id);
    await page.locator(`[name=answer${at + 1}]`).fill('adobo');
  }
  await page.locator('[name=loginPassword]').fill(seedPassword);
  for (let nth = 0; nth < 5; nth += 1) {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('One of these answers is wrong')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Too many wrong tries. Try again after')).toBeVisible();
  await expect(page.locator('[name=answer3]')).toHaveValue('adobo');
});
