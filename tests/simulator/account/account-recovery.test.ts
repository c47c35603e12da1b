import { expect, test } from 'vitest';
import { seedAnswer, seedWithdrawalPassword } from '#sim/features/seed/security.ts';
import { advance, noon } from '#tests/support/money.ts';
import { changeEmail, codeFor, loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const answers = (answer: string, ids = [1, 3, 4]) => ids.map((questionId) => ({ questionId, answer }));
const newQuestions = answers('adobo', [2, 5, 6]);
const card = {
  bankId: 'MAYA',
  number: '09175550199',
  payeeName: 'Tala Reyes',
  paymentPassword: seedWithdrawalPassword,
};

/** Attempts to change each recovery method with a session but without the password. */
const changes: Record<string, (world: WorldClient, password?: string) => Promise<{ errorCode: string | null }>> = {
  email: async (world, password) => {
    const verificationCode = await codeFor(world, 'thief@example.ph');
    return world.call('updateEmail', {
      body: { email: 'thief@example.ph', verificationCode, ...(password && { loginPassword: password }) },
    });
  },
  mobile: async (world, password) => {
    await world.call('getCode', { body: { mobileNum: '9990001111' } });
    const verificationCode = (await outside(world)).sms[0]?.code ?? '';
    return world.call('updateMobile', {
      body: { mobileNum: '9990001111', verificationCode, ...(password && { loginPassword: password }) },
    });
  },
  questions: (world, password) =>
    world.call('setSecurityQuestions', {
      body: { oldAnswers: answers(seedAnswer), answers: newQuestions, ...(password && { loginPassword: password }) },
    }),
  'withdrawal password': (world, password) =>
    world.call('setPaymentPassword', {
      body: {
        oldPaymentPassword: seedWithdrawalPassword,
        newPaymentPassword: '135791',
        ...(password && { loginPassword: password }),
      },
    }),
  'withdrawal password by questions': (world, password) =>
    world.call('resetPaymentPassword', {
      body: {
        answers: answers(seedAnswer),
        newPaymentPassword: '135791',
        ...(password && { loginPassword: password }),
      },
    }),
  'a new card': (world, password) =>
    world.call('addBankCard', { body: { ...card, ...(password && { loginPassword: password }) } }),
  'a card less': async (world, password) => {
    const [, second] = (await world.call('bankCards')).value;
    return world.call('removeBankCard', {
      body: {
        cardId: second?.cardId ?? '',
        paymentPassword: seedWithdrawalPassword,
        ...(password && { loginPassword: password }),
      },
    });
  },
};

const held = async (world: WorldClient) => (await world.call('securityConfig')).value.heldUntil;

test.each(Object.entries(changes))(
  'a session alone cannot change %s; with the password the owner is notified and withdrawals are held @R265',
  async (_, change) => {
    const world = await signedIn();
    const before = await world.call('securityConfig');
    expect((await change(world)).errorCode).toBe('login.wrong-password');
    expect((await world.call('securityConfig')).value).toEqual(before.value);
    const { mails, texts } = await outside(world);
    const unread = (await world.call('unreadCount')).value;
    await advance(world, '61s');

    expect((await change(world, loginPassword)).errorCode).toBeNull();
    expect((await world.call('unreadCount')).value).toBe(unread + 1);
    const now = await outside(world);
    expect(now.texts.length).toBe(texts.length + 1);
    expect(now.texts[0]?.to).toBe('9171234567');
    expect(now.mails.filter(({ to }) => to === 'tala.reyes@example.ph').length).toBe(
      mails.filter(({ to }) => to === 'tala.reyes@example.ph').length + 1,
    );
    expect(await held(world)).toBe(noon() + 61_000 + 24 * 3_600_000);
  },
);

test('withdrawals and transfers are held for 24 hours of world time', async () => {
  const world = await signedIn();
  await changeEmail(world, 'tala.new@example.ph');
  const [to] = (await world.call('bankCards')).value;
  const withdraw = async () =>
    (
      await world.call('withdraw', {
        body: { cardId: to?.cardId ?? '', amount: 100, paymentPassword: seedWithdrawalPassword },
      })
    ).errorCode;
  expect(await withdraw()).toBe('withdraw.held');
  expect((await world.call('withdrawInfo')).value.heldUntil).toBeGreaterThan(noon());
  const transfer = { amount: 1, paymentPassword: seedWithdrawalPassword };
  expect((await world.call('uplineTransfer', { body: transfer })).errorCode).toBe('withdraw.held');
  await advance(world, '24h');
  await world.signIn('player01');
  expect((await world.call('withdrawInfo')).value.heldUntil).toBeNull();
  expect(await withdraw()).not.toBe('withdraw.held');
  await world.flags({ WITHDRAW_HOLD_HOURS: 0 });
  await changeEmail(world, 'tala.third@example.ph');
  expect(await held(world)).toBeNull();
});

test('a first e-mail, withdrawal password or card starts no hold', async () => {
  const world = await signedIn('newbie01');
  await changeEmail(world, 'newbie@example.ph');
  const body = { loginPassword, newPaymentPassword: seedWithdrawalPassword };
  expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
  expect((await world.call('addBankCard', { body: { ...card, payeeName: 'Bo', loginPassword } })).status).toBe(200);
  expect(await held(world)).toBeNull();
});

test('a new e-mail needs the code sent to it, and recovery mail goes only to the new address', async () => {
  const world = await signedIn();
  const email = 'tala.new@example.ph';
  const change = async (verificationCode: string, to = email) =>
    (await world.call('updateEmail', { body: { email: to, verificationCode, loginPassword } })).errorCode;
  expect(await change('000000')).toBe('verification.wrong');
  const code = await codeFor(world, email);
  expect((await world.call('emailCode', { body: { email } })).errorCode).toBe('request.too-many');
  expect(await change(code, 'other@example.ph')).toBe('verification.wrong');
  expect(await change(code)).toBeNull();
  expect(await change(code)).toBe('verification.wrong');
  const recover = async (to: string) =>
    (await world.call('passwordByEmail', { body: { username: 'player01', email: to } })).errorCode;
  await recover('tala.reyes@example.ph');
  await recover(email);
  const mails = (await outside(world)).mails.filter((it) => it.temporaryPassword);
  expect(mails.map(({ to }) => to)).toEqual([email]);
});

test('security questions cannot be replaced without the old answers', async () => {
  const world = await signedIn();
  const put = async (oldAnswers?: ReturnType<typeof answers>) =>
    (
      await world.call('setSecurityQuestions', {
        body: { loginPassword, answers: newQuestions, ...(oldAnswers && { oldAnswers }) },
      })
    ).errorCode;
  expect([await put(), await put(answers('baboy')), await put(answers(seedAnswer))]).toEqual([
    'verification.wrong',
    'verification.wrong',
    null,
  ]);
});

test('a Google member gets a first password at the Google address and can then withdraw @R161 @A55', async () => {
  const world = simulator.world();
  await world.flags({ GOOGLELOGIN3: true });
  const { idToken } = (await world.call('socialConsent', { body: { provider: 'GOOGLE', accountId: 'maria' } })).value;
  const { token, userName } = (await world.call('socialLogin', { body: { provider: 'GOOGLE', idToken } })).value;
  world.token = token;
  const { payUrl } = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).value;
  await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  const recover = async (email: string) => {
    expect((await world.call('passwordByEmail', { body: { username: userName, email } })).errorCode).toBeNull();
    return (await outside(world)).mails.find((it) => it.temporaryPassword);
  };
  expect(await recover('jose.ramos@example.ph')).toBeUndefined();
  const mailed = await recover('Maria.Santos@example.ph');
  expect(mailed?.to).toBe('maria.santos@example.ph');
  const oldPassword = mailed?.temporaryPassword ?? '';
  expect((await world.signIn(userName, oldPassword)).value.firstTimeLogin).toBe(true);
  const changed = { oldPassword, newPassword: 'Sampaguita7', confirmNewPassword: 'Sampaguita7' };
  expect((await world.call('changePassword', { body: changed })).value.heldUntil).toBe(noon() + 24 * 3_600_000);
  const body = { loginPassword: 'Sampaguita7', newPaymentPassword: '135791' };
  expect((await world.call('setPaymentPassword', { body })).errorCode).toBeNull();
});

