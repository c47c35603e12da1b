import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

interface Codes {
  sms: { purpose: string; mobile: string; code: string }[];
  captchas: { id: string; answer: string }[];
  mails: { to: string; temporaryPassword: string }[];
}
const codes = async (world: WorldClient) => (await world.admin<Codes>('GET', '/codes')).body;
const password = 'Sampaguita7';
const base = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;

test('registration settings and validation rules describe the fields and their patterns @R229 @R145 @R148', async () => {
  const world = simulator.world();
  expect((await world.call('registerSettings')).value).toMatchObject({ providerReady: true });
  const { regexp } = (await world.call('registerValidation')).value;
  expect(regexp.username).toMatchObject({ enabled: true, required: true });
  expect('Sampaguita7').toMatch(new RegExp(regexp.password?.regex ?? '^$', 'u'));
  expect(regexp.verificationCode).toMatchObject({ regex: '[0-9]+', max: 10 });
  expect(regexp.mobileNum?.max).toBe(20);
  for (const mobileNum of ['123', 'juan@mail.com', '9'.repeat(21)])
    expect((await world.call('smsNoLogin', { body: { mobileNum } })).errorCode, mobileNum).toBe('request.invalid');
});

test('a captcha is required after three failed logins and accepted when correct @R134 @R228 @R206', async () => {
  const world = simulator.world();
  const refused = [];
  for (let n = 0; n < 3; n += 1) refused.push((await world.signIn('player01', 'wrong')).value);
  expect(refused).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
  expect(await world.signIn('player01')).toMatchObject({ errorCode: 'login.captcha-required' });
  expect((await world.call('captcha')).value).toMatch(/^data:image\/svg\+xml;base64,/);
  const [{ id, answer } = { id: '', answer: '' }] = (await codes(world)).captchas;
  const body = { username: 'player01', password: 'Passw0rd1', type: 0, captcha: answer } as const;
  expect((await world.call('login', { body, headers: { 'captcha-id': id } })).status).toBe(200);
});

test('two identical worlds draw the same captcha picture @R228', async () => {
  const [one, two] = [simulator.world(), simulator.world()];
  expect((await one.call('captcha')).value).toBe((await two.call('captcha')).value);
});

test('an SMS code logs in only once @R230 @R206', async () => {
  const world = simulator.world();
  const mobileNum = '09171234567';
  expect((await world.call('smsNoLogin', { body: { mobileNum } })).value).toEqual({ expiredMinutes: 1 });
  expect((await world.call('smsNoLogin', { body: { mobileNum } })).errorCode).toBe('request.too-many');
  const code = (await codes(world)).sms[0]?.code ?? '';
  const body = { username: mobileNum, password: code, type: 1, countryDialingCode: '63' } as const;
  expect((await world.call('login', { body })).value).toMatchObject({ userName: 'player01' });
  expect((await world.call('login', { body })).errorCode).toBe('verification.wrong');
});

/** Returns the provider's proof for a number, given the code sent to it. */
const idTokenFor = async (world: WorldClient, mobileNum: string): Promise<string> => {
  const { verificationId } = (await world.call('providerSendCode', { body: { mobileNum } })).value;
  const code = (await codes(world)).sms.find(({ purpose }) => purpose === 'provider')?.code ?? '';
  return (await world.call('providerVerifyCode', { body: { verificationId, code } })).value.firebaseIdToken;
};

test('a code of the phone provider that has expired is refused as expired @R246', async () => {
  const world = simulator.world();
  const { verificationId } = (await world.call('providerSendCode', { body: { mobileNum: '9171234567' } })).value;
  const code = (await codes(world)).sms.find(({ purpose }) => purpose === 'provider')?.code ?? '';
  await world.admin('PUT', '/clock', { advance: '11m' });
  const reply = await world.call('providerVerifyCode', { body: { verificationId, code } });
  expect([reply.status, reply.errorCode]).toEqual([400, 'verification.expired']);
});

