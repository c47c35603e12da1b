import { createPublicKey, verify } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { seedDeviceOf } from '#sim/features/account/seed/members.ts';
import { grantRewardWithMessage } from '#sim/features/rewards/rules/rewards.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword, passwordOf } from '#tests/support/passwords.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const responses: number[] = [];
const service = await startPushService(() => responses.shift() ?? 201);
const simulator = await startSimulator({ machineTime: noon, callOut: [service.origin, 'https://*'] });

const passwordChange = {
  oldPassword: passwordOf.login,
  newPassword: freshPassword,
  confirmNewPassword: freshPassword,
};

const settings = async (world: WorldClient) => (await world.call('notificationSettings')).value;

/** Logs a member in, whose browser receives notifications. */
const subscribed = async () => {
  const world = simulator.world();
  await world.signIn('agent41');
  const cardId = await prepareCard(world);
  const browser = service.browser();
  const reply = await world.call('subscribePush', { body: browser.subscription });
  expect(reply.value.devices).toBe(1);
  return { world, browser, cardId };
};

const withdraw = async (world: WorldClient, cardId: string) => {
  const reply = await world.call('withdraw', { body: { cardId, amount: 500, paymentPassword: withdrawalPassword } });
  expect(reply.status).toBe(200);
  return reply.value.withdrawId;
};

const grantReward = (world: WorldClient, account: string): void => {
  const found = simulator.worlds.find(world.name);
  const member = found && memberByAccount(found.state, account);
  if (!found || !member) throw new Error(`no ${account}`);
  found.transact(() =>
    grantRewardWithMessage(found, member.id, {
      kind: 'event',
      title: { EN: 'Weekend gift' },
      minor: 5000,
      wageringFactor: 1,
      days: 3,
    }),
  );
};

/** Waits until a withdrawal of the member was paid and announced, and returns the tags of all notifications. */
const tagsUntilPaid = async ({ world, browser, cardId }: Awaited<ReturnType<typeof subscribed>>) => {
  await withdraw(world, cardId);
  await advance(world, '25m');
  return vi.waitFor(() => {
    const tags = browser.notified().map(({ tag }) => tag);
    if (!tags.includes('withdrawals')) throw new Error(`only ${tags}`);
    return tags;
  });
};

test('a paid withdrawal is announced without its amount, encrypted and signed for the browser @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  const id = await withdraw(world, cardId);
  await advance(world, '25m');
  const [notified] = await browser.waitFor(1);
  expect(notified).toMatchObject({
    texts: { EN: 'Your withdrawal was updated', TY: 'May update sa withdrawal mo' },
    path: `/m/withdraw?order=${id}`,
    unread: (await world.call('unreadCount')).value,
  });
  expect(JSON.stringify(notified)).not.toContain('500');
  expect((await world.call('inbox')).value.content[0]?.title).toBe('Withdrawal of ₱500.00 completed');

  const authorization = String(browser.requests()[0]?.headers.authorization);
  const { publicKey } = await settings(world);
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const [head, claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin });
  const point = Buffer.from(publicKey ?? '', 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

test('each world has its own key @X39', async () => {
  const [one, other] = [simulator.world(), simulator.world()];
  for (const world of [one, other]) await world.signIn('agent41');
  const key = (await settings(one)).publicKey;
  expect((await settings(one)).publicKey).toBe(key);
  expect(key).toMatch(/^B[\w-]{86}$/);
});

test('details are shown once the member wants them @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  expect((await world.call('setNotifications', { body: { details: true } })).value.details).toBe(true);
  await withdraw(world, cardId);
  await advance(world, '25m');
  expect((await browser.waitFor(1))[0]?.texts.EN).toBe('Withdrawal of ₱500.00 completed');
});

test('a kind that is off is not announced @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  await world.call('setNotifications', { body: { kinds: { withdrawals: false } } });
  await withdraw(world, cardId);
  await advance(world, '25m');
  expect((await settings(world)).kinds).toEqual({
    deposits: true,
    withdrawals: false,
    bets: true,
    security: true,
    promotions: false,
  });
  await world.call('setNotifications', { body: { kinds: { withdrawals: true } } });
  await withdraw(world, cardId);
  await advance(world, '25m');
  await browser.waitFor(1);
  expect(browser.notified()).toHaveLength(1);
});

test('offers are announced only to members who asked for them, and never with an own limit @X39 @X02', async () => {
  const one = await subscribed();
  grantReward(one.world, 'agent41');
  expect(await tagsUntilPaid(one)).toEqual(['withdrawals']);

  const other = await subscribed();
  await other.world.call('setNotifications', { body: { kinds: { promotions: true } } });
  grantReward(other.world, 'agent41');
  expect((await other.browser.waitFor(1))[0]?.texts.EN).toBe('You have a new offer');
  const limit = { kind: 'deposit', period: 'day', amount: 5000 } as const;
  expect((await other.world.call('setLimit', { body: limit })).status).toBe(200);
  grantReward(other.world, 'agent41');
  expect(await tagsUntilPaid(other)).toEqual(['promotions', 'withdrawals']);
});

