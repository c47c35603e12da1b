// @long

import type { Page } from 'playwright/test';
import { codeButton, field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { continueButton } from '#tests/support/screen/cashier.ts';
import { cards } from '#tests/support/screen/member.ts';
import { expect, test } from '#tests/support/test.ts';
import { type Call, expectCall, expectCalls, token } from '#tests/support/wire.ts';

const pin = '246810';

/** Performs an interaction on an open page and compares the resulting call with the contract. */
const expectCallOf = async (page: Page, call: Call, act: () => Promise<unknown>): Promise<void> => {
  const created = page.waitForRequest(
    (request) => request.method() === call.method && new URL(request.url()).pathname === call.path,
  );
  await act();
  await expectCall(await created, call);
};

const deposit = { method: 'POST', token, key: true } as const;

/** Channels of R264: the chosen option, and the call that submits it. */
const channels: readonly (readonly [name: string, call: Call])[] = [
  ['GCash', { ...deposit, path: '/wps/relay/DEP_paymentGateway', body: { bankId: 'GCASH', amount: 1000 } }],
  ['Maya', { ...deposit, path: '/wps/relay/DEP_paymentGateway', body: { bankId: 'MAYA', amount: 1000 } }],
  ['Alipay', { ...deposit, path: '/wps/relay/DEP_alipay', body: { amount: 1000 } }],
  ['WeChat Pay', { ...deposit, path: '/wps/relay/DEP_wechat', body: { amount: 1000 } }],
  ['QQ Wallet', { ...deposit, path: '/wps/relay/DEP_qq', body: { amount: 1000 } }],
  [
    'Bank transfer',
    {
      ...deposit,
      path: '/wps/relay/DEP_manualTransfer',
      body: { bankId: 'BPI', amount: 1000, payerName: 'Juan Dela Cruz' },
    },
  ],
];

for (const [name, call] of channels)
  test(`a deposit by ${name} sends the requests of the specification`, { tag: '@R264' }, async ({
    page,
    sim,
    signIn,
  }) => {
    await sim.flags({ WALLET_QR: true });
    await signIn('player01');
    // A payment page belongs to another site, so it is blocked.
    await page.route('**/pay/**', (route) => route.abort());
    await expectCalls(
      page,
      '/m/voucherCenter',
      [
        { method: 'GET', path: '/wps/relay/DEP_banksByVendor', query: { language: 'EN' }, token },
        { method: 'GET', path: '/wps/relay/DEP_promoList', query: { language: 'EN' }, token },
        call,
      ],
      async () => {
        await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
        await field(page, 'Amount').fill('1000');
        if (name === 'Bank transfer') {
          await page.getByRole('radio', { name: 'BPI' }).check();
          await field(page, 'Name on your bank account').fill('Juan Dela Cruz');
        }
        await continueButton(page).click();
      },
    );
  });

test('adding a bank account and setting the default send the requests of the specification', {
  tag: ['@R265', '@R263'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await expectCalls(page, '/m/securityCenter?step=cards', [
    { method: 'GET', path: '/wps/member/security/config', token },
    { method: 'GET', path: '/wps/member/bankCard', query: { language: 'EN' }, token },
  ]);
  await expect(cards(page)).toHaveCount(2);
  const add = page.getByRole('button', { name: 'Add account' });
  await expectCallOf(page, { method: 'GET', path: '/wps/member/withdrawBanks', query: { language: 'EN' }, token }, () =>
    add.click(),
  );
  await page.getByLabel(/^Bank or e-wallet/).selectOption('MAYA');
  await fillForm(page, {
    'E-wallet mobile number': '0917 555 0188',
    'Withdrawal password': pin,
    'Login password': seedPassword,
  });
  await expectCallOf(
    page,
    {
      method: 'POST',
      path: '/wps/member/bankCard',
      body: { bankId: 'MAYA', number: '09175550188', payeeName: 'Tala Reyes', paymentPassword: pin },
      token,
      key: true,
    },
    () => add.click(),
  );
  const maya = cards(page).filter({ hasText: 'Maya' });
  await expectCallOf(
    page,
    { method: 'POST', path: '/wps/member/bankCard/default', body: { cardId: expect.any(String) }, token },
    () => maya.getByRole('button', { name: 'Set as default' }).click(),
  );
});

test('changes of email, mobile number and password send the requests of the specification', {
  tag: ['@R265', '@R230'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const email = 'tala.bago@example.ph';
  await openForm(page, '/m/securityCenter?step=email');
  await field(page, 'New email address').fill(email);
  await expectCallOf(page, { method: 'POST', path: '/wps/member/email/code', body: { email }, token }, () =>
    codeButton(page).click(),
  );
  await expect(page.getByText('It expires in 10 minutes')).toBeVisible();
  const verificationCode = (await sim.codes()).mails.find(({ code }) => code)?.code ?? '';
  await fillForm(page, { 'Code from the email': verificationCode, 'Login password': seedPassword });
  await expectCallOf(
    page,
    { method: 'POST', path: '/wps/member/email', body: { email, verificationCode }, token, key: true },
    () => page.getByRole('button', { name: 'Save' }).click(),
  );
  await openForm(page, '/m/securityCenter?step=mobile');
  await field(page, 'New mobile number').fill('0928 111 2222');
  await expectCallOf(
    page,
    {
      method: 'POST',
      path: '/wps/member/account/getCode',
      module: 'VERIFICATION3',
      body: { mobileNum: expect.stringMatching(/9281112222$/), countryDialingCode: '63' },
      token,
    },
    () => codeButton(page).click(),
  );
  await openForm(page, '/m/changePsw');
  await fillForm(page, {
    'Old password': seedPassword,
    'New password': 'Sampaguita7',
    'Confirm new password': 'Sampaguita7',
  });
  await expectCallOf(
    page,
    {
      method: 'POST',
      path: '/wps/member/password',
      body: { oldPassword: seedPassword, newPassword: 'Sampaguita7', confirmNewPassword: 'Sampaguita7' },
      token,
      key: true,
    },
    () => submitForm(page),
  );
});

test('chat and feedback send the requests of the specification', { tag: ['@R266', '@R241'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('agent41');
  await expectCalls(page, '/m/chat', [
    { method: 'GET', path: '/wps/relay/CBS_launchChat', query: { desk: '1', language: 'EN' }, token },
    { method: 'GET', path: '/wps/relay/CBS_chatMessages', query: { chat: /^[0-9a-f]{32}$/, language: 'EN' }, token },
  ]);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await expectCallOf(
    page,
    {
      method: 'POST',
      path: '/wps/relay/CBS_sendMessage',
      body: { chat: expect.stringMatching(/^[0-9a-f]{32}$/), text: 'Hello', language: 'EN' },
      token,
      key: true,
    },
    () => page.keyboard.press('Enter'),
  );
  await openForm(page, '/m/feedback');
  await field(page, 'Your message').fill('The reels stopped');
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .getByLabel('Add photo')
    .setInputFiles([{ name: 'one.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }]);
  await expectCallOf(
    page,
    {
      method: 'PUT',
      path: '/wps/feedback',
      module: 'FEEDBACK3',
      type: 'multipart/form-data; boundary=',
      token,
      key: true,
    },
    () => page.getByRole('button', { name: 'Send', exact: true }).click(),
  );
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
  // Browsers do not expose the body of a form with files.
  const [sent] = await sim.requests({ path: '/wps/feedback', method: 'PUT' });
  expect(sent?.requestBody).toMatchObject({ type: 'game', comment: 'The reels stopped' });
});

/** Vendors that launch through the lottery screen (R119), with the prize mode of their games. */
const launchCodes = [
  ['TCG_LOTTO_VN', 'lott', 'LOTT'],
  ['TCG_SEA', 'elott', 'ELOTT'],
  ['LOTT', 'lott', 'LOTT'],
  ['ELOTT', 'elott', 'ELOTT'],
] as const;

test('each special provider launches with the game code lobby', { tag: ['@R119', '@R253', '@R251'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  for (const [code, mode, category] of launchCodes) {
    await expectCalls(page, `/m/launchGame?playType=trad&prize_mode=${mode}&code=${code}&pageBack=lobby`, [
      { method: 'GET', path: '/lgw/games/mobile', query: { prizeMode: mode, language: 'EN' }, token },
    ]);
    const recent = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/game/recent/add');
    await expectCallOf(
      page,
      {
        method: 'POST',
        path: '/wps/game/launchGame',
        body: { vendor: code, gameId: 'lobby', nodeId: expect.any(Number), category, showChoice: false },
        token,
      },
      () => page.getByRole('link', { name: /^Instant draw/ }).click(),
    );
    await expectCall(await recent, {
      method: 'GET',
      path: '/wps/game/recent/add',
      query: { nodeId: /^\d+$/, vendor: code },
      token,
    });
  }
});

/** A browser by its environment: user agent, and whether it was opened from the home screen. */
const places = [
  { registerMethod: 'H5', userAgent: undefined, standalone: false },
  { registerMethod: 'PWA', userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile', standalone: true },
  { registerMethod: 'WEBCLIP', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', standalone: true },
  { registerMethod: 'APP', userAgent: 'Mozilla/5.0 (iPhone) KidlatShell/2.1', standalone: false },
] as const;

for (const { registerMethod, userAgent, standalone } of places)
  test.describe(`as ${registerMethod}`, () => {
    if (userAgent) test.use({ userAgent });

    test('registration and login send the register method and the device', {
      tag: ['@R226', '@R224', '@R156'],
    }, async ({ page, sim, context }) => {
      if (standalone)
        await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { get: () => true }));
      const device = standalone ? ({ device: 'OTHERS' } as const) : {};
      await sim.flags({ REGISTER_FIELDS: [], REGISTER_TOKEN: false });
      await openForm(page, '/m/register');
      await fillForm(page, { Username: 'maria2026', Password: 'Sampaguita7', 'Confirm password': 'Sampaguita7' });
      const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/session/login');
      await expectCallOf(
        page,
        {
          method: 'PUT',
          path: '/wps/member/register',
          module: 'REGISTER_REE3',
          encrypted: true,
          key: true,
          ...device,
        },
        () => submitForm(page),
      );
      await expectCall(await login, {
        method: 'POST',
        path: '/wps/session/login',
        encrypted: true,
        key: true,
        ...device,
      });
      const [sent] = await sim.requests({ path: '/wps/member/register', method: 'PUT' });
      expect(sent?.requestBody).toMatchObject({ registerMethod, registerUrl: 'localhost', type: 0 });
    });
  });
