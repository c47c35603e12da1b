import { expect, test } from 'vitest';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { mails } from '#sim/features/account/rules/mail.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { advance, noon, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const hour = 3_600_000;
const stolen = 'device-of-a-thief';
const phone = 'phone-of-the-player';

const ownerOf = (client: WorldClient, account = 'agent41') => {
  const world = simulator.worlds.open(client.name);
  const owner = memberByAccount(world.state, account);
  if (!owner) throw new Error('no such member');
  return { world, owner };
};

/** A winner with confirmed contacts, without withdrawal password and bank account, and somebody with the login password. */
const thief = async (device: string | null = stolen) => {
  const client = simulator.world();
  await client.signIn('agent41');
  const { world, owner } = ownerOf(client);
  world.state.put(members, { ...owner, mobile: '9990001111', email: 'tala.two@example.ph' });
  const headers = device === null ? {} : { 'device-id': device };
  const body = { username: 'agent41', password: loginPassword, type: 0 } as const;
  client.token = (await client.call('login', { body, headers })).value.token;
  return client;
};

const setPassword = async (client: WorldClient, password = loginPassword) =>
  (
    await client.call('setPaymentPassword', {
      body: { loginPassword: password, newPaymentPassword: withdrawalPassword },
    })
  ).errorCode;

const addCard = async (client: WorldClient, password = loginPassword): Promise<string> => {
  const card = { bankId: 'GCASH', number: '09175550101', payeeName: 'Ibang Tao' };
  const secrets = { paymentPassword: withdrawalPassword, loginPassword: password };
  const reply = await client.call('addBankCard', { body: { ...card, ...secrets } });
  expect(reply.errorCode).toBeNull();
  return reply.value.cardId;
};

const withdraw = async (client: WorldClient, cardId: string, amount = 500) =>
  (await client.call('withdraw', { body: { cardId, amount, paymentPassword: withdrawalPassword } })).errorCode;

test.each([
  ['with a random Device-Id', stolen],
  ['without a Device-Id', null],
])('a first withdrawal password and account on an unknown device %s hold withdrawals @A102', async (_, device) => {
  const client = await thief(device);
  expect(await setPassword(client)).toBeNull();
  const cardId = await addCard(client);
  expect(await withdraw(client, cardId)).toBe('withdraw.held');
  expect((await client.call('withdrawInfo')).value).toMatchObject({
    canWithdraw: 0,
    heldUntil: noon() + 24 * hour,
    isNewDeviceHold: true,
    holdContacts: [{ via: 'mobile' }, { via: 'email' }],
  });
  const sent = ownerOf(client).world.state.all(mails);
  expect(sent.filter(({ text }) => text.EN.endsWith('set on a new device')).map(({ via }) => via)).toHaveLength(4);
  expect((await client.call('inbox', { query: { language: 'TY' } })).value.content[0]?.title).toContain(
    'bagong device',
  );
});

test('the hold ends after its hours, and another first setting within a week holds again @A102', async () => {
  const client = await thief();
  await setPassword(client);
  await advance(client, '24h');
  await client.signIn('agent41', loginPassword, stolen);
  const cardId = await addCard(client);
  expect(await withdraw(client, cardId)).toBe('withdraw.held');
  await advance(client, '24h');
  await client.signIn('agent41', loginPassword, stolen);
  expect(await withdraw(client, cardId)).toBeNull();
});

test('a code to a contact that was confirmed earlier ends the hold, another one does not @A102', async () => {
  const client = await thief();
  await setPassword(client);
  const cardId = await addCard(client);
  expect((await client.call('liftHold', { body: { via: 'mobile', verificationCode: '000000' } })).errorCode).toBe(
    'verification.wrong',
  );
  expect((await client.call('holdCode', { body: { via: 'mobile' } })).value.validMinutes).toBeGreaterThan(0);
  const verificationCode = (await outside(client)).sms[0]?.code ?? '';
  const lift = () => client.call('liftHold', { body: { via: 'mobile', verificationCode } });
  expect((await lift()).value).toEqual({ heldUntil: null });
  expect(await withdraw(client, cardId)).toBeNull();
  expect((await lift()).errorCode).toBe('request.conflict');
});

test('a contact that the unknown device has just set cannot end the hold @A102', async () => {
  const client = await thief();
  const { world, owner } = ownerOf(client);
  world.state.put(members, { ...owner, mobile: null, email: null });
  const mobileNum = '9181112222';
  await client.call('getCode', { body: { mobileNum } });
  const verificationCode = (await outside(client)).sms[0]?.code ?? '';
  expect(
    (await client.call('updateMobile', { body: { mobileNum, verificationCode, loginPassword } })).errorCode,
  ).toBeNull();
  await setPassword(client);
  expect((await client.call('withdrawInfo')).value.holdContacts).toEqual([]);
  expect((await client.call('holdCode', { body: { via: 'mobile' } })).errorCode).toBe('request.conflict');
});

