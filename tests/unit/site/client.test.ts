import { expect, test, vi } from 'vitest';
import { balance, setHeadIcon } from '../../../src/contract/account/member.ts';
import { uplineTransfer } from '../../../src/contract/cashier/wallet.ts';
import { addRecent, gameList } from '../../../src/contract/games/games.ts';
import { feedback, inbox } from '../../../src/contract/messages/messages.ts';
import { given } from '../../support/answers.ts';
import { openTab } from '../../support/tab.ts';

const second = 1_000;

/** A tab with the client in it, and what the client tells the whole page of. */
const withClient = async (wishes?: Parameters<typeof openTab>[0]) => {
  const tab = openTab(wishes);
  const { api } = await import('../../../src/lib/http/client.ts');
  const { onFailure } = await import('../../../src/lib/http/failures.ts');
  // There before the clock is moved by hand.
  await import('../../../src/lib/http/retry-get.ts').catch(() => undefined);
  const told: string[] = [];
  onFailure(({ code }) => told.push(code));
  return { ...tab, api, told };
};

type Tab = Awaited<ReturnType<typeof withClient>>;

const wallet = { sumBalance: 100 };

test('a call carries the session, the module of its row, and the key of a money move', async () => {
  const { api, answers } = await withClient({ member: 'player01' });
  answers.value('uplineTransfer', { id: '1', sumBalance: 5 }).value('setHeadIcon', { icon: 3, picture: null });
  await api(uplineTransfer, { body: { amount: 5 }, key: 'key-1', headers: { 'X-More': 'yes' } });
  await api(setHeadIcon, { body: { icon: 3 } });
  const [move, form] = answers.placed;
  expect(move?.body).toEqual({ amount: 5 });
  expect(Object.fromEntries(move?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-of-player01',
    'idempotency-key': 'key-1',
    'x-more': 'yes',
    'module-id': uplineTransfer.module,
  });
  expect(form?.body).toEqual({ icon: '3' });
});

