import { expect, test } from 'vitest';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const enter = async (name: string, agent: string) => {
  const world = simulator.world(name);
  const body = { username: 'player01', password: 'Passw0rd1', type: 0 } as const;
  world.token = (await world.call('login', { body, headers: { 'user-agent': agent } })).value.token;
  return world;
};
const inbox = async (world: WorldClient) => (await world.call('inbox', { query: {} })).value.content;

interface Sent {
  sms: { code: string; mobile: string }[];
  mails: { temporaryPassword: string | null }[];
  captchas: { id: string; answer: string }[];
}
const sent = async (world: WorldClient) => (await world.admin<Sent>('GET', '/codes')).body;

test('a member can list open sessions and end one or all others; ended tokens are refused at once @X08', async () => {
  const phone = await enter(simulator.world().name, android);
  const tablet = await enter(phone.name, iphone);
  const third = await enter(phone.name, android);
  const open = (await phone.call('sessions')).value;
  expect(open.map(({ device, place, current }) => ({ device, place, current }))).toContainEqual({
    device: 'Safari, iPhone',
    place: 'Manila',
    current: false,
  });
  expect(open.filter(({ current }) => current)).toHaveLength(1);
  expect(JSON.stringify(open)).not.toContain(tablet.token);
  const other = open.find(({ device }) => device === 'Safari, iPhone')?.sessionId ?? '';
  const own = open.find(({ current }) => current)?.sessionId ?? '';
  expect((await phone.call('endSession', { body: { sessionId: own } })).errorCode).toBe('request.conflict');
  expect((await phone.call('endSession', { body: { sessionId: other } })).errorCode).toBeNull();
  expect((await tablet.call('memberInfo')).errorCode).toBe('session.expired');
  expect((await phone.call('endOtherSessions')).value).toEqual({ ended: 1 });
  await phone.admin('PUT', '/clock', { frozen: true });
  expect((await third.call('balance')).errorCode).toBe('session.expired');
  expect((await phone.call('memberInfo')).errorCode).toBeNull();
});

test('a member cannot end another member’s session @X08', async () => {
  const world = await enter(simulator.world().name, android);
  const [own] = (await world.call('sessions')).value;
  const agent = simulator.world(world.name);
  await agent.signIn('agent01');
  expect((await agent.call('endSession', { body: { sessionId: own?.sessionId ?? '' } })).errorCode).toBe(
    'resource.unknown',
  );
});

test('the login history lists successful and failed logins with device, place and method @X08', async () => {
  const world = await enter(simulator.world().name, android);
  await world.flags({ VISITOR_PLACE: 'Cebu' });
  await world.call('login', {
    body: { username: 'PLAYER01', password: 'wrong', type: 0 },
    headers: { 'user-agent': iphone },
  });
  const { content } = (await world.call('loginHistory', { query: {} })).value;
  expect(content.map(({ device, place, mobile, way, outcome }) => ({ device, place, mobile, way, outcome }))).toEqual([
    { device: 'Safari, iPhone', place: 'Cebu', mobile: true, way: 'password', outcome: 'wrong-password' },
    { device: 'Chrome, Android', place: 'Manila', mobile: true, way: 'password', outcome: 'entered' },
  ]);
});

test('a login from a new device or place sends an inbox message, a known one does not @X08', async () => {
  const world = await enter(simulator.world().name, android);
  const notices = async () => (await inbox(world)).filter(({ title }) => title === 'New device login').length;
  await enter(world.name, android);
  const before = await notices();
  await enter(world.name, android);
  expect(await notices()).toBe(before);
  await enter(world.name, iphone);
  expect(await notices()).toBe(before + 1);
  await world.flags({ VISITOR_PLACE: 'Cebu' });
  await enter(world.name, iphone);
  expect(await notices()).toBe(before + 2);
});

test('a login from a browser without a known name sends an inbox message too @X08', async () => {
  const world = await enter(simulator.world().name, android);
  const attacker = await enter(world.name, 'x');
  expect((await inbox(attacker))[0]).toMatchObject({
    title: 'New device login',
    content: expect.stringContaining('An unknown device'),
  });
});

test('failed logins remove no successful login from the history, and a new device is still reported @X08', async () => {
  const world = await enter(simulator.world().name, android);
  await world.flags({ CAPTCHA_AFTER: 1000, LOCK_AFTER: 1000 });
  const body = { username: 'player01', password: 'wrong', type: 0 } as const;
  for (let tries = 0; tries < 70; tries += 1) await world.call('login', { body, headers: { 'user-agent': iphone } });
  const attacker = await enter(world.name, iphone);
  expect((await inbox(attacker))[0]).toMatchObject({
    title: 'New device login',
    content: expect.stringContaining('Safari, iPhone'),
  });
  const { content } = (await attacker.call('loginHistory', { query: { pageSize: 100 } })).value;
  expect(content.filter(({ outcome }) => outcome === 'entered')).toHaveLength(2);
});

