import { expect, test, vi } from 'vitest';
import { brand } from '#brands/current.ts';
import { keys } from '#lib/storage/keys.ts';
import { settings } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const credentials = { username: 'player01', password: 'Passw0rd1', type: 0 } as const;
const reply = { token: 'new', userName: 'player01', customerType: 1, firstTimeLogin: true };
const session = { token: 'new', merchantCode: brand.merchantCode, userName: 'player01', type: 1, firstTimeLogin: true };

/** Creates a guest's tab on a site without WebCrypto, so that request bodies are readable. */
const withSignIn = async (tabOptions: Parameters<typeof openTab>[0] = {}) => {
  const tab = openTab({ secure: false, ...tabOptions });
  tab.backend.value('consolidatedSettings', settings).value('login', reply);
  const { $session } = await import('#features/account/state/session.ts');
  const { login } = await import('#features/account/api/session.ts');
  return { ...tab, ...(await import('#features/account/actions/log-in.ts')), login, $session };
};

test('stores the session on login and removes the play session from before @R206', async () => {
  const { logIn, login, $session, session: items, backend } = await withSignIn();
  items.setItem(keys.session.play, '{}');
  expect((await logIn(login(credentials, 'picture-1'))).session).toEqual(session);
  expect($session.get()).toEqual(session);
  expect(items.getItem(keys.session.play)).toBeNull();
  expect(backend.of('login')[0]?.body).toEqual(credentials);
  expect([...(backend.of('login')[0]?.headers ?? [])].flat()).toContain('picture-1');
});

test('saves the remembered login before the session starts and dismisses the toast @R206 @R213', async () => {
  const { logIn, login, $session } = await withSignIn();
  const { $toast, showToast } = await import('#lib/toasts.ts');
  showToast('sent');
  const remember = vi.fn(async () => expect($session.get()).toBeNull());
  await logIn(login(credentials), { remember });
  expect(remember).toHaveBeenCalledOnce();
  expect($toast.get()).toBeNull();
});

test.each([
  ['a first login redirects to the password change', '/m/login?redirect=%2Fm%2Fmine', {}, {}, '/m/changePsw'],
  [
    'a first login with the stay option redirects to the password change',
    '/m/home',
    {},
    { staysOnPage: true },
    '/m/changePsw',
  ],
  [
    'a login redirects to the requested page',
    '/m/login?redirect=%2Fm%2Fmine',
    { firstTimeLogin: false },
    {},
    '/m/mine',
  ],
  ['a login without a requested page redirects home', '/m/register', { firstTimeLogin: false }, {}, '/m/home'],
  ['a login with the stay option does not redirect', '/m/mine', { firstTimeLogin: false }, { staysOnPage: true }, null],
])('%s: from %s @A05 @A84', async (_, path, sessionInfo, loginOptions, next) => {
  const { logIn, login, backend } = await withSignIn({ path });
  backend.value('login', { ...reply, ...sessionInfo });
  expect((await logIn(login(credentials), loginOptions)).next).toBe(next);
});

test('creates no session after a rejected login @R206', async () => {
  const { logIn, login, $session, backend } = await withSignIn();
  backend.refuse('login', 'login.wrong-password');
  await expect(logIn(login(credentials))).rejects.toMatchObject({ code: 'login.wrong-password' });
  expect($session.get()).toBeNull();
});

test('rejects the login when browser storage is blocked', async () => {
  const { logIn, login, $session } = await withSignIn({ storage: 'blocked' });
  await expect(logIn(login(credentials))).rejects.toMatchObject({ code: 'storage.blocked' });
  expect($session.get()).toBeNull();
});

test.each([
  ['passed', reply, {}, session, undefined],
  ['cancelled', null, {}, null, { name: 'CallAborted' }],
  ['skipped during a silent login', reply, { silent: true }, null, { code: 'login.second-step' }],
])(
  'a second step that is %s, with the result %j, creates a session only if passed @X09',
  async (_, entered, loginOptions, left, error) => {
    const { logIn, login, $session, backend } = await withSignIn();
    const { provideMemberDialogs } = await import('#lib/member-dialogs.ts');
    const need = { ticket: 'ticket-1', methods: ['code'] };
    backend.refuse('login', 'login.second-step', 200, need);
    const ask = vi.fn(async () => entered);
    provideMemberDialogs({ askSecondStep: ask });
    const loggedIn = logIn(login(credentials), loginOptions);
    if (error) await expect(loggedIn).rejects.toMatchObject(error);
    else await loggedIn;
    expect($session.get()).toEqual(left);
    expect(ask.mock.calls).toEqual('silent' in loginOptions ? [] : [[need]]);
  },
);

test('logs in with an SMS code, or with a provider’s code that is verified first @R206 @A93', async () => {
  const { $session, backend, session: items } = await withSignIn();
  const { sendLoginCode, logInWithSmsCode } = await import('#features/account/actions/sms-login.ts');
  const phone = { mobileNum: '9171234567', countryDialingCode: '63' };
  const remember = async () => {};
  const sent = () => backend.of('login').at(-1)?.body;
  backend
    .value('smsNoLogin', { expiredMinutes: 2 })
    .value('providerSendCode', { verificationId: 'v-1' })
    .value('providerVerifyCode', { firebaseIdToken: 'id-token' });
  expect(await sendLoginCode(phone, false)).toEqual({ expiredMinutes: 2 });
  await logInWithSmsCode(phone, '123456', remember);
  const plain = { username: phone.mobileNum, password: '123456', type: 1, countryDialingCode: '63' };
  expect(sent()).toEqual(plain);
  expect(await sendLoginCode(phone, true)).toEqual({});
  await logInWithSmsCode(phone, '123456', remember);
  expect(backend.of('providerVerifyCode')[0]?.body).toEqual({ verificationId: 'v-1', code: '123456' });
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
])('with %i trial accounts left today, a trial starts: %s @R131 @R227', async (trialCount, starts) => {
  const { $session, backend, session: items } = await withSignIn();
  const { startTrial } = await import('#features/account/actions/trial.ts');
  backend.value('trialUser', { userName: 'trial07', trialCount }).value('freePlay', { token: 'free' });
  expect((await startTrial())?.next).toBe(starts ? '/m/home' : undefined);
  expect($session.get()).toEqual(
    starts ? { token: 'free', merchantCode: brand.trialMerchantCode, userName: 'trial07', type: 4 } : null,
  );
  expect(items.getItem(keys.session.trialName)).toBe(starts ? 'trial07' : null);
});