test('with login by SMS off, neither the phone provider nor login accepts a number @R129', async () => {
  const world = simulator.world();
  await world.flags({ MOBVERLOGIN3: false });
  const body = { username: '9171234567', password: '000000', type: 1 } as const;
  const replies = [
    await world.call('login', { body }),
    await world.call('providerSendCode', { body: { mobileNum: body.username } }),
    await world.call('providerVerifyCode', { body: { verificationId: 'provider:9171234567', code: '000000' } }),
  ];
  expect(replies.map(({ status, errorCode }) => [status, errorCode])).toEqual(
    replies.map(() => [403, 'permission.denied']),
  );
});

test('a token of the phone provider logs in only once and only for its own number @R246 @R206', async () => {
  const world = simulator.world();
  const logIn = async (firebaseIdToken: string) =>
    world.call('login', {
      body: {
        username: '9171234567',
        password: '000000',
        type: 1,
        firebaseChannel: 'sms',
        firebaseIdToken,
        firebaseMobileNo: '9171234567',
      },
    });
  expect((await logIn(await idTokenFor(world, '9175550142'))).errorCode).toBe('verification.wrong');
  const own = await idTokenFor(world, '09171234567');
  expect((await logIn(own)).value).toMatchObject({ userName: 'player01' });
  expect((await logIn(own)).errorCode).toBe('verification.wrong');
});

test('registration validates its fields and adds the member to the agent’s downline @R226 @R145 @R237', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['affiliateCode'] });
  const body = { ...base, username: 'maria2026', password, confirmPassword: password, affiliateCode: 'AG100002' };
  expect((await world.call('register', { body: { ...body, username: 'no' } })).errorCode).toBe('request.invalid');
  expect((await world.call('register', { body: { ...body, affiliateCode: 'AG1' } })).errorCode).toBe('referrer.wrong');
  const check = { code: 'AG100002', domain: 'localhost' };
  expect((await world.call('affiliateCheck', { query: check })).value).toEqual({ success: true });
  const upline = (await world.call('affiliateInfo', { query: { affiliateCode: 'AG100002' } })).value;
  expect(upline).toEqual({ affiliateCode: 'AG100002', nickname: expect.stringMatching(/./) });
  const reply = await world.call('register', { body });
  expect(reply.value).toMatchObject({ userName: 'maria2026', customerType: 0 });
  world.token = reply.value.token ?? undefined;
  expect((await world.call('memberInfo')).value).toMatchObject({ toUpline: 'agent01' });
  expect((await world.call('register', { body })).errorCode).toBe('username.taken');
  // A player may register on the agent site, but like at login gets no session there.
  await world.flags({ SITE_KIND: 'agent' });
  const outside = await world.call('register', { body: { ...body, username: 'maria2028' } });
  expect(outside.value).toMatchObject({ customerType: 0, token: null });
});

test('registration reports a taken e-mail as an e-mail change does, and lookups are rate limited @R226', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['email'], REGISTER_REQUIRED: [] });
  const email = 'Tala.REYES@example.ph';
  const body = { ...base, username: 'maria2030', password, confirmPassword: password };
  const taken = { errorCode: 'email.taken', value: { field: 'email' } };
  expect(await world.call('register', { body: { ...body, email } })).toMatchObject(taken);
  await world.signIn('newbie01');
  expect(await world.call('emailCode', { body: { email } })).toMatchObject(taken);
  const lookUp = async () => {
    const query = { field: 'username', value: 'player01' } as const;
    return (await world.call('verification', { query })).errorCode;
  };
  for (let asked = 1; asked < 120; asked += 1) expect(await lookUp()).toBeNull();
  expect(await lookUp()).toBe('request.too-many');
  expect((await world.call('register', { body: { ...body, email } })).errorCode).toBe('request.too-many');
  await world.flags({ PACE: false });
  expect(await lookUp()).toBeNull();
  expect((await world.call('register', { body: { ...body, email: 'maria2030@example.ph' } })).errorCode).toBeNull();
});