const tryLogin = async (world: WorldClient, username: string, type: 0 | 2, password = 'wrong') =>
  (await world.call('login', { body: { username, password, type } })).errorCode;

test('all login names of a member share one failure count, however the number is written @R134', async () => {
  const world = simulator.world();
  await world.flags({ CAPTCHA_AFTER: 1000, LOCK_AFTER: 6 });
  const names = [
    ['player01', 0],
    ['PLAYER01', 0],
    ['9171234567', 2],
    ['09171234567', 2],
    ['0009171234567', 2],
    ['Player01', 0],
  ] as const;
  for (const [name, type] of names) expect(await tryLogin(world, name, type)).toBe('login.wrong-password');
  for (const [name, type] of names) expect(await tryLogin(world, name, type, 'Passw0rd1')).toBe('login.locked');
  expect(await tryLogin(world, 'agent01', 0)).toBe('login.wrong-password');
});

test('the owner gets one unread notice of locks, and open sessions stay valid @R134 @R265', async () => {
  const owner = await enter(simulator.world().name, android);
  await owner.flags({ CAPTCHA_AFTER: 1000, LOCK_AFTER: 3 });
  const notices = async () =>
    (await inbox(owner)).filter(({ title }) => title === 'Too many wrong attempts: login password');
  const guest = simulator.world(owner.name);
  for (let times = 0; times < 2; times += 1) await tryLogin(guest, 'player01', 0);
  expect(await notices()).toHaveLength(0);
  await tryLogin(guest, '9171234567', 2);
  const [notice] = await notices();
  expect(notice?.content).toContain('login password');
  for (let times = 0; times < 5; times += 1)
    await owner.call('withdraw', { body: { cardId: 'CD261014000001', amount: 100, paymentPassword: '000000' } });
  expect(await notices()).toHaveLength(1);
  await owner.call('readMessages', { body: { ids: [notice?.id ?? 0], read: true } });
  await owner.admin('PUT', '/clock', { advance: '20m' });
  for (let times = 0; times < 3; times += 1) await tryLogin(guest, 'player01', 0);
  expect(await notices()).toHaveLength(2);
});

test('failures of unknown numbers are counted under their normalised form @R134', async () => {
  const world = simulator.world();
  await world.flags({ CAPTCHA_AFTER: 1000, LOCK_AFTER: 3 });
  for (const zeros of ['', '0', '000']) expect(await tryLogin(world, `${zeros}9990001111`, 2)).toBe('user.unknown');
  expect(await tryLogin(world, '00009990001111', 2)).toBe('login.locked');
});

test('an address that tries many names is rate limited for the rest of the hour @R134 @R147', async () => {
  const world = simulator.world();
  const errorCodes = new Set<string | null>();
  for (let at = 0; at < 119; at += 1)
    errorCodes.add(await tryLogin(world, at % 2 ? `guess${at}` : `09${170000000 + at}`, at % 2 ? 0 : 2, 'Summer2026'));
  expect([...errorCodes]).toEqual(['user.unknown']);
  expect(await tryLogin(world, 'player01', 0)).toBe('login.wrong-password');
  for (const name of ['guess1', 'nobody99', 'agent01']) expect(await tryLogin(world, name, 0)).toBe('request.too-many');
  expect(await tryLogin(world, 'agent01', 0, 'Passw0rd1')).toBe('request.too-many');
  await world.flags({ PACE: false });
  expect((await world.signIn('agent01')).errorCode).toBeNull();
  await world.flags({ PACE: true });
  // Name lookups are not limited by other callers' wrong passwords.
  const lookup = await world.call('verification', { query: { field: 'username', value: 'player01' } });
  expect(lookup.errorCode).toBeNull();
  await world.admin('PUT', '/clock', { advance: '61m' });
  expect(await tryLogin(world, 'nobody99', 0)).toBe('user.unknown');
  expect((await world.signIn('agent01')).errorCode).toBeNull();
});

test('lookups of referral codes and usernames share one rate limit across endpoints @R237 @R257', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const ask = async (at: number) => {
    const [code, username] = [`AG${200000 + at}`, `name${at}`];
    const calls = [
      () => world.call('affiliateInfo', { query: { affiliateCode: code } }),
      () => world.call('affiliateCheck', { query: { code, domain: '' } }),
      () => world.call('checkUsername', { query: { username } }),
      () => world.call('createDownline', { body: { username: 'player01', password: 'Qw7xzalm', kind: 'player' } }),
    ];
    return (await calls[at % 4]?.())?.errorCode;
  };
  const errorCodes = new Set<string | null | undefined>();
  for (let at = 0; at < 120; at += 1) errorCodes.add(await ask(at));
  expect([...errorCodes]).toEqual(['referrer.wrong', null, 'username.taken']);
  for (let at = 0; at < 4; at += 1) expect(await ask(at)).toBe('request.too-many');
});

