import { expect, test } from 'vitest';
import { devicesOf } from '#sim/features/account/rules/login-origins.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('a member can log in, read the profile and log out @R225 @R194 @R235', async () => {
  const world = simulator.world();
  const login = await world.signIn('player01');
  expect(login.value).toMatchObject({ userName: 'player01', customerType: 0, firstTimeLogin: false });
  expect((await world.call('memberInfo')).value).toMatchObject({
    account: 'player01',
    nickname: 'Tala_Reyes',
    toUpline: 'agent01',
  });
  expect((await world.call('logout')).status).toBe(200);
  expect(await world.call('memberInfo')).toMatchObject({ status: 401, errorCode: 'session.expired' });
});

test.each([
  ['player01', 'wrong', 400, 'login.wrong-password'],
  ['nobody', 'Passw0rd1', 404, 'user.unknown'],
  ['locked01', 'Passw0rd1', 404, 'user.unknown'],
  ['staff01', 'Passw0rd1', 403, 'login.non-member'],
])('%s with password %s is refused with %i %s @R269 @R222', async (account, password, status, errorCode) => {
  expect(await simulator.world().signIn(account, password)).toMatchObject({ status, errorCode });
});

test('a player cannot log in on the agent site @R222', async () => {
  const world = simulator.world();
  await world.flags({ SITE_KIND: 'agent' });
  expect(await world.signIn('player01')).toMatchObject({ status: 403, errorCode: 'login.non-agent' });
  expect((await world.signIn('agent01')).status).toBe(200);
});

test('an endpoint that needs a session returns session.required without one @R269', async () => {
  expect(await simulator.world().call('balance')).toMatchObject({ status: 401, errorCode: 'session.required' });
});

test('logins with the same device id count as one device @R025', async () => {
  const world = simulator.world();
  for (const account of ['player01', 'newbie01', 'promo40']) {
    const device = (account === 'promo40' ? 'b' : 'a').repeat(32);
    expect((await world.signIn(account, loginPassword, device)).status).toBe(200);
  }
  const { state } = simulator.worlds.open(world.name);
  const idOf = (account: string) => memberByAccount(state, account)?.id ?? '';
  const devices = (account: string) => devicesOf(state, idOf(account));
  expect(devices('newbie01')).toEqual(expect.arrayContaining(devices('player01')));
  expect(devices('promo40')).not.toEqual(expect.arrayContaining(devices('player01')));
});
