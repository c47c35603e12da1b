import { expectAccessible } from '#tests/support/axe.ts';
import { field } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { continueButton, pendingOrders, steps, summary } from '#tests/support/screen/cashier.ts';
import { expect, test } from '#tests/support/test.ts';

test('a deposit with a bonus is paid on the e-wallet’s page and shown as completed with the bonus', {
  tag: ['@R024', '@R264', '@X11', '@engines'],
}, async ({ page, signIn }) => {
  await signIn('newbie01');
  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('20');
  await continueButton(page).click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription('The minimum is ₱50.00.');
  await field(page, 'Amount').fill('500');
  await page.getByRole('region', { name: 'Promotions' }).getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Wagering: 1× the deposit, then 40× the bonus within 30 days. Max bet ₱50.');
  await sheet.getByRole('radio', { name: /First deposit bonus/ }).check();
  await sheet.getByRole('button', { name: 'Use this bonus' }).click();
  await expect(summary(page)).toContainText('₱1,000.00');
  await page.getByRole('button', { name: 'Continue to GCash' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit completed' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '+₱500.00' })).toBeVisible();
});

test('a pending QR code deposit can be reopened and completes when it is paid elsewhere', {
  tag: ['@R264', '@engines', '@long'],
}, async ({ page, sim, site, signIn }) => {
  await sim.apply('deposit.alipay-pending');
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: /Waiting for your payment/ }).click();
  await expect(page.getByRole('img', { name: 'QR code for Alipay' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:/);
  await expectAccessible(page);
  await page.reload();
  const payUrl = await page.getByRole('link', { name: 'Open Alipay' }).getAttribute('href');
  await fetch(site + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  await expect(page.getByRole('heading', { name: 'Deposit completed' })).toBeVisible({ timeout: 10_000 });
});

test('a manual bank transfer shows account and reference, is reported as paid and goes under review', {
  tag: ['@R264', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check();
  await field(page, 'Amount').fill('1000');
  await continueButton(page).click();
  await expect(page.getByText('Choose a bank.')).toBeVisible();
  await page.getByRole('radio', { name: 'BPI' }).check();
  await field(page, 'Name on your bank account').fill('Juan Dela Cruz');
  await continueButton(page).click();
  await expect(page.getByRole('definition').filter({ hasText: '1234056789' })).toBeVisible();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit under review' })).toBeVisible();
  await sim.clock.advance('3m');
  await expect(page.getByRole('heading', { name: /Deposit (completed|failed)/ })).toBeVisible({ timeout: 10_000 });
});

for (const { lang, sent, reviewing, title } of [
  { lang: 'en', sent: 'I have sent it', reviewing: 'Deposit under review', title: 'Deposit of ₱1,000.00 expired' },
  {
    lang: 'ty',
    sent: 'Naipadala ko na',
    reviewing: 'Nire-review ang deposit',
    title: 'Nag-expire ang deposit na ₱1,000.00',
  },
] as const)
  test.describe(() => {
    test.use({ lang });
    test(`a transfer can be reported after its hour, from the message about it, in ${lang}`, {
      tag: lang === 'ty' ? ['@R264', '@long'] : '@R264',
    }, async ({ page, sim, signIn }) => {
      const { token } = await sim.signIn('player01');
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'transfer-0001',
      };
      const body = JSON.stringify({ bankId: 'BPI', amount: 1000, payerName: 'Tala Reyes' });
      await sim.call('/wps/relay/DEP_manualTransfer', { method: 'POST', headers, body });
      await sim.clock.advance('61m');
      await signIn('player01');
      await page.goto('/m/webEmail');
      await page.getByText(title).first().click();
      await page.getByRole('dialog').getByRole('link').first().click();
      await page.getByRole('button', { name: sent }).click();
      await expect(page.getByRole('heading', { name: reviewing })).toBeVisible();
    });
  });

test('a deposit whose response is lost is created once, also after a reload', {
  tag: ['@R264', '@X19'],
}, async ({ page, sim, watch, signIn }) => {
  watch.expectError(/./);
  await sim.faults(
    { endpoint: 'depositGateway', kind: 'reset', after: true },
    { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
  );
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('500');
  await continueButton(page).click();
  await expect(page.getByText('Still checking your transaction')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await page.goto('/m/voucherCenter');
  await expect(pendingOrders(page)).toHaveCount(1);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the amount comes first, and all payment methods are in one row', { tag: ['@R264', '@X12'] }, async ({
    page,
    signIn,
  }) => {
    await signIn('player01');
    await page.goto('/m/voucherCenter');
    await expect(page.getByRole('heading', { name: /^(Amount|Payment method)$/ })).toHaveText([
      'Amount',
      'Payment method',
    ]);
    const methods = page.getByRole('group', { name: 'Payment method' }).getByRole('radio');
    await expect(methods).toHaveCount(7);
    const tops = await methods.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('button', { name: 'Continue to GCash' })).toBeInViewport({ ratio: 1 });
    // What the button that stays in view covers comes out by scrolling.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all payment methods and the preset amounts are above the tab bar', { tag: ['@R264', '@X12'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await sim.flags({ WALLET_QR: true });
    await signIn('player01');
    await page.goto('/m/voucherCenter');
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeInViewport({ ratio: 1 });
    const methods = page.getByRole('group', { name: 'Payment method' });
    await expect(methods.getByRole('radio')).toHaveCount(10);
    await methods.getByRole('radio', { name: /^WeChat Pay/ }).check();
    await expect(methods.locator('xpath=..')).toContainText('WeChat Pay · QR code · Within 1 minute · 1% fee');
    const lastPreset = await page.getByRole('group', { name: 'Amount' }).getByRole('button').last().boundingBox();
    const tabBar = await page.getByRole('link', { name: 'Home', exact: true }).last().boundingBox();
    expect((lastPreset?.y ?? 0) + (lastPreset?.height ?? 0)).toBeLessThan(tabBar?.y ?? 0);
    await expectAccessible(page);
  });
});

test('the newer deposit page starts with the amount and shows the steps of a pending deposit', {
  tag: ['@R043', '@A16', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.flags({ DEP_FUNC: '1' });
  await sim.apply('deposit.manual-reviewing');
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await expect(page.getByRole('radio', { name: /No fee$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Amount|Payment method)$/ })).toHaveText([
    'Amount',
    'Payment method',
  ]);
  await pendingOrders(page).click();
  await expect(steps(page).or(page.getByRole('term')).first()).toContainText('We are matching your transfer');
});

test('rejects an amount with a decimal comma and keeps it in the field', {
  tag: ['@R264'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').fill('300,50');
  await continueButton(page).click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription('Use a decimal point, for example 300.50.');
  await expect(field(page, 'Amount')).toHaveValue('300,50');
  const ordered = (await sim.requests({ method: 'POST' })).filter(({ url }) => url.includes('/wps/relay/'));
  expect(ordered).toEqual([]);
  await field(page, 'Amount').fill('1,300.50');
  await expect(summary(page)).toContainText('₱1,300.50');
});

for (const [path, lang, words] of [
  [
    '/m/voucherCenter',
    'en',
    {
      title: 'Your balance',
      held: 'Held by Jadelane',
      back: 'Return all to main wallet',
      undone: 'Transaction failed',
      returned: 'All your money is in the main wallet.',
    },
  ],
  [
    '/m/withdraw',
    'ty',
    {
      title: 'Balance mo',
      held: 'Nasa Jadelane',
      back: 'Ibalik lahat sa main wallet',
      undone: 'Hindi natuloy ang transaction',
      returned: 'Nasa main wallet na ang lahat ng pera mo.',
    },
  ],
] as const)
  test.describe(`${path} in ${lang}`, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('money held by a provider is shown beside the main wallet and can be returned with one button', {
      tag: ['@R245', '@A28', '@long'],
    }, async ({ page, sim, watch, signIn }) => {
      await signIn('player01');
      await page.goto(path);
      await waitForIdlePage(page);
      await expect(page.getByRole('region', { name: words.title })).toHaveCount(0);
      await page.evaluate(async () => {
        const { token } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
        await fetch('/wps/wallets/transfer', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': 'there' },
          body: JSON.stringify({ from: 'main', to: 'JL', amount: 480.5 }),
        });
      });
      await page.reload();
      const split = page.getByRole('region', { name: words.title });
      await expect(split.getByRole('term')).toHaveText(['Main wallet', words.held]);
      await expect(split.getByRole('definition')).toHaveText(['₱12,000.00', '₱480.50']);
      await expectAccessible(page);
      // A failed refund is reported as such, never as done.
      watch.expectError(/50[04]/);
      await sim.faults({ endpoint: 'walletTransfer', kind: 'status', status: 504, call: 1 });
      await split.getByRole('button', { name: words.back }).click();
      await expect(page.getByText(words.undone)).toBeVisible();
      await expect(page.getByText(words.returned)).toHaveCount(0);
      await split.getByRole('button', { name: words.back }).click();
      await expect(split).toHaveCount(0);
      const moves = await sim.requests({ path: '/wps/wallets/transfer' });
      expect(moves.map(({ requestBody }) => requestBody).at(-1)).toEqual({ from: 'JL', to: 'main', amount: 480.5 });
      expect((await sim.member('player01')).balance).toBeCloseTo(12_480.5, 2);
    });
  });

test('the error of an amount stands between its field and the preset amounts', {
  tag: ['@R264', '@X12'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  await field(page, 'Amount').press('Enter');
  const error = await page.locator('main').getByText('Enter an amount, such as ₱100.50.').boundingBox();
  const presets = await page.getByRole('group', { name: 'Amount' }).boundingBox();
  expect(error?.y).toBeLessThan(presets?.y ?? 0);
});

test('the prompt for a deposit limit follows the button', { tag: '@X03' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/voucherCenter');
  const prompt = page.getByRole('region', { name: 'Set a deposit limit?' });
  await expect(prompt.getByRole('link', { name: 'Set a limit' })).toBeVisible();
  const button = await continueButton(page).boundingBox();
  const box = await prompt.boundingBox();
  expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
});
