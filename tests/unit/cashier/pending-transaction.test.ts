import { expect, test } from 'vitest';
import { uplineTransfer } from '#contract/cashier/wallet.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const done = { id: 'U-1', sumBalance: 95 };

/** Creates a page that transfers money to the upline. */
const moneyPage = async (tab = openTab({ member: 'player01', path: '/m/transferToUpline' })) => {
  const { api } = await import('#lib/http/client.ts');
  const { writeSession } = await import('#lib/storage/session-item.ts');
  const store = await import('#features/cashier/actions/pending-transaction.ts');
  const move = () => store.runTransaction('upline', (key) => api(uplineTransfer, { body: { amount: 5 }, key }));
  const keysSent = () => tab.backend.of('uplineTransfer').map(({ headers }) => headers.get('idempotency-key'));
  return { ...tab, ...store, writeSession, move, keysSent };
};

test('two taps start one transaction, and the next transaction has a new key @X19', async () => {
  const { backend, move, isPending, keysSent } = await moneyPage();
  const reply = deferred<typeof done>();
  backend.value('uplineTransfer', () => reply.promise);
  const taps = [move(), move()];
  expect(isPending('upline')).toBe(true);
  reply.give(done);
  expect(await Promise.all(taps)).toEqual([done, done]);
  expect(isPending('upline')).toBe(false);
  await move();
  expect([keysSent().length, new Set(keysSent()).size]).toEqual([2, 2]);
});

test.each([
  ['rejected by a rule', 'balance.insufficient', 200, 'CallError'],
  ['rejected for maintenance', 'system.maintenance', 503, 'CallError'],
  ['failed by the server', 'system.unknown', 500, 'TransactionUnconfirmed'],
  ['given a truncated response', 'reply.broken', 200, 'TransactionUnconfirmed'],
])('a transaction that is %s (%s, %i) rejects with %s @X19', async (_, code, status, name) => {
  const { backend, move, isPending } = await moneyPage();
  if (code === 'reply.broken') backend.reply('uplineTransfer', () => new Response('{"succ', { status }));
  else backend.refuse('uplineTransfer', code, status);
  await expect(move()).rejects.toMatchObject({ name });
  expect(isPending('upline')).toBe(name === 'TransactionUnconfirmed');
});

test('a transaction without a network sends nothing and leaves nothing pending @X19', async () => {
  const { move, isPending, navigator, backend, keysSent, advance } = await moneyPage();
  navigator.onLine = false;
  backend.lose('systemStatus');
  const moving = expect(move()).rejects.toMatchObject({ code: 'network.offline' });
  await advance(2_000);
  await moving;
  expect([isPending('upline'), keysSent()]).toEqual([false, []]);
});

test('sends a transaction on a device that wrongly reports to be offline @X19', async () => {
  const { move, navigator, backend, keysSent } = await moneyPage();
  navigator.onLine = false;
  backend
    .value('systemStatus', { status: 'open', regionRestriction: false })
    .value('uplineTransfer', () => Promise.resolve(done));
  expect(await move()).toEqual(done);
  expect(keysSent()).toHaveLength(1);
});

