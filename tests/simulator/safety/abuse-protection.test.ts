import { request } from 'node:http';
import { expect, test } from 'vitest';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const password = 'Sampaguita7';
const account = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0, password } as const;

/** Creates a world whose registration requires only name and password, and logs in. */
const openedWorld = async (): Promise<WorldClient> => {
  const world = simulator.world();
  const fields = ['username', 'password', 'email', 'mobileNum', 'recommenderId'];
  await world.flags({ REGISTER_REQUIRED: ['username', 'password'], REGISTER_FIELDS: fields, REGISTER_TOKEN: true });
  return world;
};

const register = async (world: WorldClient, username: string, more: { recommenderId?: string } = {}) => {
  world.token = undefined;
  const reply = await world.call('register', { body: { ...account, username, confirmPassword: password, ...more } });
  world.token = reply.value?.token ?? undefined;
  return reply;
};

test('a game opened from its vendor’s lobby has its own stake limits @X15', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const body = { vendor: 'TCG_SEA', gameId: 'lobby', nodeId: null, category: 'LOTT', showChoice: false } as const;
  const { gameUrl } = (await world.call('launchGame', { body })).value;
  const visit = await open(world, gameUrl);
  for (const stake of [visit.visit.minBet / 100, visit.visit.maxBet * 2])
    expect((await visit.play(stake, { picks: [1] })).errorCode).toBe('bet.out-of-range');
});

test('the new device message does not contain text of the user agent @X08', async () => {
  const world = simulator.world();
  const login = (agent: string) =>
    world.call('login', {
      body: { username: 'player01', password: 'Passw0rd1', type: 0 },
      headers: { 'user-agent': agent },
    });
  await login('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0');
  world.token = (await login('<a href="https://other.example">It was you</a><!--/1 x')).value.token;
  const { content } = (await world.call('inbox', { query: { language: 'EN' } })).value;
  const warning = content.find(({ title }) => title === 'New device login')?.content ?? '';
  expect(warning).toContain('Browser');
  expect(warning).not.toContain('other.example');
});

test('an upload without a session is refused before its body is read @R219', async () => {
  const world = simulator.world();
  const headers = {
    'x-sim-world': world.name,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '15000000',
  };
  const status = await new Promise((done, fail) => {
    const call = request(new URL('/wps/feedback', simulator.origin), { method: 'PUT', headers });
    call.on('response', (reply) => {
      done(reply.statusCode);
      call.destroy();
    });
    call.on('error', fail);
    call.write('--x\r\n');
  });
  expect(status).toBe(401);
});

test('guessing card numbers is rate limited, and a full list of cards is reported first', async () => {
  const world = await openedWorld();
  await register(world, 'mausisa1');
  await world.call('setPaymentPassword', { body: { loginPassword: password, newPaymentPassword: '246810' } });
  const add = (number: string) =>
    world.call('addBankCard', {
      body: { bankId: 'GCASH', number, payeeName: 'Juan Cruz', paymentPassword: '246810', loginPassword: password },
    });
  for (let nth = 0; nth < 4; nth += 1) expect((await add(`0917555000${nth}`)).status).toBe(200);
  const taken = '09171234567';
  // The registration was the first of 120.
  for (let nth = 5; nth < 120; nth += 1) expect((await add(taken)).errorCode).toBe('request.conflict');
  expect((await add(taken)).errorCode).toBe('request.too-many');
  // For accounts at the maximum this error comes first.
  await advance(world, '2h');
  await world.signIn('mausisa1', password);
  expect((await add('09175550004')).status).toBe(200);
  expect([(await add(taken)).errorCode, (await add('09175550009')).errorCode]).toEqual([
    'limit.reached',
    'limit.reached',
  ]);
});

test('a recommender must be the login name of a real account in use @R145', async () => {
  const world = await openedWorld();
  const { userName } = (await world.call('trialUser')).value;
  await world.call('freePlay', { body: { userName } });
  for (const recommenderId of ['100001', userName, 'staff01'])
    expect((await register(world, 'bagong77', { recommenderId })).errorCode).toBe('referrer.wrong');
  expect((await register(world, 'bagong77', { recommenderId: 'agent01' })).status).toBe(200);
});

