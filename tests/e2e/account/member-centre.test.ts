import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#tests/support/axe.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { avatar } from '#tests/support/screen/frame.ts';
import { memberEntries } from '#tests/support/screen/member.ts';
import { expect, test } from '#tests/support/test.ts';

test('a guest sees a login prompt, and each entry opens the login popup over the page', {
  tag: ['@R174', '@R184', '@A25'],
}, async ({ page }) => {
  await page.goto('/m/mine');
  await expect(page.getByRole('heading', { name: 'Log in or register' })).toBeVisible();
  await expect(page.getByText('Total balance')).toBeHidden();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  for (const way of [
    page.getByRole('link', { name: 'Reward centre' }),
    page.getByRole('button', { name: 'Get the app' }),
    page.getByRole('link', { name: 'Settings' }),
    page.getByRole('main').getByRole('button', { name: 'Log in' }),
  ]) {
    await way.click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }
  await expect(page).toHaveURL(/\/m\/mine$/);
});

test('a member sees profile, VIP level, balance and badges, and can hide and refresh the balance', {
  tag: ['@R175', '@R173', '@R181', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/member/home');
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account).toContainText('Tala_Reyes');
  await expect(account).toContainText('player01');
  await expect(account).toContainText('Member for 412 days');
  await expect(account.getByRole('link', { name: 'VIP level: Gold' })).toHaveAttribute('href', '/m/member/benefits');
  await expect(avatar(account)).toHaveAttribute('src', /avatars\/2\.webp/);
  await expect(account).toContainText('₱12,480.50');
  await account.getByRole('button', { name: 'Hide balance' }).click();
  await expect(account).toContainText('₱**,***.**');
  await account.getByRole('button', { name: 'Show balance' }).click();
  await account.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(account).toContainText('₱12,480.50');
  await expect.poll(async () => (await sim.requests({ path: '/wps/wallets/balance' })).length).toBe(2);
  await expect(page.getByRole('link', { name: /Reward centre/ })).toContainText('1');
  await expect(page.getByRole('link', { name: /^News/ })).toContainText('5');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/m/set');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a member without a nickname sees the username only once', { tag: ['@R175', '@long'] }, async ({
  page,
  signIn,
}) => {
  await signIn('newbie01');
  await page.goto('/m/mine');
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account).toContainText('Member since today');
  await expect(account.getByText('newbie01')).toHaveCount(1);
});