test('a code does not end the hold of a password recovery @A98 @A102', async () => {
  const client = await thief();
  await client.flags({ CHNGPASSVERIF3: true });
  const mobileNum = '9990001111';
  await client.call('smsReset', { body: { mobileNum } });
  const verificationCode = (await outside(client)).sms[0]?.code ?? '';
  await client.call('passwordByMobile', { body: { mobileNum, verificationCode, newPassword: 'Bagong2026' } });
  await client.signIn('agent41', 'Bagong2026', stolen);
  await setPassword(client, 'Bagong2026');
  expect((await client.call('withdrawInfo')).value).toMatchObject({ heldUntil: expect.any(Number), holdContacts: [] });
  expect((await client.call('holdCode', { body: { via: 'mobile' } })).errorCode).toBe('request.conflict');
});

test('a small deposit to an account with money makes no device known at once @A102', async () => {
  const client = await thief();
  await payIn(client, 100);
  await setPassword(client);
  expect(await withdraw(client, await addCard(client))).toBe('withdraw.held');
});

test('without a withdrawal password no transfer leaves from an unknown device @A102', async () => {
  const client = await thief();
  await client.flags({ AGETRANSFERUP3: true });
  const send = async () => {
    await client.call('confirmIdentity', { body: { purpose: 'withdrawal', password: loginPassword } });
    return (await client.call('uplineTransfer', { body: { amount: 100 } })).errorCode;
  };
  expect([await send(), await send()]).toEqual(['withdraw.held', 'withdraw.held']);
  expect((await client.call('withdrawInfo')).value.heldUntil).toBe(noon() + 24 * hour);
  await client.signIn('agent41');
  const { world, owner } = ownerOf(client);
  expect(world.state.all(mails).filter(({ to }) => to === owner.email)).toHaveLength(1);
});

const payIn = async (client: WorldClient, amount: number): Promise<void> => {
  const { payUrl } = (await client.call('depositGateway', { body: { bankId: 'GCASH', amount } })).value;
  await fetch(client.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
};

const base = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;

/** Registers a player on a device. */
const register = async (client: WorldClient, device: string): Promise<void> => {
  const body = { ...base, username: 'bagong2026', password: freshPassword, confirmPassword: freshPassword };
  await client.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
  const reply = await client.call('register', { body, headers: { 'device-id': device } });
  expect(reply.errorCode).toBeNull();
};

/** Adds withdrawable money, as a win does. */
const win = (client: WorldClient): void => {
  const { world, owner } = ownerOf(client, 'bagong2026');
  world.transact(() =>
    transferFunds(world, { from: 'bank', to: mainAccount(owner.id), minor: 100_000, type: 'opening' }),
  );
};

test.each([
  ['of the registration', phone, phone],
  ['of the first deposit, after a registration elsewhere', 'computer-of-the-player', phone],
])('an honest member’s first withdrawal on the phone %s is never held @A102', async (_, registered, used) => {
  const client = simulator.world();
  await register(client, registered);
  await client.signIn('bagong2026', freshPassword, used);
  await payIn(client, 500);
  win(client);
  await client.signIn('bagong2026', freshPassword, used);
  expect(await setPassword(client, freshPassword)).toBeNull();
  expect(await withdraw(client, await addCard(client, freshPassword))).toBeNull();
});

test.each([
  ['pending', []],
  ['reviewing', ['report']],
  ['expired, but may still be reported', ['expire']],
])('a small deposit makes no device known while another one is %s @A102', async (_, steps) => {
  const client = simulator.world();
  await register(client, phone);
  await client.signIn('bagong2026', freshPassword, phone);
  const transfer = { bankId: 'BPI', amount: 5000, payerName: 'Bago Santos' };
  const { depositId } = (await client.call('depositManual', { body: transfer })).value;
  if (steps.includes('report')) await client.call('confirmDeposit', { body: { depositId } });
  if (steps.includes('expire')) await advance(client, '60m');
  await client.signIn('bagong2026', freshPassword, stolen);
  await payIn(client, 100);
  win(client);
  expect(await setPassword(client, freshPassword)).toBeNull();
  expect(await withdraw(client, await addCard(client, freshPassword))).toBe('withdraw.held');
});

test('a known device on a new network is not held, unless browser and system differ as well @A102', async () => {
  for (const [agent, held] of [
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  ] as const) {
    const client = simulator.world();
    const chrome =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
    const body = { ...base, username: 'bagong2026', password: freshPassword, confirmPassword: freshPassword };
    await client.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
    await client.call('register', { body, headers: { 'device-id': phone, 'user-agent': chrome } });
    await advance(client, '1h');
    const headers = { 'device-id': phone, 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' };
    const login = { username: 'bagong2026', password: freshPassword, type: 0 } as const;
    client.token = (await client.call('login', { body: login, headers })).value.token;
    await setPassword(client, freshPassword);
    expect((await client.call('withdrawInfo')).value.heldUntil !== null, agent).toBe(held);
  }
});