test.each([
  ['was done', { done: true, value: done }, done],
  ['was not done', { done: false, value: null }, null],
])('the next page learns by key that a transaction with a lost response %s @X19', async (_, outcome, answer) => {
  const first = await moneyPage();
  first.backend.lose('uplineTransfer');
  await expect(first.move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  const next = await moneyPage(first.next('/m/home'));
  expect(next.pendingOnOtherPages()).toEqual(['upline']);
  await expect(next.move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  next.backend.refuse('settleMove', 'system.unknown');
  await expect(next.settleTransaction('upline')).rejects.toMatchObject({ code: 'system.unknown' });
  next.backend.value('settleMove', outcome);
  expect(await next.settleTransaction('upline')).toEqual(answer);
  expect(next.backend.of('settleMove').at(-1)?.body).toEqual({ key: first.keysSent()[0] });
  expect([next.isPending('upline'), next.keysSent()]).toEqual([false, []]);
  await expect(next.settleTransaction('upline')).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
});

test('a pending transaction is visible only to its owner after other members use the tab @X19', async () => {
  const { backend, move, settleTransaction, isPending, pendingOnOtherPages, writeSession } = await moneyPage();
  backend.lose('uplineTransfer');
  await expect(move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  expect(pendingOnOtherPages()).toEqual([]);
  writeSession(null);
  await expect(settleTransaction('upline')).rejects.toMatchObject({ code: 'session.expired' });
  writeSession(sessionFor('player02'));
  expect(isPending('upline')).toBe(false);
  await expect(settleTransaction('upline')).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  writeSession(sessionFor('player01'));
  expect(isPending('upline')).toBe(true);
});

/** Makes session storage full from now on. */
const fill = (session: object): void => {
  const setItem = (): never => {
    throw new DOMException('', 'QuotaExceededError');
  };
  Object.defineProperty(session, 'setItem', { value: setItem, configurable: true });
};

test.each([
  ['full', fill],
  ['cleared', (session: object) => Reflect.deleteProperty(session, 'PENDING_MOVES')],
])('looks up a transaction by key while session storage is %s and does not send it again @X19', async (how, lose) => {
  const { backend, session, move, settleTransaction, isPending, keysSent } = await moneyPage();
  backend.lose('uplineTransfer');
  if (how === 'full') lose(session);
  await expect(move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  lose(session);
  expect(isPending('upline')).toBe(true);
  await expect(move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  backend.value('settleMove', { done: true, value: done });
  expect(await settleTransaction('upline')).toEqual(done);
  expect(backend.of('settleMove')[0]?.body).toEqual({ key: keysSent()[0] });
  expect([keysSent().length, isPending('upline')]).toEqual([1, false]);
});

test('reports that transaction keys may be lost when session storage was full @X19', async () => {
  const first = await moneyPage();
  expect([first.mayHaveLostKeys(), first.session.getItem('PENDING_MOVES')]).toEqual([false, null]);
  first.backend.lose('uplineTransfer');
  fill(first.session);
  await expect(first.move()).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
  const next = await moneyPage(first.next());
  expect([next.isPending('upline'), next.mayHaveLostKeys()]).toEqual([false, true]);
  await expect(next.settleTransaction('upline')).rejects.toMatchObject({ name: 'TransactionUnconfirmed' });
});

const open = { status: 'open', regionRestriction: false } as const;

test('checks the platform status before a transaction only after a platform failure @R240 @X19', async () => {
  const { backend, move } = await moneyPage();
  backend.refuse('uplineTransfer', 'system.upgrading', 503).value('systemStatus', open);
  await expect(move()).rejects.toMatchObject({ code: 'system.upgrading' });
  expect(backend.of('systemStatus')).toEqual([]);
  backend.value('uplineTransfer', done);
  expect(await move()).toEqual(done);
  expect(backend.of('systemStatus')).toHaveLength(1);
  await move();
  backend.refuse('uplineTransfer', 'balance.insufficient');
  await expect(move()).rejects.toMatchObject({ code: 'balance.insufficient' });
  backend.value('uplineTransfer', done);
  await move();
  expect(backend.of('systemStatus')).toHaveLength(1);
});

test.each([
  ['system.upgrading', { status: 'upgrading', regionRestriction: false }],
  ['system.maintenance', { status: 'maintenance', regionRestriction: true }],
  ['region.restricted', { status: 'open', regionRestriction: true }],
] as const)('does not repeat a transaction while the platform status is %s @R240 @X19', async (code, status) => {
  const { backend, move, isPending } = await moneyPage();
  backend.refuse('uplineTransfer', 'system.upgrading', 503).value('systemStatus', status);
  await expect(move()).rejects.toMatchObject({ code: 'system.upgrading' });
  await expect(move()).rejects.toMatchObject({ code });
  expect([backend.of('uplineTransfer').length, isPending('upline')]).toEqual([1, false]);
  backend.value('systemStatus', open).value('uplineTransfer', done);
  expect(await move()).toEqual(done);
});

test('sends a transaction when the platform status fails to load @R240', async () => {
  const { backend, move } = await moneyPage();
  backend.refuse('uplineTransfer', 'system.upgrading', 503).refuse('systemStatus', 'resource.unknown', 404);
  await expect(move()).rejects.toMatchObject({ code: 'system.upgrading' });
  backend.value('uplineTransfer', done);
  expect(await move()).toEqual(done);
});