test('hiding the balance masks the amounts on cashier and record pages until it is shown again', {
  tag: ['@R059', '@A22', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Hide balance' }).click();
  const pages = [
    'voucherCenter',
    'withdraw',
    'upLine/transfer',
    'transaction/record',
    'gameRecord?period=month',
    'profitandloss?period=month',
    'statement',
  ];
  for (const name of pages) {
    await page.goto(`/m/${name}`);
    const main = page.getByRole('main');
    await expect(main, name).toContainText(/₱[*,]+\.\*\*/);
    await expect(main, name).toContainText('Balance hidden');
    await expect(main, name).not.toContainText('12,480.5');
  }
  await page.goto('/m/withdraw');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await menu.getByRole('button', { name: 'Show balance' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Available to withdraw' })).toContainText('₱12,480.50');
});

test('hiding the balance in the agency centre also masks the amounts of the rebate report', {
  tag: ['@A22', '@R036', '@long'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/agent');
  await page.getByRole('main').getByRole('button', { name: 'Hide balance' }).click();
  await expect(page.getByRole('main')).toContainText('₱**,***.**');
  await page.goto('/m/member/agent/agentRebeat?period=month');
  await expect(page.getByRole('main')).toContainText(/₱[*,]+\.\*\*/);
  await expect(page.getByRole('main')).not.toContainText(/₱[\d,]+\.\d\d/);
});

test('a top agent sees the agency centre and no transfer to upline', {
  tag: ['@R177', '@R180', '@long'],
}, async ({ page, signIn }) => {
  await signIn('topagent01');
  await page.goto('/m/mine');
  await expect(page.getByRole('link', { name: 'Agency centre' })).toHaveAttribute('href', '/m/agent');
  await expect(page.getByText('Member for')).toBeVisible();
  expect(await memberEntries(page)).not.toContain('uplineTransfer');
});

test('disabled flags remove their entries from the open page in both versions and from the next first paint', {
  tag: ['@R178', '@R182', '@R042', '@long'],
}, async ({ page, sim, signIn, watch }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await expect(page.getByRole('link', { name: 'Transfer to upline' })).toBeVisible();
  const base = await memberEntries(page);
  expect(base).toEqual([
    ...['benefits', 'inviteFriends', 'securityCenter', 'apps'],
    ...['rewardCenter', 'leaderBoard', 'manualRebate', 'rebateReport'],
    ...['depositRecord', 'withdrawalRecord', 'transactionRecord', 'gameRecord', 'profitAndLoss', 'statement'],
    ...['identity', 'responsible', 'webEmail', 'feedback', 'uplineTransfer'],
  ]);
  await sim.flags({
    MEM_CEN: '1',
    DEPRECM3: false,
    PERSREP: false,
    MISSION: false,
    REFERRAL: false,
    VIPBENEFIT3: false,
  });
  const held = await holdResponses(page, /\/settings\//);
  await page.reload();
  await expect.poll(() => memberEntries(page)).toEqual(base);
  held.release();
  const left = [
    'rewardCenter',
    'manualRebate',
    'rebateReport',
    'webEmail',
    'securityCenter',
    'identity',
    'responsible',
    'withdrawalRecord',
  ];
  await expect
    .poll(() => memberEntries(page))
    .toEqual([...left, 'transactionRecord', 'gameRecord', 'statement', 'apps', 'feedback', 'uplineTransfer']);
  await expect(page.getByRole('link', { name: /VIP level/ })).toBeHidden();
  watch.expectError(/_astro/);
  await page.route('**/_astro/**', (route) => route.abort());
  await page.reload();
  expect(await memberEntries(page)).toEqual([
    ...left,
    'transactionRecord',
    'gameRecord',
    'statement',
    'apps',
    'feedback',
  ]);
});

test('the profile photo can be a preset or an upload, and an invalid file shows an error', {
  tag: ['@R236', '@A83', '@engines', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  const face = avatar(page);
  await page.getByRole('button', { name: 'Change photo' }).click();
  const sheet = page.getByRole('dialog', { name: 'Profile photo' });
  await expect(sheet.getByRole('button', { name: 'Photo 2' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Photo 5' }).click();
  await expect(sheet).toBeHidden();
  await expect(face).toHaveAttribute('src', /avatars\/5\.webp/);

  await page.getByRole('button', { name: 'Change photo' }).click();
  await expect(sheet.getByRole('button', { name: 'Upload photo' })).toBeEnabled();
  // The button opens a system dialog; the chosen file arrives through a hidden field.
  const upload = (buffer: Buffer): Promise<void> =>
    sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await upload(Buffer.from('not a picture'));
  await expect(sheet.getByRole('alert')).toContainText('We can’t use this file');
  const create = { width: 200, height: 120, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await upload(picture);
  await expect(face).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.reload();
  await expect(face).toHaveAttribute('src', /^data:image\/jpeg/);
});

test('both addresses open the member centre, and its gear leads to the settings', { tag: ['@R012', '@long'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  for (const path of ['/m/mine', '/m/member/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Tala_Reyes');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('wallets sheet and reward centre show own money and bonus money, which add up to the main wallet', {
  tag: ['@X11', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('deposit.promotions-taken');
  await signIn('player01');
  const moneyIn = async (part: Locator): Promise<number> =>
    Number(((await part.textContent()) ?? '').replace(/[^\d.]/g, ''));
  const partsIn = async (place: Locator | Page): Promise<number[]> => {
    const shown = place.getByRole('region', { name: 'Locked balance' }).getByRole('definition');
    await expect(shown).toHaveCount(2);
    return Promise.all([0, 1].map((nth) => moneyIn(shown.nth(nth))));
  };
  await page.goto('/m/rewardCenter');
  const [own = 0, bonus = 0] = await partsIn(page);
  expect(bonus).toBeGreaterThan(0);
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Wallets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your wallets' });
  expect(await partsIn(sheet)).toEqual([own, bonus]);
  await expect.poll(() => moneyIn(sheet.getByRole('definition').first())).toBeCloseTo(own + bonus);
});

test('the wallets sheet shows the main wallet balance, and the app button opens a dialog', {
  tag: ['@A28', '@R176', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Wallets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your wallets' });
  await expect(sheet).toContainText('Main wallet');
  await expect(sheet).toContainText('₱12,480.50');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Get the app' }).click();
  await expect(page.getByRole('dialog', { name: /app/ })).toBeVisible();
});

test('money can be transferred to a provider wallet and returned with one button', {
  tag: ['@R245', '@A28'],
}, async ({ page, signIn, sim }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Wallets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your wallets' });
  await sheet.getByLabel('Amount').fill('99999');
  await sheet.getByRole('button', { name: 'Move money' }).click();
  await expect(sheet.getByText('Only ₱12,480.50 is available in this wallet.')).toBeVisible();
  await sheet.getByLabel('Amount').fill('480.50');
  await sheet.getByRole('button', { name: 'Move money' }).click();
  await expect(sheet).toContainText('₱12,000.00');
  await expect(sheet).toContainText('₱480.50');
  await sheet.getByRole('button', { name: 'Return all to main wallet' }).click();
  await expect(sheet.getByText('All your money is in the main wallet.')).toBeVisible();
  expect(await sim.requests({ path: '/wps/wallets/transfer' })).toHaveLength(2);
  expect((await sim.member('player01')).balance).toBeCloseTo(12_480.5, 2);
});

test('a trial member is redirected to the home page', { tag: ['@A24', '@R220', '@long'] }, async ({ page, signIn }) => {
  await signIn('trial01');
  await page.goto('/m/mine');
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('both versions are accessible and fit 320 px', { tag: ['@A16', '@long'] }, async ({ page, sim, signIn }) => {
      await signIn('agent01');
      for (const version of ['0', '1']) {
        await sim.flags({ MEM_CEN: version });
        await page.goto('/m/mine');
        await waitForIdlePage(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });
  });
}
