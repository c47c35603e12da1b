import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { setHeadIcon } from '#contract/account/member.ts';
import { balance, uplineTransfer } from '#contract/cashier/wallet.ts';
import { addRecent, gameList } from '#contract/games/games.ts';
import { feedback, inbox } from '#contract/messages/messages.ts';
import { startFirstCalls } from '#lib/http/first-calls.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const second = 1_000;

/** Starts the call for the balance as the head script does. */
const startBalance = () => startFirstCalls([balance], 'https://site.test', 'token-of-player01');

/** Creates a tab with the client in it, and with the events that the client emits. */
const withClient = async (tabOptions?: Parameters<typeof openTab>[0]) => {
  const tab = openTab(tabOptions);
  const { api } = await import('#lib/http/client.ts');
  const { onFailure } = await import('#lib/http/failures.ts');
  const notifications: string[] = [];
  onFailure(({ code }) => notifications.push(code));
  return { ...tab, api, notifications };
};

type Tab = Awaited<ReturnType<typeof withClient>>;

const wallet = { sumBalance: 100 };

test('sends the session token, module ID and idempotency key as headers', async () => {
  const { api, backend } = await withClient({ member: 'player01' });
  backend.value('uplineTransfer', { id: '1', sumBalance: 5 }).value('setHeadIcon', { icon: 3, picture: null });
  await api(uplineTransfer, { body: { amount: 5 }, key: 'key-1', headers: { 'X-More': 'yes' } });
  await api(setHeadIcon, { body: { icon: 3 } });
  const [move, form] = backend.placed;
  expect(move?.body).toEqual({ amount: 5 });
  expect(Object.fromEntries(move?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-of-player01',
    'idempotency-key': 'key-1',
    'x-more': 'yes',
    'module-id': uplineTransfer.module,
  });
  expect(form?.body).toEqual({ icon: '3' });
});

test('generates an idempotency key for a call that moves money if none is given', async () => {
  const { api, backend } = await withClient({ member: 'player01' });
  backend.value('uplineTransfer', { id: '1', sumBalance: 5 });
  await api(uplineTransfer, { body: { amount: 5 } });
  expect(backend.placed[0]?.headers.get('idempotency-key')).toMatch(/.{32}/);
});

