import { expect, test } from 'vitest';
import { brands } from '#brands/all.ts';
import type { SecondStepNeed } from '#contract/types.ts';
import { freshPassword, passwordOf } from '#tests/support/passwords.ts';
import { outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { appCode, turnOnTwoSteps, worldTime } from '#tests/support/two-step-login.ts';

const simulator = await startSimulator();

const guarded = async () => {
  const world = simulator.world();
  await world.signIn('player01');
  return { world, ...(await turnOnTwoSteps(world)) };
};
type Guarded = Awaited<ReturnType<typeof guarded>>;

const firstStep = async ({ world }: Pick<Guarded, 'world'>, username = 'player01') => {
  const reply = await world.call('login', { body: { username, password: 'Passw0rd1', type: 0 } });
  return { errorCode: reply.errorCode, ...(reply.value as unknown as SecondStepNeed) };
};
const secondStep = async (
  { world }: Pick<Guarded, 'world'>,
  ticket: string,
  proof: { code?: string; recovery?: string },
) => (await world.call('loginSecondStep', { body: { ticket, ...proof } })).errorCode;

test('two-step login is on only after a valid app code, and then the password alone is not enough @X09', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  expect((await world.call('beginTwoSteps')).errorCode).toBe('confirm.required');
  const wrong = { purpose: 'two-steps', password: 'wrong' } as const;
  expect((await world.call('confirmIdentity', { body: wrong })).errorCode).toBe('login.wrong-password');
  await world.call('confirmIdentity', { body: { ...wrong, password: 'Passw0rd1' } });
  const ofPerya = await world.call('beginTwoSteps', { query: { merchantCode: brands.perya?.merchantCode } });
  expect(ofPerya.value.uri).toMatch(/^otpauth:\/\/totp\/Perya:player01\?issuer=Perya&/);
  const { secret, picture, uri } = (await world.call('beginTwoSteps')).value;
  expect(uri).toContain('issuer=Kidlat&');
  expect(picture).toMatch(/^data:image\/svg\+xml/);
  expect((await world.call('twoSteps')).value.on).toBe(false);
  expect((await firstStep({ world })).errorCode).toBeNull();
  expect((await world.call('turnOnTwoSteps', { body: { code: '000000' } })).errorCode).toBe('verification.wrong');
  const code = appCode(secret, await worldTime(world));
  expect((await world.call('turnOnTwoSteps', { body: { code } })).value.recoveryCodes).toHaveLength(10);
  expect((await world.call('twoSteps')).value).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  const { errorCode, methods } = await firstStep({ world });
  expect({ errorCode, methods }).toEqual({ errorCode: 'login.second-step', methods: ['code', 'recovery'] });
});

test.each([
  ['the code of this half minute', 0, null],
  ['a phone half a minute behind', -30, null],
  ['a phone half a minute ahead', 30, null],
  ['a phone a minute behind', -60, 'verification.wrong'],
  ['a phone a minute ahead', 60, 'verification.wrong'],
] as const)('clock drift: %s @X09', async (_, seconds, outcome) => {
  const it = await guarded();
  // A later time step than the one in which two-step login was turned on, because its codes are used up.
  await it.world.admin('PUT', '/clock', { advance: '5m' });
  const { ticket } = await firstStep(it);
  const code = appCode(it.secret, (await worldTime(it.world)) + seconds * 1000);
  expect(await secondStep(it, ticket, { code })).toBe(outcome);
});

test('a code is valid once across logins, and older codes are refused afterwards @X09', async () => {
  const it = await guarded();
  await it.world.admin('PUT', '/clock', { frozen: true });
  const now = await worldTime(it.world);
  const [code, older] = [appCode(it.secret, now), appCode(it.secret, now - 30_000)];
  const { ticket } = await firstStep(it);
  expect(await secondStep(it, ticket, { code })).toBeNull();
  expect(await secondStep(it, ticket, { code })).toBe('session.expired');
  const again = await firstStep(it);
  expect(await secondStep(it, again.ticket, { code })).toBe('verification.wrong');
  expect(await secondStep(it, again.ticket, { code: older })).toBe('verification.wrong');
});