test('logging out ends the notifications to this browser @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  await withdraw(world, cardId);
  expect((await world.call('logout')).status).toBe(200);
  await world.signIn('agent41');
  expect((await settings(world)).devices).toBe(0);
  await advance(world, '25m');
  const next = service.browser();
  await world.call('subscribePush', { body: next.subscription });
  await withdraw(world, cardId);
  await advance(world, '25m');
  await next.waitFor(1);
  expect(browser.notified()).toEqual([]);
});

test('self-exclusion ends the notifications of all browsers, and none can be added @X39 @X06', async () => {
  const { world, browser } = await subscribed();
  const closed = await world.call('closeAccount', {
    body: { kind: 'exclusion', months: 6, loginPassword: 'Passw0rd1' } as never,
  });
  expect(closed.status).toBe(200);
  const found = simulator.worlds.find(world.name);
  expect(found?.state.changes().some(({ kind, doc }) => kind === 'push-subscription' && doc)).toBe(false);
  await world.signIn('agent41');
  const reply = await world.call('subscribePush', { body: browser.subscription });
  expect(reply.errorCode).toBe('safety.closed');
});

test('a member who logs in with the browser of another ends its notifications, and gets none there unasked @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  await withdraw(world, cardId);
  const other = simulator.world(world.name);
  await other.signIn('player01', undefined, seedDeviceOf('agent41'));
  expect((await settings(other)).devices).toBe(0);
  expect((await settings(world)).devices).toBe(0);
  await advance(world, '25m');
  expect((await world.call('withdrawReport')).value.content[0]?.status).toBe('paid');
  expect(browser.notified().filter(({ tag }) => tag === 'withdrawals')).toEqual([]);
});

test.each([
  ['a new password', (owner: WorldClient) => owner.call('changePassword', { body: passwordChange })],
  ['the end of all other sessions', (owner: WorldClient) => owner.call('endOtherSessions')],
])('%s ends the notifications to a browser that someone else left without a session @X39', async (_, act) => {
  const { world } = await subscribed();
  await advance(world, '1d');
  expect((await world.call('notificationSettings')).errorCode).toBe('session.expired');
  const owner = simulator.world(world.name);
  await owner.signIn('agent41', undefined, 'device-of-the-owner');
  await owner.call('subscribePush', { body: service.browser().subscription });
  expect((await settings(owner)).devices).toBe(2);
  expect((await act(owner)).status).toBe(200);
  expect(await settings(owner)).toMatchObject({ devices: 1, onThisDevice: true });
});

test('an escaped address of a push service is notified like a plain one, and can be removed @X39', async () => {
  const { world, cardId } = await subscribed();
  const browser = service.browser();
  const { endpoint, keys } = browser.subscription;
  const escaped = endpoint.replace('127', '%3127');
  await world.call('subscribePush', { body: { endpoint: escaped, keys } });
  await withdraw(world, cardId);
  await advance(world, '25m');
  await browser.waitFor(1);
  expect((await world.call('unsubscribePush', { body: { endpoint } })).value.devices).toBe(0);
});

test('a browser that ended its subscription is removed, and one that fails is tried again @X39', async () => {
  const { world, browser, cardId } = await subscribed();
  responses.push(503, 410);
  await withdraw(world, cardId);
  await advance(world, '25m');
  await browser.waitFor(1);
  await vi.waitFor(async () => {
    await advance(world, '1m');
    expect((await settings(world)).devices).toBe(0);
  });
  expect(browser.requests()).toHaveLength(2);
});

test('a member has at most five browsers, the newest @X39', async () => {
  const world = simulator.world();
  for (let n = 0; n < 6; n += 1) {
    await world.signIn('agent41', undefined, `device-of-test-000${n}`);
    const reply = await world.call('subscribePush', { body: service.browser().subscription });
    expect(reply.value.devices).toBe(Math.min(5, n + 1));
  }
});

test.each([
  ['an origin that may not be called', 'http://push.example/x'],
  ['an internal host', 'https://localhost/x'],
  ['an internal address', 'https://10.0.0.8/x'],
  ['an IPv6 address', 'https://[::1]/x'],
  ['a host without a domain', 'https://metadata/x'],
  ['a name of a local network', 'https://router.local/x'],
  ['an internal name with a trailing dot', 'https://metadata.google.internal./x'],
  ['localhost with a trailing dot', 'https://localhost./x'],
  ['a host with signs of no name', 'https://`.push.example/x'],
  ['no address', 'push'],
])('%s is refused as push service @X39', async (_, endpoint) => {
  const world = simulator.world();
  await world.signIn('agent41');
  const { keys } = service.browser().subscription;
  const reply = await world.call('subscribePush', { body: { endpoint, keys } });
  expect(reply.errorCode).toBe('request.invalid');
  expect((await settings(world)).devices).toBe(0);
});

test('keys that no browser has are refused @X39', async () => {
  const world = simulator.world();
  await world.signIn('agent41');
  const { endpoint, keys } = service.browser().subscription;
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  expect((await world.call('subscribePush', { body: { endpoint, keys: { ...keys, p256dh } } })).errorCode).toBe(
    'request.invalid',
  );
});

test('without an allowed push service, and with the flag off, nothing can be subscribed @X39', async () => {
  const closed = await startSimulator({ machineTime: noon });
  const world = closed.world();
  await world.signIn('agent41');
  expect((await settings(world)).publicKey).toBeNull();
  await world.flags({ WEBPUSH3: false });
  expect((await world.call('notificationSettings')).errorCode).toBe('permission.denied');
});
