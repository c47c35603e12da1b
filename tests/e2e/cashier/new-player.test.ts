import type { Browser, Page } from 'playwright/test';
import { captchaPicture, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { accounts } from '#tests/support/screen/cashier.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const password = 'Sampaguita7';
const pin = '246810';
const picture = {
  name: 'camera.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const available = (page: Page) => page.getByRole('region', { name: 'Available to withdraw' });

/** Submits documents on the page of identity verification. */
const submitDocuments = async (page: Page): Promise<void> => {
  await page.goto('/m/member/identity');
  await page.getByRole('radio', { name: 'UMID' }).check();
  await button(page, 'Continue').click();
  await page.getByLabel('ID number').fill('0111-2345678-9');
  await field(page, 'Full name').fill('Juan Santos Dela Cruz');
  await page.getByLabel('Date of birth').fill('1996-04-12');
  await button(page, 'Continue').click();
  for (const name of ['Front of ID', 'Back of ID', 'Selfie with your ID']) {
    await page.getByLabel(`Add picture: ${name}`).setInputFiles(picture);
    await expect(page.getByRole('listitem', { name }).getByText('Uploaded')).toBeVisible();
  }
  await button(page, 'Continue').click();
  await button(page, 'Submit for review').click();
  const check = page.getByRole('dialog');
  await field(check, 'Login password').fill(password);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
};

/** Approves the newest documents in the console. */
const approveInConsole = async (browser: Browser, site: string, world: string, account: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: site, extraHTTPHeaders: { 'X-Sim-World': world } });
  const page = await context.newPage();
  await page.goto('/__admin/#/identity');
  await expect(page.getByRole('button', { name: `${account}: pending` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: `${account}: approved` })).toBeVisible();
  await context.close();
};

test('a new player registers, verifies, deposits with the welcome bonus, plays, withdraws and shares the receipt', {
  tag: ['@X11', '@X34', '@X37', '@long'],
}, async ({ page, context, browser, sim, site }) => {
  test.setTimeout(180_000);
  await withoutNotices(context);
  await openForm(page, '/m/register');
  await fillForm(page, { Username: 'juan2026', Password: password, 'Confirm password': password });
  await expect(captchaPicture(page)).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await page.getByRole('dialog', { name: 'Set a deposit limit?' }).getByRole('button', { name: 'Not now' }).click();

  await submitDocuments(page);
  await approveInConsole(browser, site, sim.world, 'juan2026');

  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('277');
  await page.getByRole('button', { name: 'Choose' }).click();
  const offers = page.getByRole('dialog', { name: 'Promotions' });
  await offers.getByRole('radio', { name: /^First deposit bonus/ }).check();
  await offers.getByRole('button', { name: 'Use this bonus' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('The rest of your balance');
  await button(page, 'Continue to GCash').click();
  await page.getByRole('button', { name: 'Pay ₱277.00' }).click();
  await expect(page.getByText('Payment completed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit completed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/You received\s*₱554\.00/);

  await expect(page.getByRole('region', { name: 'Locked balance' })).toContainText('₱554.00');

  await sim.outcome('lose');
  const round = page.waitForRequest('**/wps/game/round');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  const bonus = page.getByRole('region', { name: 'Active bonus' });
  await expect(bonus).toContainText('Bet ₱277.00 more to unlock your deposit');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText('No win this time.');
  await expect(bonus).toContainText('Bet ₱276.00 more to unlock your deposit');
  await page.goto('/m/withdraw');
  await expect(available(page)).toContainText(/Available to withdraw\s*₱0\.00/);
  const locked = page.getByRole('region', { name: 'Locked balance' });
  await expect(locked).toContainText('₱553.00');
  await expect(locked.getByRole('listitem').filter({ hasText: 'Deposit' }).first()).toContainText('₱276.00');
  await expect(locked.getByRole('listitem').filter({ hasText: 'First deposit bonus' })).toContainText('₱277.00');

  // More rounds of the same visit, as its frame sends them.
  const sent = await round;
  const headers = {
    origin: 'null',
    'content-type': 'application/json',
    authorization: (await sent.headerValue('authorization')) ?? '',
  };
  // Wins keep the own money, whose turnover these stakes meet.
  for (let nth = 0; nth < 7; nth += 1) {
    await sim.outcome('win');
    const { errorCode } = (await (
      await fetch(sent.url(), {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `walk:${nth}` },
        body: JSON.stringify({ stake: 40, choice: null }),
      })
    ).json()) as { errorCode: string | null };
    expect(errorCode).toBeNull();
  }

  await page.goto('/m/withdraw');
  await expect(available(page)).toBeVisible();
  await expect(locked).toContainText('₱277.00');
  await button(page, 'Add account').click();
  const sheet = page.getByRole('dialog');
  await fillForm(sheet, { 'New withdrawal password': pin, 'Repeat withdrawal password': pin });
  await field(sheet, 'Login password').fill(password);
  await sheet.getByRole('button', { name: 'Save password' }).click();
  await sheet.getByLabel(/^Bank or e-wallet/).selectOption('GCASH');
  await field(sheet, 'E-wallet mobile number').fill('09281234000');
  await expect(field(sheet, 'Name on the account')).toHaveValue('Juan Santos Dela Cruz');
  await sheet.getByRole('button', { name: 'Add account' }).click();
  await expect(accounts(page, '•••• 4000')).toBeChecked();
  await field(page, 'Amount').fill('150');
  await field(page, 'Withdrawal password').fill(pin);
  await button(page, 'Withdraw').click();
  const question = page.getByRole('dialog', { name: 'End your bonus?' });
  await expect(question).toContainText('₱277.00');
  // A hasty tap on the primary button keeps the bonus.
  await expect(question.getByRole('button', { name: 'Keep bonus' })).toHaveClass(/btn--primary/);
  await question.getByRole('button', { name: 'Withdraw and end bonus' }).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await expect(locked).toHaveCount(0);
  await sim.clock.advance('6m');
  await expect(page.getByRole('heading', { name: 'Processing' })).toBeVisible();
  await sim.clock.advance('20m');
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/You received\s*₱150\.00/);

  await page.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: 'Withdrawal receipt' });
  await expect(receipt).toContainText(/₱150\.00.*Completed.*Withdrawal ID/s);
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share image' }).click(),
  ]);
  expect(image.suggestedFilename()).toMatch(/^kidlat-WD\w+\.png$/);
  const address = await page.getByRole('link', { name: 'Verify receipt' }).getAttribute('href');
  const verifierContext = await browser.newContext({ baseURL: site, extraHTTPHeaders: { 'X-Sim-World': sim.world } });
  const verifierPage = await verifierContext.newPage();
  await verifierPage.goto(address ?? '');
  await expect(verifierPage.getByText('This receipt is genuine')).toBeVisible();
  await expect(verifierPage.getByRole('article')).toContainText('₱150.00');
  await expect(verifierPage.getByRole('main')).not.toContainText('4000');
  await verifierContext.close();
});
