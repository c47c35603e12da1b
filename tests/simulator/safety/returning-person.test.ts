import { expect, test } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { noon, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const base = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
const home = '203.0.113.7';
const elsewhere = '198.51.100.7';
const phone = 'phone-of-the-family';

/** player01, who is Tala Reyes, born on 1994-06-12, excludes herself for good on a phone at home. */
const excluded = async (): Promise<WorldClient> => {
  const client = simulator.world();
  await client.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
  client.network = home;
  await client.signIn('player01', loginPassword, phone);
  const body = { kind: 'exclusion', months: null, loginPassword } as const;
  expect((await client.call('closeAccount', { body })).errorCode).toBeNull();
  client.token = undefined;
  return client;
};

interface NewAccount {
  readonly network: string;
  readonly device?: string;
  readonly name?: string;
  readonly birthday?: string;
}

/** Registers an account, with a wallet that nobody has used. */
const register = async (client: WorldClient, { network, device, name, birthday }: NewAccount): Promise<void> => {
  client.network = network;
  const body = { ...base, username: 'bagong2026', password: freshPassword, confirmPassword: freshPassword };
  const headers = device === undefined ? {} : { 'device-id': device };
  client.token = (await client.call('register', { body, headers })).value.token ?? undefined;
  await client.call('confirmIdentity', { body: { purpose: 'contact', password: freshPassword } });
  if (birthday) expect((await client.call('updateBirthday', { body: { birthday } })).errorCode).toBeNull();
  if (!name) return;
  const proof = { loginPassword: freshPassword };
  await client.call('setPaymentPassword', { body: { ...proof, newPaymentPassword: withdrawalPassword } });
  const card = { bankId: 'MAYA', number: '09175550177', payeeName: name, paymentPassword: withdrawalPassword };
  expect((await client.call('addBankCard', { body: { ...card, ...proof } })).errorCode).toBeNull();
};

const deposit = async (client: WorldClient) =>
  (await client.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).errorCode;

const reviewOf = async (client: WorldClient) =>
  (await client.admin<{ review: { closedAccount: string } | null }>('GET', '/members/bagong2026/safety')).body.review;

test.each([
  ['on the same device', { network: elsewhere, device: phone }],
  ['with the name on the same network', { network: home, name: 'REYES  Tála' }],
  ['with the name and birthday', { network: elsewhere, name: 'Tala S. Reyes Jr.', birthday: '1994-06-12' }],
] as const)(
  'a new account %s of an excluded person is reviewed before it may deposit @A99 @X06',
  async (_, account) => {
    const client = await excluded();
    await register(client, account);
    expect(await deposit(client)).toBe('safety.review');
    expect(await reviewOf(client)).toMatchObject({ closedAccount: 'player01' });
    await client.admin('POST', '/members/bagong2026/safety', { wish: 'approve-identity' });
    expect(await deposit(client)).toBeNull();
    expect(await reviewOf(client)).toBeNull();
  },
);

test.each([
  ['with the name alone', { network: elsewhere, name: 'Tala Reyes' }],
  ['on the same network alone', { network: home, name: 'Maria Santos' }],
  ['of somebody else', { network: elsewhere, device: 'phone-of-a-stranger' }],
] as const)('a new account %s is not reviewed @A99 @X06', async (_, account) => {
  const client = await excluded();
  await register(client, account);
  expect(await deposit(client)).toBeNull();
});

test('an account that is older than the exclusion is not reviewed for its device @A99', async () => {
  const client = await excluded();
  await client.signIn('agent41', loginPassword, phone);
  expect(await deposit(client)).toBeNull();
});

test('one review covers all exclusions on a device, and money from an agent waits for it too @A99', async () => {
  const client = await excluded();
  await client.signIn('promo40', loginPassword, phone);
  await client.call('closeAccount', { body: { kind: 'exclusion', months: null, loginPassword } });
  await register(client, { network: elsewhere, device: phone });
  const world = simulator.worlds.open(client.name);
  expect(memberByAccount(world.state, 'bagong2026')).toBeDefined();
  expect(await deposit(client)).toBe('safety.review');
  await client.admin('POST', '/members/bagong2026/safety', { wish: 'approve-identity' });
  expect(await deposit(client)).toBeNull();
});
