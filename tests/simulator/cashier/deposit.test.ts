import { expect, test } from 'vitest';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { confirmOwner } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'newbie01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const answer = (world: WorldClient, payUrl: string | null, text: string, headers = {}) =>
  fetch(world.origin + payUrl, { method: 'POST', headers, body: new URLSearchParams({ answer: text }) });

const stateOf = async (world: WorldClient, depositId: string) =>
  (await world.call('depositOrder', { query: { depositId } })).value;

test('deposit channels offer the amounts and payers of the member, and foreign wallets by a flag only @R264', async () => {
  const world = await signedIn();
  const channels = async () => (await world.call('depositChannels', { query: {} })).value;
  const before = await channels();
  expect(before.map(({ channel }) => channel)).toEqual(['gateway', 'manual', 'qrph', 'counter']);
  const own = 333;
  for (const _ of [1, 2]) {
    const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: own } });
    await answer(world, value.payUrl, 'approve');
  }
  const [gateway] = await channels();
  expect(gateway?.quickAmounts).toEqual([...(before[0]?.quickAmounts ?? []), own].sort((a, b) => a - b));
  expect(gateway?.payers).toEqual([]);
});

test('deposit channels are listed with limits and fee and filtered by vendor, and manual banks have account numbers @R264', async () => {
  const world = await signedIn();
  await world.admin('PATCH', '/flags', { WALLET_QR: true });
  const { value } = await world.call('depositChannels', { query: { language: 'TY' } });
  expect(value.map(({ channel, min, max, feeRate }) => [channel, min, max, feeRate])).toEqual([
    ['gateway', 50, 50_000, 0],
    ['manual', 500, 200_000, 0],
    ['qrph', 50, 50_000, 0],
    ['counter', 100, 10_000, 0],
    ['alipay', 100, 20_000, 0.01],
    ['wechat', 100, 20_000, 0.01],
    ['qq', 100, 20_000, 0.01],
  ]);
  const manual = (await world.call('depositChannels', { query: { vendor: 'manual' } })).value;
  expect(manual.map(({ channel }) => channel)).toEqual(['manual']);
  expect(manual[0]?.banks[0]).toMatchObject({ name: 'BDO Unibank', accountNumber: expect.stringMatching(/^\d+$/) });
});

test('the channel and wallet of the last deposit come first, and records have their pictures @R264 @R028', async () => {
  const world = await signedIn();
  await world.admin('PATCH', '/flags', { WALLET_QR: true });
  const { value } = await world.call('depositGateway', { body: { bankId: 'MAYA', amount: 277 } });
  expect((await world.call('depositChannels', { query: {} })).value[0]?.banks[0]?.bankId).toBe('GCASH');
  await answer(world, value.payUrl, 'approve');
  const [first] = (await world.call('depositChannels', { query: {} })).value;
  expect([first?.channel, first?.banks[0]?.bankId]).toEqual(['gateway', 'MAYA']);
  const alipay = (await world.call('depositAlipay', { body: { amount: 500 } })).value;
  await answer(world, alipay.payUrl, 'approve');
  expect((await world.call('depositChannels', { query: {} })).value.map(({ channel }) => channel)).toEqual([
    'alipay',
    'gateway',
    'manual',
    'qrph',
    'counter',
    'wechat',
    'qq',
  ]);
  const { content } = (await world.call('depositReport', { query: {} })).value;
  expect(content.map(({ iconUrl }) => iconUrl)).toEqual(['/banks/alipay.svg', '/banks/maya.svg']);
});

test.each(['depositAlipay', 'depositQq', 'depositWechat'] as const)(
  '%s returns a QR code, and approving on the simulated payment page credits the deposit once @R264',
  async (endpoint) => {
    const world = await signedIn();
    const headers = { origin: 'http://192.168.1.20:4321', 'sec-fetch-site': 'same-origin' };
    const { value } = await world.call(endpoint, { body: { amount: 500 }, headers });
    expect(value).toMatchObject({
      status: 'pending',
      fee: 5,
      qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    const page = await fetch(world.origin + value.payUrl);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('₱500.00');
    expect(await (await answer(world, value.payUrl, 'approve')).text()).toContain('data-outcome="approved"');
    expect(await stateOf(world, value.depositId)).toMatchObject({ status: 'approved', qr: null, payUrl: null });
    expect(await sumBalance(world)).toBe(495);
    await answer(world, value.payUrl, 'approve');
    expect(await sumBalance(world)).toBe(495);
    expect(await isLedgerBalanced(world)).toBe(true);
  },
);

test('a deposit declined on the payment page is rejected and not credited @R264', async () => {
  const world = await signedIn();
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 277 } });
  expect(value).toMatchObject({ bank: { name: 'GCash' }, qr: null, payUrl: expect.stringMatching(/^\/__pay\//) });
  for (const from of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'same-site' }])
    expect((await answer(world, value.payUrl, 'approve', from)).status).toBe(400);
  await answer(world, value.payUrl, 'decline');
  expect(await stateOf(world, value.depositId)).toMatchObject({
    status: 'rejected',
    reason: 'The payment was declined in the app. You have not been charged.',
  });
  expect(await sumBalance(world)).toBe(0);
});

