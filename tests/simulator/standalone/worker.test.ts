import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { passwordOf } from '#tests/support/passwords.ts';
import { WorkerClient, workerScript } from '#tests/support/worker-client.ts';

// Browsers compile all of it before the first response.
const maxScriptBytes = 580 * 1024;

const openWorker = async (): Promise<WorkerClient> => new WorkerClient(await workerScript());

const balanceOf = async (client: WorkerClient): Promise<number> =>
  (await client.call('balance', { query: {} })).value.sumBalance;

test('the script of the worker needs no module of Node and fits its budget', async () => {
  const script = await workerScript();
  expect(Buffer.from(script).toString()).not.toMatch(/require\("|from"node:|import\("node:/);
  expect(brotliCompressSync(script).length).toBeLessThan(maxScriptBytes);
});

test('a worker that is killed after each call of a money journey loses nothing', async () => {
  const client = await openWorker();
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await work();
    client.kill();
    return result;
  };
  await step(() => client.signIn('player01'));
  const before = await step(() => balanceOf(client));
  const body = { bankId: 'GCASH', amount: 500 };
  const { value: deposit } = await step(() => client.call('depositGateway', { body, headers: client.newKey() }));
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) };
  expect((await step(() => client.send(String(deposit.payUrl), answer))).status).toBe(303);
  expect(await step(() => balanceOf(client))).toBe(before + 500);
  const { value: cards } = await step(() => client.call('bankCards'));
  const order = { cardId: cards[0]?.cardId ?? '', amount: 200, paymentPassword: passwordOf.payment };
  const { value: paid } = await step(() => client.call('withdraw', { body: order, headers: client.newKey() }));
  const left = await step(() => balanceOf(client));
  expect(left).toBeLessThanOrEqual(before + 300);
  const cancelled = { body: { withdrawId: paid.withdrawId }, headers: client.newKey() };
  await step(() => client.call('cancelWithdraw', cancelled));
  expect(await balanceOf(client)).toBe(before + 500);
});

test('a call whose response was lost with its worker takes effect once when it is repeated', async () => {
  const client = await openWorker();
  await client.signIn('player01');
  const { value: before } = await client.call('openDeposits');
  const call = { body: { bankId: 'GCASH', amount: 300 }, headers: client.newKey() };
  await client.call('depositGateway', call);
  client.kill();
  const repeated = await client.call('depositGateway', call);
  const { value: after } = await client.call('openDeposits');
  expect(repeated.errorCode).toBeNull();
  expect(after).toHaveLength(before.length + 1);
});

test('a link brings the world to a state and logs a member in; one with an unknown name changes nothing', async () => {
  const client = await openWorker();
  const link = async (query: string) => {
    const response = await client.send(`/__open?${query}`, { method: 'POST' });
    return { status: response.status, body: await response.json() };
  };
  const opened = await link('scenario=withdraw.reviewing&as=player01');
  expect(opened).toMatchObject({ status: 200, body: { session: { userName: 'player01' } } });
  client.token = opened.body.session.token;
  client.kill();
  expect((await client.call('bankCards')).errorCode).toBeNull();
  const unknown = await link('scenario=withdraw.reviewin');
  expect(unknown).toMatchObject({ status: 404, body: { title: 'Unknown scenario' } });
  expect(unknown.body.detail).toContain('withdraw.reviewing');
  expect((await client.call('bankCards')).errorCode).toBeNull();
});

test('a worker that is started again reads the seeded documents that the first one built, unless its code changed', async () => {
  const client = await openWorker();
  const vendorNames = async () => (await client.call('vassalages')).value.map((it) => it.accountTypeName);
  const built = await vendorNames();
  const store = await client.openStore();
  await expect.poll(() => store.read('base')).toBeDefined();
  const stored = (await store.read('base')) as { readonly base: { readonly base: Map<string, Map<string, object>> } };
  for (const vendor of stored.base.base.get('vendor')?.values() ?? [])
    Object.assign(vendor, { accountTypeName: 'Read' });
  await store.write('base', stored);
  client.kill();
  expect(new Set(await vendorNames())).toEqual(new Set(['Read']));
  await store.write('base', { ...stored, build: 'another version' });
  client.kill();
  expect(await vendorNames()).toEqual(built);
});

test('a passkey can be added and used to log in', async () => {
  const client = await openWorker();
  await client.signIn('player01');
  await client.call('confirmIdentity', { body: { purpose: 'two-steps', password: 'Passw0rd1' } });
  const device = passkeyDevice();
  const { origin } = client;
  const answer = device.make((await client.call('passkeyOptions')).value, origin);
  await client.call('addPasskey', { body: { name: 'Phone', answer } });
  const signed = device.sign((await client.call('passkeyLoginOptions')).value, origin);
  const altered = { ...signed, response: { ...signed.response, signature: answer.response.clientDataJSON } };
  expect((await client.call('passkeyLogin', { body: { answer: altered } })).errorCode).toBe('verification.wrong');
  const logged = await client.call('passkeyLogin', { body: { answer: signed } });
  expect(logged.value).toMatchObject({ userName: 'player01' });
});

test('uploads work, and a connection that a fault resets is a network error', async () => {
  const client = await openWorker();
  const opened = await client.send('/__open?scenario=wallet.reply-lost&as=player01', { method: 'POST' });
  client.token = ((await opened.json()) as { session: { token: string } }).session.token;
  const authorization = `Bearer ${client.token}`;
  const form = new FormData();
  form.set('type', 'game');
  form.set('comment', 'A picture');
  form.append('images', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), 'a.png');
  const upload = { method: 'PUT', headers: { authorization }, body: form };
  expect(await (await client.send('/wps/feedback', upload)).json()).toMatchObject({ success: true });
  form.append('images', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'b.png');
  expect((await client.send('/wps/feedback', upload)).status).toBe(413);
  const { path = '', method = '' } = endpoints.get('walletTransfer') ?? {};
  const transfer = {
    method,
    headers: { authorization, 'content-type': 'application/json', ...client.newKey() },
    body: JSON.stringify({ from: 'main', to: 'JL', amount: 5 }),
  };
  expect((await client.send(path, transfer)).type).toBe('error');
  const repeated = await client.send(path, transfer);
  expect(await repeated.json()).toMatchObject({ success: true });
});