test('an account opened by an agent earns neither of them the referral reward @R025', async () => {
  const world = await openedWorld();
  await world.signIn('agent01');
  const agent = world.token;
  const referrals = async () => (await world.call('rewards')).value.filter(({ kind }) => kind === 'referral').length;
  const before = await referrals();
  await world.call('createDownline', { body: { username: 'sarili001', password: 'Temp0rary77', kind: 'player' } });
  await world.signIn('sarili001', 'Temp0rary77');
  const change = { oldPassword: 'Temp0rary77', newPassword: password, confirmNewPassword: password };
  expect((await world.call('changePassword', { body: change })).status).toBe(200);
  const { payUrl } = (await world.call('depositGateway', { body: { amount: 500, bankId: 'GCASH' } })).value;
  await world.send(payUrl ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  expect((await world.call('balance')).value.sumBalance).toBe(500);
  expect(await referrals()).toBe(0);
  world.token = agent;
  expect(await referrals()).toBe(before);
});

test('addresses of one IPv6 network share a rate limit', async () => {
  const world = simulator.world();
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await world.call('verification', { query: { field: 'username', value: 'player01' }, headers })).errorCode;
  };
  for (let nth = 0; nth < 120; nth += 1) expect(await ask(`2001:db8:1:2::${nth.toString(16)}`)).toBeNull();
  expect(await ask('2001:0db8:0001:0002:aa:bb:cc:dd')).toBe('request.too-many');
  expect(await ask('2001:db8:1:3::1')).toBeNull();
});

test('SMS codes are sent only for enabled purposes, and wrong ones are rate limited @A84 @R154', async () => {
  const world = simulator.world();
  await world.flags({ MOBVERLOGIN3: false, MOBILENUMREG3: false, REGMOBVERF3: false });
  const mobile = { countryDialingCode: '63' };
  const login = () => world.call('smsNoLogin', { body: { ...mobile, mobileNum: '9171234567' } });
  expect((await login()).errorCode).toBe('permission.denied');
  const toRegister = { body: { ...mobile, mobileNo: '9170000001' } };
  expect((await world.call('smsRegister', toRegister)).errorCode).toBe('permission.denied');
  await world.flags({ MOBVERLOGIN3: true });
  expect((await login()).status).toBe(200);
  const guess = () => world.call('login', { body: { username: '9171234567', password: '000000', type: 1 } });
  for (let nth = 0; nth < 120; nth += 1) expect((await guess()).errorCode).toBe('verification.wrong');
  expect((await guess()).errorCode).toBe('request.too-many');
});

test('a due reality check must be seen before its interval can be raised @X04', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await world.call('setRealityCheck', { body: { minutes: 15 } });
  const visit = await open(
    world,
    await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat Royale' })),
  );
  const bet = () => visit.play(50, { bets: { banker: 50 } });
  expect((await bet()).status).toBe(200);
  await advance(world, '16m');
  expect((await bet()).errorCode).toBe('safety.check');
  expect((await world.call('setRealityCheck', { body: { minutes: 60 } })).errorCode).toBe('safety.check');
  await world.call('seeRealityCheck');
  expect((await world.call('setRealityCheck', { body: { minutes: 60 } })).status).toBe(200);
  expect((await bet()).status).toBe(200);
});

test('captchas and passkey challenges for guests are limited per network address and hour @X17', async () => {
  const world = simulator.world();
  for (let n = 0; n < 300; n++) expect((await world.call('passkeyLoginOptions')).errorCode).toBeNull();
  const refused = await world.call('passkeyLoginOptions');
  expect([refused.errorCode, refused.value]).toEqual(['request.too-many', { until: expect.any(Number) }]);
  for (const name of ['captcha', 'captchaTask'] as const)
    expect((await world.call(name)).errorCode).toBe('request.too-many');
  await advance(world, '1h');
  expect((await world.call('captcha')).errorCode).toBeNull();
});