test('an unpaid deposit expires on the world’s clock and cannot be paid afterwards', async () => {
  const world = await signedIn();
  const { value } = await world.call('depositAlipay', { body: { amount: 500 } });
  await advance(world, '15m');
  expect((await stateOf(world, value.depositId)).status).toBe('expired');
  const late = await answer(world, value.payUrl, 'approve');
  expect(await late.text()).toContain('data-outcome="expired"');
  expect(await sumBalance(world)).toBe(0);
});

test('a manual transfer has an account and a reference, is reviewed and is credited @R264', async () => {
  const world = await signedIn();
  const body = { bankId: 'BPI', amount: 1000, payerName: 'Maria Clara Santos' };
  const { value } = await world.call('depositManual', { body });
  expect(value).toMatchObject({ status: 'pending', payUrl: null, bank: { accountNumber: '1234056789' } });
  expect(value.reference).toMatch(/^[A-Z]{2}\d{6}$/);
  const confirmed = await world.call('confirmDeposit', { body: { depositId: value.depositId } });
  expect(confirmed.value.status).toBe('reviewing');
  expect((await world.call('cancelDeposit', { body: { depositId: value.depositId } })).errorCode).toBe(
    'request.conflict',
  );
  await advance(world, '3m');
  expect((await stateOf(world, value.depositId)).status).toBe('approved');
  expect(await sumBalance(world)).toBe(1000);
  expect((await world.call('inbox')).value.content[0]?.title).toBe('Deposit of ₱1,000.00 completed');
});

test('a manual transfer under another name is rejected; one never confirmed expires after an hour', async () => {
  const world = await signedIn();
  await confirmOwner(world);
  await world.call('updatePayeeName', { body: { payeeName: 'Maria Clara Santos' } });
  const body = { bankId: 'BPI', amount: 1000, payerName: 'Crisostomo Ibarra' };
  const { value: other } = await world.call('depositManual', { body });
  await world.call('confirmDeposit', { body: { depositId: other.depositId } });
  const { value: idle } = await world.call('depositManual', { body });
  await advance(world, '3m');
  expect(await stateOf(world, other.depositId)).toMatchObject({
    status: 'rejected',
    reason: expect.stringMatching(/name/),
  });
  await advance(world, '57m');
  await world.signIn('newbie01');
  expect((await stateOf(world, idle.depositId)).status).toBe('expired');
  expect(await sumBalance(world)).toBe(0);
});

test('a manual transfer reported after its hour is reviewed and credited; its expiry is announced @R264', async () => {
  const world = await signedIn();
  const body = { bankId: 'BPI', amount: 1000, payerName: 'Maria Clara Santos' };
  const { value } = await world.call('depositManual', { body });
  await advance(world, '60m');
  await world.signIn('newbie01');
  expect((await stateOf(world, value.depositId)).status).toBe('expired');
  const [message] = (await world.call('inbox')).value.content;
  expect(message?.title).toBe('Deposit of ₱1,000.00 expired');
  const confirmed = await world.call('confirmDeposit', { body: { depositId: value.depositId } });
  expect(confirmed.value).toMatchObject({ status: 'reviewing', settledAt: null });
  expect((await world.call('confirmDeposit', { body: { depositId: value.depositId } })).errorCode).toBe(
    'request.conflict',
  );
  await advance(world, '3m');
  expect((await stateOf(world, value.depositId)).status).toBe('approved');
  expect(await sumBalance(world)).toBe(1000);
  expect((await world.call('confirmDeposit', { body: { depositId: value.depositId } })).errorCode).toBe(
    'request.conflict',
  );
});

/** Orders transfers that expire, a few at a time, and returns their ids. */
const expiredTransfers = async (world: WorldClient, amounts: readonly number[], payerName = 'Maria Clara Santos') => {
  const ids: string[] = [];
  for (const [i, amount] of amounts.entries()) {
    const { value } = await world.call('depositManual', { body: { bankId: 'BPI', amount, payerName } });
    ids.push(value.depositId);
    if (i % 3 < 2 && i < amounts.length - 1) continue;
    await advance(world, '60m');
    await world.signIn('newbie01');
  }
  return ids;
};

const report = (world: WorldClient, depositId = '') => world.call('confirmDeposit', { body: { depositId } });

test('expired transfers that are reported pass the limits of new orders on the day of the report @R264 @X37', async () => {
  const world = await signedIn();
  await world.flags({ IDENTITY3: false });
  const ids = await expiredTransfers(world, [150_000, 150_000, 150_000, 150_000, 500]);
  await advance(world, '24h');
  await world.signIn('newbie01');
  for (const id of ids.slice(0, 3)) expect((await report(world, id)).errorCode).toBeNull();
  expect(await report(world, ids[4])).toMatchObject({ errorCode: 'limit.reached', value: { open: 3 } });
  await advance(world, '3m');
  expect(await report(world, ids[3])).toMatchObject({ errorCode: 'limit.reached', value: { leftToday: 50_000 } });
  await world.flags({ IDENTITY3: true });
  expect(await report(world, ids[4])).toMatchObject({
    errorCode: 'identity.required',
    value: { purpose: 'deposit', status: 'none' },
  });
  expect((await stateOf(world, ids[4] ?? '')).status).toBe('expired');
  expect(await sumBalance(world)).toBe(450_000);
});