test('lookups of e-mail addresses and mobile numbers are rate limited with and without a session', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const tries = Array.from({ length: 9 }, () => world.call('emailCode', { body: { email: 'tala.reyes@example.ph' } }));
  const codes = (await Promise.all(tries)).map(({ errorCode }) => errorCode);
  expect(codes.filter((it) => it === 'request.too-many')).toHaveLength(1);
  const guesses = Array.from({ length: 41 }, (_, index) =>
    world.call('smsNoLogin', { body: { mobileNum: `09${170000000 + index}` } }),
  );
  const errorCodes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
  expect(errorCodes).toContain('user.unknown');
  expect(errorCodes).toContain('request.too-many');
});

test('a registration uses up its captcha even if another field is rejected', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['affiliateCode', 'captcha'], REGISTER_REQUIRED: ['captcha'] });
  await world.call('captcha');
  const { id, answer: captcha } = (await codes(world)).captchas[0] ?? { id: '', answer: '' };
  const body = { ...base, username: 'maria2029', password, confirmPassword: password, captcha };
  const headers = { 'captcha-id': id };
  const refusal = async (affiliateCode: string) =>
    (await world.call('register', { body: { ...body, affiliateCode }, headers })).errorCode;
  expect(await refusal('AG1')).toBe('referrer.wrong');
  expect(await refusal('AG100002')).toBe('verification.wrong');
});

test('the account name and withdrawal password given at registration are saved @R156 @R265', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['payeeName', 'paymentPassword'] });
  const given = { payeeName: 'Maria Santos', paymentPassword: '135790' };
  const body = { ...base, username: 'maria2027', password, confirmPassword: password, ...given };
  world.token = (await world.call('register', { body })).value.token ?? undefined;
  expect((await world.call('securityConfig')).value).toMatchObject({
    payeeName: 'Maria Santos',
    hasPaymentPassword: true,
  });
  const card = { bankId: 'GCASH', number: '09175550101', payeeName: 'Maria Santos' };
  const add = async (paymentPassword: string) =>
    (await world.call('addBankCard', { body: { ...card, paymentPassword, loginPassword: password } })).errorCode;
  expect([await add('000000'), await add('135790')]).toEqual(['payment.wrong-password', null]);
});

test('a withdrawal password that is easy to guess is refused at registration @A102 @R156', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['mobileNum', 'paymentPassword'] });
  const named = { ...base, username: 'maria2030', password, confirmPassword: password, mobileNum: '09185550123' };
  for (const [paymentPassword, reason] of [
    ['222222', 'pattern'],
    ['555012', 'mobile'],
  ] as const)
    expect(await world.call('register', { body: { ...named, paymentPassword } })).toMatchObject({
      errorCode: 'payment.weak-password',
      value: { field: 'paymentPassword', reason },
    });
});

test.each([
  ['an accent, composed or not', 'Niño1234', 'Nin\u0303o1234'],
  ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 sampaguita7', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 sampaguita7'],
  ['letters that a keyboard keeps apart', 'می\u200Cخواهم a2026', 'می\u200Cخواهم a2026'],
  ['spaces inside and around', ' isang aso 7 ', ' isang aso 7 '],
  ['another script and an emoji', 'пароль🐈‍⬛77', 'пароль🐈‍⬛77'],
])('a login password may have %s and opens the account as it is typed @A102', async (_, password, typed) => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: [] });
  const body = { ...base, username: 'maria2031', password, confirmPassword: typed };
  expect((await world.call('register', { body })).errorCode).toBeNull();
  expect((await world.signIn('maria2031', typed)).errorCode).toBeNull();
  expect((await world.signIn('maria2031', typed.trim().toUpperCase())).errorCode).toBe('login.wrong-password');
  for (const invalid of ['\u0000kahit7ano', 'kahit\t7ano', 'kahit\u202E7ano', 'walangnumero'])
    expect(
      (await world.call('register', { body: { ...body, password: invalid, confirmPassword: invalid } })).errorCode,
      JSON.stringify(invalid),
    ).toBe('request.invalid');
});