test('a captcha is valid once for the picture named in the call, and wrong ones count as failures @R134 @R206', async () => {
  const world = simulator.world();
  await world.flags({ CAPTCHA_AFTER: 0, LOCK_AFTER: 4 });
  const drawn = async () => {
    const id = (await world.call('captcha')).headers.get('captcha-id') ?? '';
    const answer = (await sent(world)).captchas.find((it) => it.id === id)?.answer ?? '';
    return { id, answer };
  };
  const login = async (id: string, captcha: string, password = 'Passw0rd1') => {
    const body = { username: 'player01', password, type: 0, captcha } as const;
    return (await world.call('login', { body, headers: { 'captcha-id': id } })).errorCode;
  };
  const [one, two] = [await drawn(), await drawn()];
  expect(await login('', one.answer)).toBe('verification.wrong');
  expect(await login(one.id, String(Number(one.answer) + 1))).toBe('verification.wrong');
  expect(await login(one.id, one.answer)).toBe('verification.wrong');
  expect(await login(two.id, two.answer)).toBeNull();
  expect(await login(two.id, two.answer)).toBe('verification.wrong');
  for (let wrong = 0; wrong < 3; wrong += 1) await login('none', '1');
  const fresh = await drawn();
  expect(await login(fresh.id, fresh.answer)).toBe('login.locked');
});

test('a mailed password logs in once, and its session is blocked until a new password is chosen @R161 @A05', async () => {
  const world = simulator.world();
  await world.call('passwordByEmail', { body: { username: 'player01', email: 'tala.reyes@example.ph' } });
  const password = (await sent(world)).mails.find((it) => it.temporaryPassword)?.temporaryPassword ?? '';
  expect((await world.signIn('player01', password)).value.firstTimeLogin).toBe(true);
  expect((await simulator.world(world.name).signIn('player01', password)).errorCode).toBe('login.wrong-password');
  for (const endpoint of ['bankCards', 'withdrawInfo', 'sessions', 'twoSteps'])
    expect([endpoint, (await world.call(endpoint, { query: {} } as object)).errorCode]).toEqual([
      endpoint,
      'password.change-required',
    ]);
  const body = { oldPassword: password, newPassword: 'Chosen123', confirmNewPassword: 'Chosen123' };
  expect((await world.call('changePassword', { body })).errorCode).toBeNull();
  expect((await world.call('bankCards', { query: {} })).errorCode).toBeNull();
});

test('password recovery returns the same errors and rate limits for known and unknown accounts @R161', async () => {
  const ask = async (username: string, email: string, mobileNum: string) => {
    const world = simulator.world();
    await world.flags({ CHNGPASSVERIF3: true });
    const codes: (string | null)[] = [];
    const byMail = { body: { username, email } };
    for (let times = 0; times < 6; times += 1) codes.push((await world.call('passwordByEmail', byMail)).errorCode);
    const bySms = { body: { mobileNum } };
    for (let times = 0; times < 2; times += 1) codes.push((await world.call('smsReset', bySms)).errorCode);
    const reset = { mobileNum, newPassword: 'Chosen123', verificationCode: '000000' };
    codes.push((await world.call('passwordByMobile', { body: reset })).errorCode);
    return { codes, sent: await sent(world) };
  };
  const known = await ask('player01', 'tala.reyes@example.ph', '9171234567');
  const unknown = await ask('nobody99', 'nobody@example.ph', '9990001111');
  expect(known.codes).toEqual([
    null,
    null,
    null,
    null,
    'request.too-many',
    'request.too-many',
    null,
    'request.too-many',
    'verification.wrong',
  ]);
  expect(unknown.codes).toEqual(known.codes);
  expect(known.sent.mails).toHaveLength(4);
  expect(unknown.sent).toMatchObject({ mails: [], sms: [] });
});

test('SMS codes are rate limited by number and by member until PACE is switched off @R154', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const code = async (mobileNum: string) => (await world.call('getCode', { body: { mobileNum } })).errorCode;
  const wait = () => world.admin('PUT', '/clock', { advance: '31s' });
  for (let times = 0; times < 6; times += 1) {
    expect(await code('9990000001')).toBeNull();
    await wait();
  }
  expect(await code('09990000001')).toBe('request.too-many');
  expect([await code('9990000002'), await code('9990000003')]).toEqual([null, null]);
  expect(await code('9990000004')).toBe('request.too-many');
  await world.flags({ PACE: false });
  expect(await code('9990000004')).toBeNull();
  await world.flags({ PACE: true });
  await world.admin('PUT', '/clock', { advance: '61m' });
  await world.signIn('player01');
  expect(await code('9990000001')).toBeNull();
});