test('an expired transfer can be reported for a week @R264', async () => {
  const world = await signedIn();
  const [first, second] = await expiredTransfers(world, [1000, 1000]);
  await advance(world, '167h');
  await world.signIn('newbie01');
  expect((await report(world, first)).errorCode).toBeNull();
  await advance(world, '1h');
  await world.signIn('newbie01');
  expect((await report(world, second)).errorCode).toBe('request.conflict');
});

test('an accepted promotion adds its bonus once and requires turnover before a withdrawal', async () => {
  const world = await signedIn();
  const offered = (await world.call('depositPromos')).value;
  expect(offered.find(({ promoId }) => promoId === 401)).toMatchObject({
    bonusRate: 1,
    maxBonus: 2770,
    accepted: false,
  });
  expect((await world.call('acceptPromo', { body: { promoId: 9 } })).errorCode).toBe('promotion.unavailable');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'MAYA', amount: 500 } });
  expect(value.bonus).toBe(500);
  await answer(world, value.payUrl, 'approve');
  expect(await sumBalance(world)).toBe(1000);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500 + 40 * 500);
  const again = await world.call('acceptPromo', { body: { promoId: 401 } });
  expect(again.errorCode).toBe('promotion.unavailable');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('deposits are limited by amount, bank, number of open orders and rate', async () => {
  const world = await signedIn();
  const order = async (amount: number, bankId = 'GCASH') =>
    (await world.call('depositGateway', { body: { bankId, amount } })).errorCode;
  expect(await order(10)).toBe('amount.out-of-range');
  expect(await order(500, 'BDO')).toBe('resource.unknown');
  expect([await order(500), await order(500), await order(500)]).toEqual([null, null, null]);
  expect(await order(500)).toBe('limit.reached');
  const { content } = (await world.call('depositReport')).value;
  for (const { depositId } of content) await world.call('cancelDeposit', { body: { depositId } });
  expect([await order(500), await order(500)]).toEqual([null, null]);
  expect(await order(500)).toBe('request.too-many');
});

test('deposit records filter by status and can be switched off; trial members cannot deposit @R178 @A24', async () => {
  const world = await signedIn();
  const { value } = await world.call('depositQq', { body: { amount: 500 } });
  await world.call('cancelDeposit', { body: { depositId: value.depositId } });
  await world.call('depositQq', { body: { amount: 600 } });
  const of = async (status: 'pending' | 'cancelled') =>
    (await world.call('depositReport', { query: { status } })).value.content.map(({ amount }) => amount);
  expect([await of('pending'), await of('cancelled')]).toEqual([[600], [500]]);
  await world.flags({ DEPRECM3: false });
  expect((await world.call('depositReport')).errorCode).toBe('permission.denied');
  await world.signIn('trial01');
  expect((await world.call('depositChannels')).errorCode).toBe('permission.denied');
});

test('an unknown payment page returns 404, and an invalid payment decision changes nothing', async () => {
  const world = await signedIn();
  expect((await fetch(`${world.origin}/__pay/nobody.${'0'.repeat(24)}`)).status).toBe(404);
  expect((await fetch(`${world.origin}/__pay/..%2f`)).status).toBe(404);
  const { value } = await world.call('depositQq', { body: { amount: 500 } });
  expect((await answer(world, value.payUrl, 'maybe')).status).toBe(400);
  expect((await stateOf(world, value.depositId)).status).toBe('pending');
});

test('every bank has an icon', async () => {
  const world = await signedIn();
  const channels = (await world.call('depositChannels')).value.flatMap(({ banks }) => banks);
  const all = [...channels, ...(await world.call('withdrawBanks')).value];
  for (const { iconUrl } of all) {
    const picture = await fetch(`${world.origin}/cdn/default${iconUrl}`);
    expect([iconUrl, picture.status, picture.headers.get('content-type')]).toEqual([iconUrl, 200, 'image/svg+xml']);
  }
});

test('a counter deposit has a 12-digit code that is valid for 24 hours, and its record states whether it was paid @R264', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const before = await sumBalance(world);
  const { value } = await world.call('depositCounter', { body: { amount: 500 } });
  expect(value).toMatchObject({ channel: 'counter', status: 'pending', qr: null, fee: 0 });
  expect(value.reference).toMatch(/^\d{12}$/);
  expect(value.expiresAt - value.at).toBe(24 * 3_600_000);
  await world.admin('POST', '/scenarios', { names: ['deposit.counter-approved'] });
  const { content } = (await world.call('depositReport')).value;
  expect(
    content
      .filter(({ channel }) => channel === 'counter')
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['approved', 'pending']);
  expect(await sumBalance(world)).toBeGreaterThan(before);
  expect(await isLedgerBalanced(world)).toBe(true);
});