test('registration ignores fields that the form does not include @R145', async () => {
  const world = simulator.world();
  await world.flags({ MOBILENUMREG3: true, REGISTER_FIELDS: [] });
  const more = { email: 'hello@example.ph', nickname: 'Mia', payeeName: 'Maria Santos', paymentPassword: '135790' };
  const named = { ...base, ...more, username: 'maria2028', password, confirmPassword: password };
  world.token = (await world.call('register', { body: named })).value.token ?? undefined;
  expect((await world.call('memberInfo')).value.nickname).toBe('');
  const kept = (await world.call('securityConfig')).value;
  expect(kept).toMatchObject({ email: null, payeeName: null, hasPaymentPassword: false });

  const mobileNum = '9281112233';
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const verificationCode = (await codes(world)).sms[0]?.code ?? '';
  const body = { ...base, mobileNum, verificationCode, username: 'x', password: 'x', confirmPassword: 'x' };
  expect((await world.call('registerMobile', { body })).value.userName).toMatch(/^mp\d{6}$/);
});

test('registration by mobile number chooses the account name, whatever username is sent @R226', async () => {
  const world = simulator.world();
  await world.flags({ MOBILENUMREG3: true, REGISTER_FIELDS: [] });
  await world.call('smsRegister', { body: { mobileNo: '9188887777' } });
  const verificationCode = (await codes(world)).sms[0]?.code ?? '';
  const body = { ...base, username: 'player01', mobileNum: '9188887777', verificationCode };
  expect((await world.call('registerMobile', { body })).value.userName).toMatch(/^mp\d{6}$/);
  expect(endpoints.get('registerMobile')?.errors).not.toContain('username.taken');
});

test('registration by mobile number requires the SMS code @R226 @R230', async () => {
  const world = simulator.world();
  await world.flags({ MOBILENUMREG3: true, REGISTER_FIELDS: [] });
  const mobileNum = '9281112222';
  const body = { ...base, mobileNum, verificationCode: '0000' };
  expect((await world.call('registerMobile', { body })).errorCode).toBe('verification.wrong');
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const verificationCode = (await codes(world)).sms[0]?.code ?? '';
  expect((await world.call('registerMobile', { body: { ...body, verificationCode } })).status).toBe(200);
});

test('an expired code or a taken number has its own error, and an expired code leaves the captcha usable @R226 @R230', async () => {
  const world = simulator.world();
  await world.flags({ MOBILENUMREG3: true, REGISTER_FIELDS: ['captcha'] });
  expect((await world.call('smsRegister', { body: { mobileNo: '9171234567' } })).errorCode).toBe('mobile.taken');
  const mobileNum = '9281112222';
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const verificationCode = (await codes(world)).sms[0]?.code ?? '';
  await world.admin('PUT', '/clock', { advance: '10m' });
  const { headers } = await world.call('captcha');
  const id = headers.get('captcha-id') ?? '';
  const { captchas } = await codes(world);
  const captcha = captchas.find((it) => it.id === id)?.answer ?? '';
  const register = (code: string) =>
    world.call('registerMobile', {
      body: { ...base, mobileNum, verificationCode: code, captcha },
      headers: { 'captcha-id': id },
    });
  expect((await register(verificationCode)).errorCode).toBe('verification.expired');
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const fresh = (await codes(world)).sms[0]?.code ?? '';
  expect((await register(fresh)).status).toBe(200);
});

test('a password can be changed, replaced by a mailed temporary one and reset by SMS @R232 @R233 @R234', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const change = { oldPassword: 'Passw0rd1', newPassword: password, confirmNewPassword: password };
  const same = { ...change, newPassword: 'Passw0rd1', confirmNewPassword: 'Passw0rd1' };
  expect((await world.call('changePassword', { body: same })).errorCode).toBe('modify.new.old.same');
  expect((await world.call('changePassword', { body: change })).status).toBe(200);

  await world.call('passwordByEmail', { body: { username: 'player01', email: 'tala.reyes@example.ph' } });
  const [sent] = (await codes(world)).mails;
  expect((await world.signIn('player01', sent?.temporaryPassword)).value).toMatchObject({ firstTimeLogin: true });

  const mobileNum = '9171234567';
  expect((await world.call('smsReset', { body: { mobileNum } })).errorCode).toBe('permission.denied');
  await world.flags({ CHNGPASSVERIF3: true });
  await world.call('smsReset', { body: { mobileNum } });
  const verificationCode = (await codes(world)).sms[0]?.code ?? '';
  const reset = { mobileNum, verificationCode, newPassword: 'Bagong2026' };
  expect((await world.call('passwordByMobile', { body: reset })).status).toBe(200);
  const login = { username: mobileNum, password: 'Bagong2026', type: 2 } as const;
  expect((await world.call('login', { body: login })).status).toBe(200);
});