test('a recovery code is valid once, in any spacing and case @X09', async () => {
  const it = await guarded();
  const [first = ''] = it.recoveryCodes;
  const recovery = ` ${first.replaceAll('-', ' ').toUpperCase()}`;
  expect(await secondStep(it, (await firstStep(it)).ticket, { recovery })).toBeNull();
  expect(await secondStep(it, (await firstStep(it)).ticket, { recovery: first })).toBe('verification.wrong');
  expect((await it.world.call('twoSteps')).value.recoveryCodesLeft).toBe(9);
});

test('five wrong codes block the second step for an hour, in all logins and sessions @X09', async () => {
  const it = await guarded();
  for (let tries = 0; tries < 5; tries += 1) {
    const { ticket } = await firstStep(it);
    expect(await secondStep(it, ticket, { code: '000000' })).toBe('verification.wrong');
  }
  const right = { code: appCode(it.secret, await worldTime(it.world)) };
  expect(await secondStep(it, (await firstStep(it)).ticket, right)).toBe('request.too-many');
  const body = { purpose: 'withdrawal', ...right } as const;
  expect((await it.world.call('confirmIdentity', { body })).errorCode).toBe('request.too-many');
  await it.world.admin('PUT', '/clock', { advance: '61m' });
  const later = { code: appCode(it.secret, await worldTime(it.world)) };
  expect(await secondStep(it, (await firstStep(it)).ticket, later)).toBeNull();
});

test('SMS login and mailed passwords require the second step too @X09', async () => {
  const it = await guarded();
  const { world } = it;
  await world.flags({ MOBVERLOGIN3: true });
  await world.call('smsNoLogin', { body: { mobileNum: '09171234567' } });
  const { sms } = (await world.admin<{ sms: { code: string }[] }>('GET', '/codes')).body;
  const body = { username: '09171234567', password: sms[0]?.code ?? '', type: 1 } as const;
  expect((await world.call('login', { body })).errorCode).toBe('login.second-step');
  const password = await mailedPassword(world);
  expect((await world.call('login', { body: { username: 'player01', password, type: 0 } })).errorCode).toBe(
    'login.second-step',
  );
});

const mailedPassword = async (world: WorldClient): Promise<string> => {
  await world.call('passwordByEmail', { body: { username: 'player01', email: 'tala.reyes@example.ph' } });
  return (await outside(world)).mails.find((mail) => mail.temporaryPassword)?.temporaryPassword ?? '';
};

const choosePassword = async (world: WorldClient, oldPassword: string, newPassword = 'Bagong2026') =>
  (await world.call('changePassword', { body: { oldPassword, newPassword, confirmNewPassword: newPassword } }))
    .errorCode;

test('a mailed password can be replaced only in the session that completed its second step @X09 @R161', async () => {
  const it = await guarded();
  const password = await mailedPassword(it.world);
  const login = await it.world.call('login', { body: { username: 'player01', password, type: 0 } });
  expect(login.errorCode).toBe('login.second-step');
  expect(await choosePassword(it.world, password)).toBe('login.wrong-password');
  // Also after its own login is complete, because the second step was shown in another session.
  const { ticket } = login.value as unknown as SecondStepNeed;
  const owner = simulator.world(it.world.name);
  const entered = await owner.call('loginSecondStep', { body: { ticket, recovery: it.recoveryCodes[0] ?? '' } });
  expect(entered.value.firstTimeLogin).toBe(true);
  expect(await choosePassword(it.world, password)).toBe('login.wrong-password');
  owner.token = entered.value.token;
  expect(await choosePassword(owner, password)).toBeNull();
  expect(await choosePassword(owner, 'Bagong2026', 'Iba2026abc')).toBe('confirm.required');
});

test('an incomplete login with a mailed password does not force a password change at the next login @X09 @A05', async () => {
  const it = await guarded();
  const password = await mailedPassword(it.world);
  await it.world.call('login', { body: { username: 'player01', password, type: 0 } });
  const code = appCode(it.secret, await worldTime(it.world));
  const { ticket } = await firstStep(it);
  const entered = await it.world.call('loginSecondStep', { body: { ticket, code } });
  expect(entered.value.firstTimeLogin).toBe(false);
});

test('the first password change needs the second step if the member has one @X09 @A05', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  await world.call('createDownline', { body: { username: 'child78', password: freshPassword, kind: 'player' } });
  expect((await world.signIn('newbie01')).value.firstTimeLogin).toBe(true);
  const { secret } = await turnOnTwoSteps(world);
  expect(await choosePassword(world, passwordOf.login)).toBe('confirm.required');
  const code = appCode(secret, await worldTime(world));
  await world.call('confirmIdentity', { body: { purpose: 'password', code } });
  expect(await choosePassword(world, passwordOf.login)).toBeNull();
  await world.signIn('child78', freshPassword);
  expect(await choosePassword(world, freshPassword)).toBeNull();
});

