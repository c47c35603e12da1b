import { expect, test } from 'vitest';
import { brands } from '#brands/all.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { turnOnTwoSteps } from '#tests/support/two-step-login.ts';

const simulator = await startSimulator();
const { origin } = simulator;

const confirmed = (world: WorldClient) =>
  world.call('confirmIdentity', { body: { purpose: 'two-steps', password: 'Passw0rd1' } });

const withPasskey = async (name = 'Phone') => {
  const world = simulator.world();
  await world.signIn('player01');
  await confirmed(world);
  const device = passkeyDevice();
  const options = (await world.call('passkeyOptions')).value;
  const answer = device.make(options, origin);
  const added = await world.call('addPasskey', { body: { name, answer } });
  return { world, device, added, answer };
};

const loginOptions = async (world: WorldClient) => (await world.call('passkeyLoginOptions')).value;

test('a passkey names the brand of the merchant code @A92', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await confirmed(world);
  const nameFor = async (merchantCode?: string) =>
    (await world.call('passkeyOptions', { query: { merchantCode } })).value.rp.name;
  expect(await nameFor()).toBe('Kidlat');
  expect(await nameFor(brands.perya?.merchantCode)).toBe('Perya');
});

test('a passkey can be added after confirmation, renamed, and used to log in @X09', async () => {
  const { world, device, added, answer } = await withPasskey();
  expect(added.value).toMatchObject({ name: 'Phone', passkeyId: device.id });
  expect((await world.call('addPasskey', { body: { name: 'Again', answer } })).errorCode).toBe('verification.wrong');
  const renamed = { passkeyId: device.id, name: 'My phone' };
  expect((await world.call('renamePasskey', { body: renamed })).value.name).toBe('My phone');
  const guest = simulator.world(world.name);
  const signed = device.sign(await loginOptions(guest), origin);
  const reply = await guest.call('passkeyLogin', { body: { answer: signed } });
  expect(reply.value).toMatchObject({ userName: 'player01' });
  expect((await guest.call('passkeyLogin', { body: { answer: signed } })).errorCode).toBe('verification.wrong');
  guest.token = reply.value.token;
  expect((await guest.call('sessions')).value[0]).toMatchObject({ current: true, way: 'passkey', twoSteps: true });
});

test('adding or removing a passkey needs a confirmation @X09 @X18', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  expect((await world.call('passkeyOptions')).errorCode).toBe('confirm.required');
  const created = await withPasskey();
  await created.world.admin('PUT', '/clock', { advance: '6m' });
  const body = { passkeyId: created.device.id };
  expect((await created.world.call('removePasskey', { body })).errorCode).toBe('confirm.required');
});

test('adding or removing a passkey notifies the owner and holds withdrawals @X09 @X18', async () => {
  const { world, device } = await withPasskey();
  const heldUntil = async () => (await world.call('securityConfig')).value.heldUntil ?? 0;
  const mailsSent = async () => (await outside(world)).mails.map(({ to, text }) => [to, text.EN]);
  const owner = 'tala.reyes@example.ph';
  const added = await heldUntil();
  expect(added).toBeGreaterThan(await world.now());
  expect(await mailsSent()).toEqual([[owner, 'Passkey added']]);
  await world.admin('PUT', '/clock', { advance: '1m' });
  await world.call('removePasskey', { body: { passkeyId: device.id } });
  expect(await heldUntil()).toBeGreaterThan(added);
  expect(await mailsSent()).toEqual([
    [owner, 'Passkey removed'],
    [owner, 'Passkey added'],
  ]);
  expect((await outside(world)).texts).toHaveLength(2);
});

test('a signature for another site, with an old challenge or without user verification is refused @X09', async () => {
  const { world, device } = await withPasskey();
  const enter = async (answer: ReturnType<typeof device.sign>) =>
    (await world.call('passkeyLogin', { body: { answer } })).errorCode;
  expect(await enter(device.sign(await loginOptions(world), 'https://kidlat.evil.test'))).toBe('verification.wrong');
  const elsewhere = { ...(await loginOptions(world)), rpId: 'evil.test' };
  expect(await enter(device.sign(elsewhere, origin))).toBe('verification.wrong');
  expect(await enter(device.sign(await loginOptions(world), origin, { recognised: false }))).toBe('verification.wrong');
  const invented = { ...(await loginOptions(world)), challenge: 'AAAAAAAAAAAAAAAAAAAAAA' };
  expect(await enter(device.sign(invented, origin))).toBe('verification.wrong');
  const old = await loginOptions(world);
  await world.admin('PUT', '/clock', { advance: '6m' });
  expect(await enter(device.sign(old, origin))).toBe('verification.wrong');
  const otherDevice = passkeyDevice();
  expect(await enter(otherDevice.sign(await loginOptions(world), origin))).toBe('passkey.unknown');
});

test('a copied passkey is refused by its counter @X09', async () => {
  const { world, device } = await withPasskey();
  const enter = async (counter?: number) => {
    const answer = device.sign(await loginOptions(world), origin, counter === undefined ? {} : { counter });
    return (await world.call('passkeyLogin', { body: { answer } })).errorCode;
  };
  expect(await enter()).toBeNull();
  expect(await enter(9)).toBeNull();
  expect(await enter(9)).toBe('verification.wrong');
});

test('a removed passkey cannot log in @X09', async () => {
  const { world, device } = await withPasskey();
  expect((await world.call('removePasskey', { body: { passkeyId: device.id } })).errorCode).toBeNull();
  const answer = device.sign(await loginOptions(world), origin);
  expect((await world.call('passkeyLogin', { body: { answer } })).errorCode).toBe('passkey.unknown');
  expect((await world.call('twoSteps')).value.passkeys).toEqual([]);
});

test('a passkey can confirm and be the second step, each with its own challenge @X09', async () => {
  const { world, device } = await withPasskey();
  const forLogin = device.sign(await loginOptions(world), origin);
  const confirm = async (passkey: typeof forLogin) =>
    (await world.call('confirmIdentity', { body: { purpose: 'card', passkey } })).errorCode;
  expect(await confirm(forLogin)).toBe('verification.wrong');
  expect(await confirm(device.sign((await world.call('confirmOptions')).value, origin))).toBeNull();
  await turnOnTwoSteps(world);
  const { value } = await world.call('login', { body: { username: 'player01', password: 'Passw0rd1', type: 0 } });
  const { ticket, methods } = value as unknown as { ticket: string; methods: string[] };
  expect(methods).toEqual(['code', 'passkey', 'recovery']);
  const options = (await world.call('secondStepOptions', { body: { ticket } })).value;
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
  const passkey = device.sign(options, origin);
  expect((await world.call('loginSecondStep', { body: { ticket, passkey } })).value).toMatchObject({
    userName: 'player01',
  });
});

test('another member’s passkey can be neither used nor removed @X09', async () => {
  const { world, device } = await withPasskey();
  const other = simulator.world(world.name);
  await other.signIn('agent01');
  expect((await other.call('removePasskey', { body: { passkeyId: device.id } })).errorCode).toBe('passkey.unknown');
  const passkey = device.sign((await world.call('confirmOptions')).value, origin);
  expect((await other.call('confirmIdentity', { body: { purpose: 'card', passkey } })).errorCode).toBe(
    'verification.wrong',
  );
});