test('trial accounts are refused once the daily quota is used up @R227', async () => {
  const world = simulator.world();
  await world.flags({ TRIALS_A_DAY: 1 });
  const offer = await world.call('trialUser');
  expect(offer.value.trialCount).toBe(1);
  const trial = await world.call('freePlay', { body: { userName: offer.value.userName } });
  expect(trial.value).toMatchObject({ userName: offer.value.userName, customerType: 4 });
  expect((await world.call('freePlay', { body: {} })).errorCode).toBe('permission.denied');
});

test('trial accounts are rate limited per network address before the daily quota is used up @R227 @A56', async () => {
  const world = simulator.world();
  const open = async () => (await world.call('freePlay', { body: {} })).errorCode;
  for (let times = 0; times < 5; times += 1) expect(await open()).toBeNull();
  expect(await open()).toBe('request.too-many');
  expect((await world.call('trialUser')).value.trialCount).toBe(195);
  await world.admin('PUT', '/clock', { advance: '61m' });
  expect(await open()).toBeNull();
});

test('a social login opens the same member each time and is refused for players on the agent site @R246 @R130', async () => {
  const world = simulator.world();
  await world.flags({ GOOGLELOGIN3: true });
  const enter = async () => {
    const consent = await world.call('socialConsent', { body: { provider: 'GOOGLE', accountId: 'maria' } });
    return world.call('socialLogin', { body: { provider: 'GOOGLE', idToken: consent.value.idToken } });
  };
  const first = await enter();
  expect((await enter()).value.userName).toBe(first.value.userName);
  await world.flags({ SITE_KIND: 'agent' });
  const consent = await world.call('socialConsent', { body: { provider: 'GOOGLE', accountId: 'maria' } });
  const player = await world.call('socialLogin', { body: { provider: 'GOOGLE', idToken: consent.value.idToken } });
  expect(player.errorCode).toBe('login.non-agent');
  expect((await world.call('freePlay', { body: {} })).errorCode).toBe('login.non-agent');
  const idToken = 'x'.repeat(40);
  expect((await world.call('socialLogin', { body: { provider: 'GOOGLE', idToken } })).errorCode).toBe(
    'verification.wrong',
  );
});

test('a member can change the head icon @R236', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await world.call('setHeadIcon', { body: { icon: 7 } });
  expect((await world.call('headIcon')).value).toMatchObject({ icon: 7 });
});

test('ID number and messengers of a registration are stored, and the admin API shows them masked @R145 @R157', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['idNumber', 'facebook', 'whatsapp', 'zalo'], REGISTER_REQUIRED: [] });
  const given = { idNumber: '1234-5678-9012', facebook: 'maria.santos', whatsapp: '09171234999' };
  const reply = await world.call('register', {
    body: { ...base, ...given, username: 'maria2041', password, confirmPassword: password },
  });
  expect(reply.errorCode).toBeNull();
  const detail = (await world.admin<Record<string, unknown>>('GET', '/members/maria2041')).body;
  expect(detail).toMatchObject({ idNumber: '***9012', facebook: 'ma•••os', whatsapp: '09•••99' });
  expect(detail).not.toHaveProperty('zalo');
  const copies = await Promise.all(['/snapshot', '/history', '/requests'].map((path) => world.admin('GET', path)));
  expect(JSON.stringify(copies.map(({ body }) => body))).not.toContain('5678-9012');
});
