import { expect, test } from 'vitest';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { noon } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('a new link starts with zero counts, and an ended link no longer passes the affiliate check @R257', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const created = (await world.call('createAffiliateUrl', { body: { kind: 'player', rebates: { RNG: 0.002 } } })).value;
  expect(created).toMatchObject({ registered: 0, depositors: 0, stake: 0, endedAt: null });
  const check = async () =>
    (await world.call('affiliateCheck', { query: { code: created.code, domain: 'kidlat.example' } })).value.success;
  expect(await check()).toBe(true);
  const ended = (await world.call('endAffiliateUrl', { body: { code: created.code } })).value;
  expect(ended.endedAt).toBe(noon());
  expect(await check()).toBe(false);
  const again = await world.call('endAffiliateUrl', { body: { code: created.code } });
  expect(again.errorCode).toBe('request.conflict');
  const [activeLink] = (await world.call('affiliateUrls')).value;
  const refused = await world.call('endAffiliateUrl', { body: { code: activeLink?.code ?? '' } });
  expect(refused.errorCode).toBe('request.conflict');
});

test('the link of a disabled agent recruits no members @R257', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const [link] = (await world.call('affiliateUrls')).value;
  const { state } = simulator.worlds.open(world.name);
  const agent = memberByAccount(state, 'agent01');
  if (!link || !agent) throw new Error('no link');
  const check = async () =>
    (await world.call('affiliateCheck', { query: { code: link.code, domain: 'kidlat.example' } })).value.success;
  expect(await check()).toBe(true);
  state.put(members, { ...agent, disabled: true });
  expect(await check()).toBe(false);
});

test('a link counts the members who registered with it and those who deposited @R257', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const { code } = (await world.call('createAffiliateUrl', { body: { kind: 'player', rebates: {} } })).value;
  const counts = async () => {
    const link = (await world.call('affiliateUrls')).value.find((it) => it.code === code);
    return [link?.registered, link?.depositors];
  };
  await world.flags({ REGISTER_FIELDS: ['username', 'password', 'affiliateCode'] });
  const visitor = simulator.world(world.name);
  for (const username of ['linkuno1', 'linkdos2']) {
    const body = {
      username,
      password: freshPassword,
      confirmPassword: freshPassword,
      affiliateCode: code,
      registerUrl: 'kidlat.example',
      registerMethod: 'H5',
      domain: 'kidlat.example',
      type: 0,
    };
    expect((await visitor.call('register', { body: body as never })).errorCode).toBeNull();
  }
  expect(await counts()).toEqual([2, 0]);
  await visitor.signIn('linkdos2', freshPassword);
  const { value } = await visitor.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await fetch(visitor.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  expect(await counts()).toEqual([2, 1]);
});

test('an accepted contract becomes active in the history and ends the previous one @A94', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const history = async () => (await world.call('contractHistory', { query: { kind: 'daily' } })).value;
  const before = await history();
  expect(before.map(({ state }) => state)).toEqual(['active']);
  const requestId = (await world.call('dailySalaryRequest')).value?.requestId ?? '';
  await world.call('processDailySalary', { query: { requestId, accept: 'true' } });
  expect((await history()).map(({ state, decidedAt }) => [state, decidedAt !== null])).toEqual([
    ['active', true],
    ['ended', true],
  ]);
});
