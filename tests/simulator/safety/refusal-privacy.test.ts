import { expect, test } from 'vitest';
import { advance, noon } from '#tests/support/money.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Returns the exact text of a refusal, and its reason in the journal. */
const refused = async (world: WorldClient, path: string, body: unknown) => {
  const headers = {
    'content-type': 'application/json',
    ...(world.token && { authorization: `Bearer ${world.token}` }),
  };
  const reply = await world.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { journal } = simulator.worlds.open(world.name);
  return { told: await reply.json(), why: journal.find(journal.newest)?.explain.at(-1)?.why };
};

const send = (world: WorldClient) =>
  refused(world, '/wps/relay/MCS2_wps_transferDownline', {
    account: 'indaymay',
    amount: 300,
    paymentPassword: '246810',
  });

const bare = (errorCode: string, value: unknown = null) => ({ success: false, value, errorCode, message: errorCode });

test('a refused transfer hides whether the receiver has a limit or a closed account @X02 @X06', async () => {
  const world = simulator.world();
  await world.signIn('indaymay');
  await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 250 } });
  await world.signIn('agent01');
  const limited = await send(world);
  expect(limited).toEqual({ told: bare('permission.denied'), why: expect.stringContaining('own deposit limit') });
  await world.signIn('indaymay');
  await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } });
  await advance(world, '1s');
  await world.signIn('agent01');
  const closed = await send(world);
  expect(closed).toEqual({ told: limited.told, why: expect.stringContaining('closed by timeOut') });
});

test('identity checks before a transfer do not depend on the receiver’s limits @X02 @X09', async () => {
  const world = simulator.world();
  await world.flags({ CONFIRM_FROM: 200 });
  await world.signIn('indaymay');
  await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 250 } });
  await world.signIn('agent01');
  const paymentPassword = '246810';
  const one = async (amount: number) =>
    (await world.call('transferDownline', { body: { account: 'indaymay', amount, paymentPassword } })).errorCode;
  expect([await one(240), await one(260)]).toEqual(['confirm.required', 'confirm.required']);
  const many = async (amount: number) => {
    const transfers = [
      { account: 'indaymay', amount },
      { account: 'pareng5', amount: 200 },
    ];
    return (await world.call('transferMultipleDownline', { body: { transfers, paymentPassword } })).errorCode;
  };
  expect([await many(240), await many(260)]).toEqual(['confirm.required', 'confirm.required']);
});

test('a transfer that its receiver refuses uses up the confirmation @X02 @X09', async () => {
  const world = simulator.world();
  await world.flags({ CONFIRM_FROM: 200 });
  await world.signIn('indaymay');
  await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 250 } });
  await world.signIn('agent01');
  const transfer = async () => {
    const body = { account: 'indaymay', amount: 260, paymentPassword: passwordOf.payment };
    return (await world.call('transferDownline', { body })).errorCode;
  };
  await world.call('confirmIdentity', { body: { purpose: 'withdrawal', password: passwordOf.login } });
  expect([await transfer(), await transfer()]).toEqual(['permission.denied', 'confirm.required']);
});

test('a line refused by its receiver does not stop the other lines of a transfer @X06 @R257', async () => {
  const world = simulator.world();
  await world.signIn('indaymay');
  await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } });
  await advance(world, '1s');
  await world.signIn('agent01');
  const transfers = [
    { account: 'indaymay', amount: 5 },
    { account: 'pareng5', amount: 7 },
  ];
  const checked = (await world.call('checkTransfers', { body: { transfers } })).value;
  expect(checked.lines.map(({ problem }) => problem)).toEqual([null, null]);
  const { value } = await world.call('transferMultipleDownline', { body: { transfers, paymentPassword: '246810' } });
  expect(value).toMatchObject({
    total: 7,
    lines: [
      { problem: 'permission.denied', id: null },
      { problem: null, id: expect.any(String) },
    ],
  });
  expect(value.sumBalance).toBeCloseTo(checked.sumBalance - 7, 2);
});

test('a disabled account looks like an unknown name to guests, and the journal has the reason @R221', async () => {
  const world = simulator.world();
  const enter = (username: string) =>
    refused(world, '/wps/session/login', { username, password: 'Summer2026', type: 0 });
  const [disabled, nobody] = [await enter('locked01'), await enter('nobody99')];
  expect(disabled).toEqual({
    told: bare('user.unknown', { captcha: false }),
    why: expect.stringContaining('disabled'),
  });
  expect(nobody.told).toEqual(disabled.told);
});