const secrets: Record<string, (world: WorldClient, right: boolean) => Promise<{ errorCode: string | null }>> = {
  'the old password': (world, right) =>
    world.call('changePassword', {
      body: {
        oldPassword: right ? loginPassword : 'Wrong0000',
        newPassword: 'Bagong2026',
        confirmNewPassword: 'Bagong2026',
      },
    }),
  'the login password': (world, right) =>
    world.call('setPaymentPassword', {
      body: {
        loginPassword: right ? loginPassword : 'Wrong0000',
        oldPaymentPassword: seedWithdrawalPassword,
        newPaymentPassword: '135791',
      },
    }),
  'the withdrawal password': (world, right) =>
    world.call('addBankCard', {
      body: { ...card, loginPassword, paymentPassword: right ? seedWithdrawalPassword : '000000' },
    }),
  'the answers': (world, right) =>
    world.call('resetPaymentPassword', {
      body: { loginPassword, answers: answers(right ? seedAnswer : 'no'), newPaymentPassword: '135791' },
    }),
};

test.each(Object.entries(secrets))(
  '%s is rate limited after five wrong guesses, across all sessions',
  async (_, guess) => {
    const world = await signedIn();
    for (let nth = 0; nth < 5; nth += 1) expect((await guess(world, false)).errorCode).not.toBe('request.too-many');
    expect((await guess(world, true)).errorCode).toBe('request.too-many');
    await world.signIn('player01');
    expect((await guess(world, true)).errorCode).toBe('request.too-many');
    await advance(world, '61m');
    await world.signIn('player01');
    expect((await guess(world, true)).errorCode).toBeNull();
  },
);

test('the default card comes first among the cards for withdrawals', async () => {
  const world = await signedIn();
  const [first, second] = (await world.call('bankCards')).value;
  expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
  await world.call('setDefaultCard', { body: { cardId: second?.cardId ?? '' } });
  expect((await world.call('withdrawInfo')).value.cards[0]?.cardId).toBe(second?.cardId);
  expect((await world.call('setDefaultCard', { body: { cardId: 'CD0' } })).errorCode).toBe('resource.unknown');
});