test('one address gets four emails an hour, whichever members and pages ask for them @R161 @R265', async () => {
  const world = simulator.world();
  const code = async (email: string) => (await world.call('emailCode', { body: { email } })).errorCode;
  const wait = () => world.admin('PUT', '/clock', { advance: '61s' });
  for (const account of ['agent01', 'newbie01']) {
    await world.signIn(account);
    for (const email of ['Tala.Two@example.ph', 'tala.two@example.ph']) {
      expect(await code(email)).toBeNull();
      await wait();
    }
  }
  expect(await code('tala.two@example.ph')).toBe('request.too-many');
  const recovery = { body: { username: 'player01', email: 'tala.two@example.ph' } };
  expect((await world.call('passwordByEmail', recovery)).errorCode).toBe('request.too-many');
  expect(await code('other@example.ph')).toBeNull();
});

test('notices to contacts that no code has confirmed are rate limited, later ones are left out @R161 @R265', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['username', 'password', 'mobileNum', 'email'], REGISTER_REQUIRED: [] });
  const place = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const account = { username: 'stranger1', password: 'Sampaguita7', confirmPassword: 'Sampaguita7' };
  const contacts = { mobileNum: '09990001111', email: 'victim@example.ph' };
  world.token =
    (await world.call('register', { body: { ...place, ...account, ...contacts } })).value.token ?? undefined;
  const passwords = Array.from({ length: 9 }, (_, index) => `24680${index}`);
  for (const [index, newPaymentPassword] of passwords.entries()) {
    const oldPaymentPassword = passwords[index - 1];
    const body = { loginPassword: account.password, newPaymentPassword, oldPaymentPassword };
    expect((await world.call('setPaymentPassword', { body })).errorCode).toBeNull();
  }
  const { mails, texts } = (await world.admin<Record<'mails' | 'texts', unknown[]>>('GET', '/codes')).body;
  expect([mails.length, texts.length]).toEqual([4, 6]);
});

test('notices use up no codes, and a code for the registered address confirms it without a hold @R161 @R265', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: ['username', 'password', 'email'], REGISTER_REQUIRED: [] });
  const place = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  const account = { username: 'honest01', password: 'Sampaguita7', confirmPassword: 'Sampaguita7' };
  const email = 'honest@example.ph';
  world.token = (await world.call('register', { body: { ...place, ...account, email } })).value.token ?? undefined;
  const mails = async () => (await world.admin<{ mails: { code: string | null }[] }>('GET', '/codes')).body.mails;
  const passwords = ['246801', '246802', '246803', '246804', '246805'];
  for (const [index, newPaymentPassword] of passwords.entries()) {
    const body = { loginPassword: account.password, newPaymentPassword, oldPaymentPassword: passwords[index - 1] };
    expect((await world.call('setPaymentPassword', { body })).errorCode).toBeNull();
  }
  expect((await world.call('emailCode', { body: { email } })).errorCode).toBeNull();
  const sent = await mails();
  const verificationCode = sent.find(({ code }) => code)?.code ?? '';
  const { heldUntil } = (await world.call('withdrawInfo')).value;
  await world.admin('PUT', '/clock', { advance: '1m' });
  const body = { email, verificationCode, loginPassword: account.password };
  expect((await world.call('updateEmail', { body })).errorCode).toBeNull();
  expect((await world.call('withdrawInfo')).value.heldUntil).toBe(heldUntil);
  expect(await mails()).toHaveLength(sent.length);
});

test('SMS codes are rate limited by network address across endpoints and numbers @R230', async () => {
  const world = simulator.world();
  await world.flags({ CHNGPASSVERIF3: true });
  await world.signIn('player01');
  const ask = async (at: number) => {
    const mobileNum = `99900${10_000 + at}`;
    return (await world.call(at % 2 ? 'smsReset' : 'smsNoLogin', { body: { mobileNum } })).errorCode;
  };
  const codes = new Set<string | null>();
  for (let at = 0; at < 40; at += 1) codes.add(await ask(at));
  expect([...codes]).toEqual(['user.unknown', null]);
  for (const at of [40, 41]) expect(await ask(at)).toBe('request.too-many');
  expect((await world.call('getCode', { body: { mobileNum: '9990009999' } })).errorCode).toBe('request.too-many');
  await world.admin('PUT', '/clock', { advance: '61m' });
  expect(await ask(41)).toBeNull();
});