const notificationsOf = async (world: WorldClient) => {
  const { mails, texts } = await outside(world);
  return { mails: mails.length, texts: texts.length, inbox: (await world.call('unreadCount')).value };
};

const heldUntil = async (world: WorldClient) => (await world.call('securityConfig')).value.heldUntil;

test('changing two-step login notifies the owner, and weakening it holds withdrawals @X09 @X18', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const before = await notificationsOf(world);
  const notifications = (times: number) => ({
    mails: before.mails + times,
    texts: before.texts + times,
    inbox: before.inbox + times,
  });
  const { secret } = await turnOnTwoSteps(world);
  expect(await notificationsOf(world)).toEqual(notifications(1));
  expect(await heldUntil(world)).toBeNull();
  const code = appCode(secret, await worldTime(world));
  await world.call('confirmIdentity', { body: { purpose: 'two-steps', code } });
  expect((await world.call('renewRecoveryCodes')).errorCode).toBeNull();
  expect(await notificationsOf(world)).toEqual(notifications(2));
  const first = (await heldUntil(world)) ?? 0;
  expect(first).toBeGreaterThan(await worldTime(world));
  await world.admin('PUT', '/clock', { advance: '1m' });
  expect((await world.call('turnOffTwoSteps')).errorCode).toBeNull();
  expect(await notificationsOf(world)).toEqual(notifications(3));
  const second = (await heldUntil(world)) ?? 0;
  expect(second).toBeGreaterThan(first);
  // Replaces the authenticator app.
  await turnOnTwoSteps(world);
  expect(await notificationsOf(world)).toEqual(notifications(4));
  expect(await heldUntil(world)).toBe(second);
  const { cards } = (await world.call('withdrawInfo')).value;
  const body = { amount: 100, cardId: cards[0]?.cardId ?? '', paymentPassword: '246810' };
  expect((await world.call('withdraw', { body })).errorCode).toBe('withdraw.held');
});

test('a lost phone report notifies the owner at once, and withdrawals are held once two-step login ends @X09 @X18', async () => {
  const it = await guarded();
  const before = await notificationsOf(it.world);
  const { ticket } = await firstStep(it);
  await it.world.call('lostSecondStep', { body: { ticket, language: 'EN' } });
  expect(await notificationsOf(it.world)).toEqual({
    mails: before.mails + 1,
    texts: before.texts + 1,
    inbox: before.inbox + 1,
  });
  expect(await heldUntil(it.world)).toBeNull();
  await it.world.admin('PUT', '/clock', { advance: '25h' });
  await it.world.signIn('player01');
  expect((await notificationsOf(it.world)).mails).toBe(before.mails + 2);
  expect(await heldUntil(it.world)).toBeGreaterThan(await worldTime(it.world));
});

test('changing password, withdrawal password or cards needs the second step, not the password alone @X09 @X18', async () => {
  const it = await guarded();
  const { world } = it;
  const rows = [
    [
      'password',
      () =>
        world.call('changePassword', {
          body: { oldPassword: 'Passw0rd1', newPassword: 'Passw0rd2', confirmNewPassword: 'Passw0rd2' },
        }),
    ],
    [
      'payment-password',
      () =>
        world.call('setPaymentPassword', {
          body: { loginPassword: 'Passw0rd1', oldPaymentPassword: '246810', newPaymentPassword: '135790' },
        }),
    ],
    [
      'card',
      () =>
        world.call('addBankCard', {
          body: {
            bankId: 'BDO',
            number: '0012345678',
            payeeName: 'Tala Reyes',
            loginPassword: 'Passw0rd1',
            paymentPassword: '246810',
          },
        }),
    ],
  ] as const;
  for (const [purpose, place] of rows) {
    const refused = await place();
    expect([purpose, refused.errorCode]).toEqual([purpose, 'confirm.required']);
    expect(refused.value).toEqual({ purpose, methods: ['code', 'recovery'] });
  }
  const byPassword = { purpose: 'card', password: 'Passw0rd1' } as const;
  expect((await world.call('confirmIdentity', { body: byPassword })).errorCode).toBe('verification.wrong');
  const code = appCode(it.secret, await worldTime(world));
  expect((await world.call('confirmIdentity', { body: { purpose: 'card', code } })).errorCode).toBeNull();
  expect((await rows[1][1]()).errorCode).toBe('confirm.required');
  expect((await rows[2][1]()).errorCode).not.toBe('confirm.required');
  const other = simulator.world(world.name);
  const { ticket } = await firstStep({ world: other });
  const login = await other.call('loginSecondStep', { body: { ticket, recovery: it.recoveryCodes[0] ?? '' } });
  other.token = login.value.token;
  const inOther = await other.call('removeBankCard', {
    body: {
      cardId: (await other.call('bankCards')).value[0]?.cardId ?? '',
      loginPassword: 'Passw0rd1',
      paymentPassword: '246810',
    },
  });
  expect(inOther.errorCode).toBe('confirm.required');
});