test('a guest’s call names nobody; a query goes into the address', async () => {
  const { api, answers } = await withClient();
  answers.value('gameList', { games: [], pageNum: 2, totalPages: 2, total: 30 });
  await api(gameList, { query: { pageNo: 2, gameName: 'Kidlat & co' } });
  expect(answers.placed[0]?.query).toEqual({ pageNo: '2', gameName: 'Kidlat & co' });
  expect(answers.placed[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  ['a refusal under 200', 'permission.denied', 200],
  ['a refusal under 403', 'permission.denied', 403],
  ['a lost session', 'session.expired', 401],
])('%s has the code of the reply, and the page hears of it', async (_, code, status) => {
  const { api, answers, told } = await withClient();
  answers.refuse('balance', code, status, { until: 5 });
  const failure = { name: 'CallError', code, status, value: { until: 5 }, row: 'balance', fields: [] };
  await expect(api(balance)).rejects.toMatchObject(failure);
  expect(told).toEqual([code]);
});

test.each([
  ['no envelope', () => Response.json({ hello: 1 }), 'reply.broken'],
  ['no JSON', () => new Response('<html>'), 'reply.broken'],
  ['an error page', () => new Response('<html>', { status: 500 }), 'system.unknown'],
])('a reply that is %s is a failure of its own', async (_, reply, code) => {
  const { api, answers } = await withClient();
  answers.reply('balance', reply);
  await expect(api(balance)).rejects.toMatchObject({ code });
});

test('reading is tried three times, what changes something once', async () => {
  const { api, answers, pass, navigator } = await withClient();
  answers.lose('balance').lose('setHeadIcon').lose('addRecent');
  const failed = (code: string) => ({ name: 'CallError', code });
  const reading = expect(api(balance)).rejects.toMatchObject(failed('network.slow'));
  await pass(5 * second);
  await reading;
  expect(answers.of('balance')).toHaveLength(3);
  navigator.onLine = false;
  await expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject(failed('network.offline'));
  await expect(api(addRecent, { query: { nodeId: 1, vendor: 'JL' } })).rejects.toMatchObject(failed('network.offline'));
  expect([answers.of('setHeadIcon').length, answers.of('addRecent').length]).toEqual([1, 1]);
});

test('an overloaded backend is asked again, one under maintenance not @A15', async () => {
  const { api, answers, pass } = await withClient();
  const replies = [new Response('', { status: 503 }), Response.json({ success: true, value: wallet })];
  answers.reply('balance', () => replies.shift() ?? Response.error());
  const asked = api(balance);
  await pass(2 * second);
  expect(await asked).toEqual(wallet);
  answers.refuse('inbox', 'system.maintenance', 503);
  await expect(api(inbox, { query: {} })).rejects.toMatchObject({ code: 'system.maintenance' });
  expect(answers.of('inbox')).toHaveLength(1);
});

test('an answer that does not come for half a minute is given up', async () => {
  const { api, answers, pass } = await withClient();
  answers.value('uplineTransfer', () => given<never>().promise);
  const slow = expect(api(uplineTransfer, { body: { amount: 1 }, key: 'k' })).rejects.toMatchObject({
    code: 'network.slow',
  });
  await pass(30 * second);
  await slow;
});

test.each([
  ['nobody waits for longer than 30 s', ({ pass }: Tab) => pass(30 * second), { code: 'network.slow', status: 408 }],
  ['whoever asked may leave', (_: Tab, owner: AbortController) => owner.abort(), { name: 'CallAborted' }],
])('an answer that stops within its body: %s', async (_, go, failure) => {
  const tab = await withClient();
  const stopped = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"success":')) });
  tab.answers.reply('balance', () => new Response(stopped()));
  const owner = new AbortController();
  const failed = expect(tab.api(balance, { signal: owner.signal })).rejects.toMatchObject(failure);
  await tab.pass(second);
  await go(tab, owner);
  await failed;
});

test('pictures have three minutes to leave on a slow network', async () => {
  await import('../../../src/lib/http/form-body.ts');
  const { api, answers, pass } = await withClient({ member: 'player01' });
  const reply = given<{ id: string }>();
  answers.value('feedback', () => reply.promise);
  const files = { name: 'images', list: [new File(['a picture'], 'slip.png', { type: 'image/png' })] };
  const sent = api(feedback, { body: { type: 'deposit', comment: 'Not here yet' }, key: 'k', files });
  await pass(170 * second);
  reply.give({ id: '1' });
  expect(await sent).toEqual({ id: '1' });
});

test('a caller that no longer waits is told so, the page is not', async () => {
  const { api, answers, told } = await withClient();
  const owner = new AbortController();
  answers.value('balance', () => given<never>().promise);
  const waiting = expect(api(balance, { signal: owner.signal })).rejects.toMatchObject({ name: 'CallAborted' });
  owner.abort();
  await waiting;
  expect(told).toEqual([]);
});

test('a page that leaves stops its calls; one that comes back asks again what it only read @X13', async () => {
  const { api, answers, leave, comeBack, pass, told } = await withClient();
  const never = () => given<never>().promise;
  answers.value('balance', never).value('setHeadIcon', never);
  const reading = api(balance);
  const changing = expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject({ name: 'CallAborted' });
  await pass(0);
  leave();
  await pass(second);
  answers.value('balance', wallet);
  comeBack();
  expect(await reading).toEqual(wallet);
  await changing;
  expect([answers.of('balance').length, answers.of('setHeadIcon').length, told.length]).toEqual([2, 1, 0]);
});

test.each([
  ['comes back', ({ comeBack }: Tab) => comeBack()],
  ['stays', ({ pass }: Tab) => pass(10 * second)],
])(
  'WebKit ends calls while another page is on its way: a page that %s reads again, and says nothing @X13',
  async (_, go) => {
    const tab = await withClient({ vendor: 'Apple Computer, Inc.' });
    const { api, answers, pressLink, pass, told } = tab;
    const ended = () => Promise.reject(new TypeError('Load failed'));
    answers.value('balance', wallet);
    await api(balance);
    answers.reply('balance', ended).reply('setHeadIcon', ended);
    pressLink();
    const reading = api(balance);
    const changing = expect(api(setHeadIcon, { body: { icon: 1 } })).rejects.toMatchObject({ code: 'network.slow' });
    await pass(second);
    expect(told).toEqual([]);
    answers.value('balance', wallet);
    await go(tab);
    expect(await reading).toEqual(wallet);
    await changing;
    expect(answers.of('setHeadIcon')).toHaveLength(1);
  },
);

test.each([
  ['shows who it is', true, 2],
  ['turns back', false, 1],
])('a call that asks for confirmation, of a player who %s, is placed %s: %i times @X09', async (_, shown, times) => {
  const { api, answers } = await withClient();
  const { setConfirmationHandler } = await import('../../../src/lib/http/confirmation.ts');
  const need = { purpose: 'contact', methods: ['password'] };
  answers.refuse('setHeadIcon', 'confirm.required', 200, need);
  const ask = vi.fn(async () => {
    if (shown) answers.value('setHeadIcon', { icon: 1, picture: null });
    return shown;
  });
  setConfirmationHandler(ask);
  const asked = api(setHeadIcon, { body: { icon: 1 } });
  if (shown) expect(await asked).toEqual({ icon: 1, picture: null });
  else await expect(asked).rejects.toMatchObject({ code: 'confirm.required' });
  expect(ask).toHaveBeenCalledExactlyOnceWith(need);
  expect(answers.of('setHeadIcon')).toHaveLength(times);
});

test('where what repeats cannot be fetched, the first answer stands', async () => {
  vi.doMock('../../../src/lib/http/retry-get.ts', () => {
    throw new TypeError('the network dropped');
  });
  try {
    const { api, answers } = await withClient();
    answers.lose('balance');
    await expect(api(balance)).rejects.toMatchObject({ name: 'CallError', code: 'network.slow' });
    expect(answers.of('balance')).toHaveLength(1);
  } finally {
    vi.doUnmock('../../../src/lib/http/retry-get.ts');
  }
});
