import { expect, test, vi } from 'vitest';
import { brand } from '../../../src/brands/current.ts';
import { keys } from '../../../src/lib/storage/keys.ts';
import { settings } from '../../support/settings.ts';
import { openTab } from '../../support/tab.ts';

const credentials = { username: 'player01', password: 'Passw0rd1', type: 0 } as const;
const reply = { token: 'new', userName: 'player01', customerType: 1, firstTimeLogin: true };
const session = { token: 'new', merchantCode: brand.merchantCode, userName: 'player01', type: 1, firstTimeLogin: true };

/** A guest's tab, on a site without WebCrypto: bodies can be read as they left. */
const withSignIn = async (wishes: Parameters<typeof openTab>[0] = {}) => {
  const tab = openTab({ secure: false, ...wishes });
  tab.answers.value('consolidatedSettings', settings).value('login', reply);
  const { $session } = await import('../../../src/features/account/stores/session.ts');
  const { login } = await import('../../../src/features/account/api/session.ts');
  return { ...tab, ...(await import('../../../src/features/account/stores/log-in.ts')), login, $session };
};

test('who logs in has a session, and what was played before is not theirs @R206', async () => {
  const { logIn, login, $session, session: items, answers } = await withSignIn();
  items.setItem(keys.session.play, '{}');
  expect((await logIn(login(credentials, 'picture-1'))).session).toEqual(session);
  expect($session.get()).toEqual(session);
  expect(items.getItem(keys.session.play)).toBeNull();
  expect(answers.of('login')[0]?.body).toEqual(credentials);
  expect([...(answers.of('login')[0]?.headers ?? [])].flat()).toContain('picture-1');
});

test('what was typed is remembered before the session is there, and words about the way in go @R206 @R213', async () => {
  const { logIn, login, $session } = await withSignIn();
  const { $toast, showToast } = await import('../../../src/lib/toasts.ts');
  showToast('sent');
  const remember = vi.fn(async () => expect($session.get()).toBeNull());
  await logIn(login(credentials), { remember });
  expect(remember).toHaveBeenCalledOnce();
  expect($toast.get()).toBeNull();
});

test.each([
  ['a first login leads to its password', '/m/login?redirect=%2Fm%2Fmine', {}, {}, '/m/changePsw'],
  ['so it does from a page one wants to stay on', '/m/home', {}, { stays: true }, '/m/changePsw'],
  ['others to where they came from', '/m/login?redirect=%2Fm%2Fmine', { firstTimeLogin: false }, {}, '/m/mine'],
  ['or home', '/m/register', { firstTimeLogin: false }, {}, '/m/home'],
  ['who is to stay stays', '/m/mine', { firstTimeLogin: false }, { stays: true }, null],
])('%s: from %s @A05 @A84', async (_, path, told, wishes, next) => {
  const { logIn, login, answers } = await withSignIn({ path });
  answers.value('login', { ...reply, ...told });
  expect((await logIn(login(credentials), wishes)).next).toBe(next);
});

test('a refused login leaves a guest @R206', async () => {
  const { logIn, login, $session, answers } = await withSignIn();
  answers.refuse('login', 'login.wrong-password');
  await expect(logIn(login(credentials))).rejects.toMatchObject({ code: 'login.wrong-password' });
  expect($session.get()).toBeNull();
});

test('where the browser keeps nothing there is no session that the next page would lose', async () => {
  const { logIn, login, $session } = await withSignIn({ storage: 'blocked' });
  await expect(logIn(login(credentials))).rejects.toMatchObject({ code: 'storage.blocked' });
  expect($session.get()).toBeNull();
});

test.each([
  ['passed', reply, {}, session, undefined],
  ['turned back from', null, {}, null, { name: 'CallAborted' }],
  ['never asked for, as nobody watches', reply, { silent: true }, null, { code: 'login.second-step' }],
])(
  'a second step that is %s, answered %j, leaves a session only when passed @X09',
  async (_, entered, wishes, left, error) => {
    const { logIn, login, $session, answers } = await withSignIn();
    const { registerSecondStep } = await import('../../../src/features/account/stores/second-step.ts');
    const need = { ticket: 'ticket-1', methods: ['code'] };
    answers.refuse('login', 'login.second-step', 200, need);
    const ask = vi.fn(async () => entered);
    registerSecondStep(ask);
    const asked = logIn(login(credentials), wishes);
    if (error) await expect(asked).rejects.toMatchObject(error);
    else await asked;
    expect($session.get()).toEqual(left);
    expect(ask.mock.calls).toEqual('silent' in wishes ? [] : [[need]]);
  },
);

test('a code from the phone logs in; the provider’s own goes through it once @R206 @A93', async () => {
  const { $session, answers, session: items } = await withSignIn();
  const { sendLoginCode, logInWithSmsCode } = await import('../../../src/features/account/stores/sms-login.ts');
  const phone = { mobileNum: '9171234567', countryDialingCode: '63' };
  const remember = async () => {};
  const sent = () => answers.of('login').at(-1)?.body;
  answers
    .value('smsNoLogin', { expiredMinutes: 2 })
    .value('providerSendCode', { verificationId: 'v-1' })
    .value('providerVerifyCode', { firebaseIdToken: 'id-token' });
  expect(await sendLoginCode(phone, false)).toEqual({ expiredMinutes: 2 });
  await logInWithSmsCode(phone, '123456', remember);
  const plain = { username: phone.mobileNum, password: '123456', type: 1, countryDialingCode: '63' };
  expect(sent()).toEqual(plain);
  expect(await sendLoginCode(phone, true)).toEqual({});
  await logInWithSmsCode(phone, '123456', remember);
  expect(answers.of('providerVerifyCode')[0]?.body).toEqual({ verificationId: 'v-1', code: '123456' });
  expect(sent()).toEqual({
    ...plain,
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token',
    firebaseMobileNo: phone.mobileNum,
  });
  expect(items.getItem(keys.session.verificationId)).toBeNull();
  expect($session.get()).toEqual(session);
});

test.each([
  [3, true],
  [0, false],
])('with %i trial accounts left today a trial starts: %s @R131 @R227', async (trialCount, starts) => {
  const { $session, answers, session: items } = await withSignIn();
  const { startTrial } = await import('../../../src/features/account/stores/trial.ts');
  answers.value('trialUser', { userName: 'trial07', trialCount }).value('freePlay', { token: 'free' });
  expect((await startTrial())?.next).toBe(starts ? '/m/home' : undefined);
  expect($session.get()).toEqual(
    starts ? { token: 'free', merchantCode: brand.trialMerchantCode, userName: 'trial07', type: 4 } : null,
  );
  expect(items.getItem(keys.session.trialName)).toBe(starts ? 'trial07' : null);
});