test('a withdrawal of CONFIRM_FROM or more needs the password without two-step login @X09', async () => {
  const world = simulator.world();
  await world.flags({ CONFIRM_FROM: 200 });
  await world.signIn('player01');
  const { cards } = (await world.call('withdrawInfo')).value;
  const withdraw = async (amount: number) =>
    (await world.call('withdraw', { body: { amount, cardId: cards[0]?.cardId ?? '', paymentPassword: '246810' } }))
      .errorCode;
  expect(await withdraw(199)).not.toBe('confirm.required');
  expect(await withdraw(200)).toBe('confirm.required');
  await world.call('confirmIdentity', { body: { purpose: 'withdrawal', password: 'Passw0rd1' } });
  expect(await withdraw(200)).not.toBe('confirm.required');
});

test('small withdrawals need a confirmation once their sum reaches CONFIRM_FROM @X09 @X17', async () => {
  const world = simulator.world();
  await world.flags({ CONFIRM_FROM: 250 });
  await world.signIn('player01');
  const { cards } = (await world.call('withdrawInfo')).value;
  const body = { amount: 120, cardId: cards[0]?.cardId ?? '', paymentPassword: '246810' };
  const codes = [];
  for (let times = 0; times < 3; times += 1) codes.push((await world.call('withdraw', { body })).errorCode);
  expect(codes).toEqual([null, null, 'confirm.required']);
});

test('a lost phone report turns two-step login off after a day unless the owner objects @X09', async () => {
  const it = await guarded();
  const { world } = it;
  const lose = async () =>
    world.call('lostSecondStep', { body: { ticket: (await firstStep(it)).ticket, language: 'TY' } });
  expect((await world.call('lostSecondStep', { body: { ticket: 'x', language: 'EN' } })).errorCode).toBe(
    'session.expired',
  );
  const { endsAt } = (await lose()).value;
  expect((await lose()).value.endsAt).toBe(endsAt);
  expect((await world.call('twoSteps')).value.endsAt).toBe(endsAt);
  await world.call('keepTwoSteps');
  await world.admin('PUT', '/clock', { advance: '25h' });
  expect((await firstStep(it)).errorCode).toBe('login.second-step');
  await lose();
  await world.admin('PUT', '/clock', { advance: '25h' });
  expect((await firstStep(it)).errorCode).toBeNull();
});

test('a new password ends pending logins and cancels the planned end of two-step login @X09 @X18', async () => {
  const it = await guarded();
  const { world } = it;
  const thief = await firstStep(it);
  const lost = async ({ ticket }: SecondStepNeed) =>
    (await world.call('lostSecondStep', { body: { ticket, language: 'EN' } })).errorCode;
  expect(await lost(await firstStep(it))).toBeNull();
  const code = appCode(it.secret, await worldTime(world));
  await world.call('confirmIdentity', { body: { purpose: 'password', code } });
  expect(await choosePassword(world, 'Passw0rd1')).toBeNull();
  expect((await world.call('twoSteps')).value.endsAt).toBeNull();
  const letters = (await outside(world)).mails.map(({ text }) => text.EN);
  expect(letters.slice(0, 2)).toEqual(['Your password was changed', 'Two-step verification stays on']);
  expect(await lost(thief)).toBe('session.expired');
  expect(await secondStep(it, thief.ticket, { recovery: it.recoveryCodes[0] ?? '' })).toBe('session.expired');
  await world.admin('PUT', '/clock', { advance: '25h' });
  expect((await world.signIn('player01', 'Bagong2026')).errorCode).toBe('login.second-step');
});
