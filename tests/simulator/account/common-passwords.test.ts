import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const common = 'Trustno1';
const form = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
const refusedAt = (field: string) => ({ status: 400, errorCode: 'password.common', value: { field } });

test('registration and createDownline reject common passwords in any letter case @R145', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: [] });
  const register = (password: string) =>
    world.call('register', { body: { ...form, username: 'maria2040', password, confirmPassword: password } });
  for (const password of [common, 'TRUSTNO1', 'Password1', '1q2w3e4r5t'])
    expect(await register(password), password).toMatchObject(refusedAt('password'));
  expect((await register('Sampaguita7')).errorCode).toBeNull();
  await world.signIn('agent01');
  const opened = await world.call('createDownline', {
    body: { username: 'bago2040', password: common, kind: 'player' },
  });
  expect(opened).toMatchObject(refusedAt('password'));
});

test('a changed password follows the rule of passwords when the registration has none @R166 @R145', async () => {
  const world = simulator.world();
  await world.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
  await world.signIn('player01');
  const change = { oldPassword: 'Passw0rd1', newPassword: 'a', confirmNewPassword: 'a' };
  expect(await world.call('changePassword', { body: change })).toMatchObject({ errorCode: 'request.invalid' });
});

test('changing, first setting and resetting reject common passwords, and the SMS code stays valid @R166 @R162', async () => {
  const world = simulator.world();
  await world.flags({ CHNGPASSVERIF3: true });
  const change = { oldPassword: 'Passw0rd1', newPassword: common, confirmNewPassword: common };
  for (const account of ['player01', 'newbie01']) {
    await world.signIn(account);
    expect(await world.call('changePassword', { body: change })).toMatchObject(refusedAt('newPassword'));
  }
  const mobileNum = '9171234567';
  await world.call('smsReset', { body: { mobileNum } });
  const { sms } = (await world.admin<{ sms: { code: string }[] }>('GET', '/codes')).body;
  const reset = { mobileNum, verificationCode: sms[0]?.code ?? '' };
  const refused = await world.call('passwordByMobile', { body: { ...reset, newPassword: common } });
  expect(refused).toMatchObject(refusedAt('newPassword'));
  expect((await world.call('passwordByMobile', { body: { ...reset, newPassword: 'Bagong2026' } })).status).toBe(200);
});