test('sends no authorization header for a guest and puts the query into the address', async () => {
  const { api, backend } = await withClient();
  backend.value('gameList', { games: [], pageNum: 2, totalPages: 2, total: 30 });
  await api(gameList, { query: { pageNo: 2, gameName: 'Kidlat & co' } });
  expect(backend.placed[0]?.query).toEqual({ pageNo: '2', gameName: 'Kidlat & co' });
  expect(backend.placed[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  ['an error with status 200', 'permission.denied', 200],
  ['an error with status 403', 'permission.denied', 403],
  ['a lost session', 'session.expired', 401],
])('%s rejects with the response’s error code and notifies listeners', async (_, code, status) => {
  const { api, backend, notifications } = await withClient();
  backend.refuse('balance', code, status, { until: 5 });
  const failure = { name: 'CallError', code, status, value: { until: 5 }, endpoint: 'balance', fields: [] };
  await expect(api(balance)).rejects.toMatchObject(failure);
  expect(notifications).toEqual([code]);
});

test.each([
  ['without an envelope', () => Response.json({ hello: 1 }), 'reply.broken'],
  ['not JSON', () => new Response('<html>'), 'reply.broken'],
  ['an error page', () => new Response('<html>', { status: 500 }), 'system.unknown'],
])('a response that is %s rejects with an error code', async (_, reply, code) => {
  const { api, backend } = await withClient();
  backend.reply('balance', reply);
  await expect(api(balance)).rejects.toMatchObject({ code });
});

test('throws an error of our own code as it is, and not as a lost connection', async () => {
  const { api, backend } = await withClient();
  backend.value('balance', wallet);
  const onHeaders = (): void => {
    throw new TypeError('a bug');
  };
  await expect(api(balance, { onHeaders })).rejects.toThrow(new TypeError('a bug'));
});

test('retries a read twice and a write never', async () => {
  const { api, backend, advance, navigator } = await withClient();
  backend.lose('balance').lose('setHeadIcon').lose('addRecent');
  const failed = (code: string) => ({ name: 'CallError', code });
  const reading = expect(api(balance)).rejects.toMatchObject(failed('network.slow'));
  await advance(5 * second);
  await reading;
  expect(backend.of('balance')).toHaveLength(3);
  navigator.onLine = false;
  await expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject(failed('network.offline'));
  await expect(api(addRecent, { query: { nodeId: 1, vendor: 'JL' } })).rejects.toMatchObject(failed('network.offline'));
  expect([backend.of('setHeadIcon').length, backend.of('addRecent').length]).toEqual([1, 1]);
});

test('retries when the backend is overloaded, but not under maintenance @A15', async () => {
  const { api, backend, advance } = await withClient();
  const replies = [new Response('', { status: 503 }), Response.json({ success: true, value: wallet })];
  backend.reply('balance', () => replies.shift() ?? Response.error());
  const response = api(balance);
  await advance(2 * second);
  expect(await response).toEqual(wallet);
  backend.refuse('inbox', 'system.maintenance', 503);
  await expect(api(inbox, { query: {} })).rejects.toMatchObject({ code: 'system.maintenance' });
  expect(backend.of('inbox')).toHaveLength(1);
});

test('times out a call after 30 seconds', async () => {
  const { api, backend, advance } = await withClient();
  backend.value('uplineTransfer', () => deferred<never>().promise);
  const slow = expect(api(uplineTransfer, { body: { amount: 1 }, key: 'k' })).rejects.toMatchObject({
    code: 'network.slow',
  });
  await advance(30 * second);
  await slow;
});

test('times out a call that the head script started before the modules arrived', async () => {
  const { api, backend, advance } = await withClient({ member: 'player01' });
  backend.reply('balance', () => deferred<Response>().promise);
  startBalance();
  const slow = expect(api(balance)).rejects.toMatchObject({ code: 'network.slow', status: 408 });
  await advance(30 * second);
  await slow;
  expect(backend.of('balance')).toHaveLength(1);
});

test('a call that the head script started can be aborted by its caller', async () => {
  const { api, backend, notifications } = await withClient({ member: 'player01' });
  backend.reply('balance', () => deferred<Response>().promise);
  startBalance();
  const owner = new AbortController();
  const aborted = expect(api(balance, { signal: owner.signal })).rejects.toMatchObject({ name: 'CallAborted' });
  owner.abort();
  await aborted;
  expect(notifications).toEqual([]);
});

test('repeats a call that the head script started and whose connection failed', async () => {
  const { api, backend } = await withClient({ member: 'player01' });
  const replies = [() => Promise.reject(new TypeError('cut')), () => Response.json({ success: true, value: wallet })];
  backend.reply('balance', () => replies.shift()?.() ?? Response.error());
  startBalance();
  expect(await api(balance)).toEqual(wallet);
  expect(backend.of('balance')).toHaveLength(2);
});

test.each([
  ['times out after 30 s', ({ advance }: Tab) => advance(30 * second), { code: 'network.slow', status: 408 }],
  ['can be aborted by the caller', (_: Tab, owner: AbortController) => owner.abort(), { name: 'CallAborted' }],
])('a response whose body stalls %s', async (_, go, failure) => {
  const tab = await withClient();
  const stopped = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"success":')) });
  tab.backend.reply('balance', () => new Response(stopped()));
  const owner = new AbortController();
  const failed = expect(tab.api(balance, { signal: owner.signal })).rejects.toMatchObject(failure);
  await tab.advance(second);
  await go(tab, owner);
  await failed;
});

test('an upload of pictures may take almost three minutes', async () => {
  await import('#lib/http/form-body.ts');
  const { api, backend, advance } = await withClient({ member: 'player01' });
  const reply = deferred<{ id: string }>();
  backend.value('feedback', () => reply.promise);
  const files = { name: 'images', list: [new File(['a picture'], 'slip.png', { type: 'image/png' })] };
  const sent = api(feedback, { body: { type: 'deposit', comment: 'Not here yet' }, key: 'k', files });
  await advance(170 * second);
  reply.give({ id: '1' });
  expect(await sent).toEqual({ id: '1' });
});

test('an aborted call rejects without notifying failure listeners', async () => {
  const { api, backend, notifications } = await withClient();
  const owner = new AbortController();
  backend.value('balance', () => deferred<never>().promise);
  const waiting = expect(api(balance, { signal: owner.signal })).rejects.toMatchObject({ name: 'CallAborted' });
  owner.abort();
  await waiting;
  expect(notifications).toEqual([]);
});

test('leaving the page aborts its calls, and returning repeats only reads @X13', async () => {
  const { api, backend, leave, restorePage, advance, notifications } = await withClient();
  const never = () => deferred<never>().promise;
  backend.value('balance', never).value('setHeadIcon', never);
  const reading = api(balance);
  const changing = expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject({ name: 'CallAborted' });
  await advance(0);
  leave();
  await advance(second);
  backend.value('balance', wallet);
  restorePage();
  expect(await reading).toEqual(wallet);
  await changing;
  expect([backend.of('balance').length, backend.of('setHeadIcon').length, notifications.length]).toEqual([2, 1, 0]);
});

test.each([
  ['is restored', ({ restorePage }: Tab) => restorePage()],
  ['stays open', ({ advance }: Tab) => advance(10 * second)],
])('a read that WebKit aborts during navigation is repeated silently if the page %s @X13', async (_, go) => {
  const tab = await withClient({ vendor: 'Apple Computer, Inc.' });
  const { api, backend, pressLink, advance, notifications } = tab;
  const ended = () => Promise.reject(new TypeError('Load failed'));
  backend.value('balance', wallet);
  await api(balance);
  backend.reply('balance', ended).reply('setHeadIcon', ended);
  pressLink();
  const reading = api(balance);
  const changing = expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject({ code: 'network.slow' });
  await advance(second);
  expect(notifications).toEqual([]);
  backend.value('balance', wallet);
  await go(tab);
  expect(await reading).toEqual(wallet);
  await changing;
  expect(backend.of('setHeadIcon')).toHaveLength(1);
});

test.each([
  ['confirms', true, 2],
  ['cancels', false, 1],
])('a call that needs confirmation by a player who %s (%s) is sent %i times @X09', async (_, shown, times) => {
  const { api, backend } = await withClient();
  const { provideMemberDialogs } = await import('#lib/member-dialogs.ts');
  const need = { purpose: 'contact', methods: ['password'] };
  backend.refuse('setHeadIcon', 'confirm.required', 200, need);
  const ask = vi.fn(async () => {
    if (shown) backend.value('setHeadIcon', { icon: 1, picture: null });
    return shown;
  });
  provideMemberDialogs({ askIdentity: ask });
  const response = api(setHeadIcon, { body: { icon: 1 } });
  if (shown) expect(await response).toEqual({ icon: 1, picture: null });
  else await expect(response).rejects.toMatchObject({ code: 'confirm.required' });
  expect(ask).toHaveBeenCalledExactlyOnceWith(need);
  expect(backend.of('setHeadIcon')).toHaveLength(times);
});

test.each([
  ['succeeds', 200],
  ['fails', 403],
])('leaves no listener on the signal of a call that %s', async (_, status) => {
  const { api, backend } = await withClient();
  const { signal } = new AbortController();
  if (status === 200) backend.value('balance', wallet);
  else backend.refuse('balance', 'permission.denied', status);
  await api(balance, { signal }).catch(() => undefined);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
