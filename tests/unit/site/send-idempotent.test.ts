import { expect, test } from 'vitest';
import { createAffiliateUrl } from '#contract/agent/affiliate-links.ts';
import { confirmLimit, setLimit } from '#contract/safety/limits.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const second = 1_000;
const order = { body: { kind: 'agent' as const } };

/** Creates a tab with the client in it; `keys` are the idempotency keys of an endpoint's calls. */
const withClient = async () => {
  const tab = openTab({ member: 'agent01' });
  const { api } = await import('#lib/http/client.ts');
  const keys = (name: string) => tab.backend.of(name).map(({ headers }) => headers.get('idempotency-key'));
  return { ...tab, api, keys };
};

const link = { code: 'AB12', url: '', qr: '', kind: 'agent' as const, rebates: {}, registered: 0, depositors: 0 };
const created = { ...link, stake: 0, createdAt: 1, endedAt: null };

test('repeats an idempotent call with the same key after the connection is cut @X19', async () => {
  const { api, backend, keys } = await withClient();
  const replies = [() => Promise.reject(new TypeError('cut')), () => Response.json({ success: true, value: created })];
  backend.reply('createAffiliateUrl', () => replies.shift()?.() ?? Response.error());
  expect(await api(createAffiliateUrl, order)).toEqual(created);
  const [first, second_] = keys('createAffiliateUrl');
  expect(first).toMatch(/.{32}/);
  expect(second_).toBe(first);
});

test('repeats an idempotent call with the same key after a truncated response', async () => {
  const { api, backend, keys } = await withClient();
  const replies = [new Response('{"success":true,"val'), Response.json({ success: true, value: created })];
  backend.reply('createAffiliateUrl', () => replies.shift() ?? Response.error());
  expect(await api(createAffiliateUrl, order)).toEqual(created);
  expect(new Set(keys('createAffiliateUrl')).size).toBe(1);
});

test('reuses the key for the same form until a response arrives', async () => {
  const { api, backend, keys, navigator } = await withClient();
  backend.lose('createAffiliateUrl');
  navigator.onLine = false;
  await expect(api(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'network.offline' });
  navigator.onLine = true;
  backend.value('createAffiliateUrl', created);
  await api(createAffiliateUrl, order);
  await api(createAffiliateUrl, order);
  const [lost, again, another] = keys('createAffiliateUrl');
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

test('does not retry after a server error or timeout, and reuses the key when the player does', async () => {
  const { api, backend, keys, advance } = await withClient();
  backend.reply('createAffiliateUrl', () => new Response('<html>', { status: 500 }));
  await expect(api(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'system.unknown' });
  backend.reply('createAffiliateUrl', () => deferred<never>().promise);
  const slow = expect(api(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'network.slow' });
  await advance(30 * second);
  await slow;
  expect(keys('createAffiliateUrl')).toHaveLength(2);
  expect(new Set(keys('createAffiliateUrl')).size).toBe(1);
});

test('uses a new key after a rejection', async () => {
  const { api, backend, keys } = await withClient();
  backend.refuse('createAffiliateUrl', 'limit.reached', 409);
  for (const _ of [1, 2]) await expect(api(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'limit.reached' });
  expect(new Set(keys('createAffiliateUrl')).size).toBe(2);
});

test('uses a new key after another call in between or after ten minutes', async () => {
  const { api, backend, keys, navigator, advance } = await withClient();
  const limit = { body: { kind: 'deposit' as const, period: 'day' as const, amount: 500 } };
  const limits = { limits: [], realityCheck: 30, asked: true } as never;
  backend.lose('setLimit').value('confirmLimit', limits);
  navigator.onLine = false;
  const fails = () => expect(api(setLimit, limit)).rejects.toMatchObject({ code: 'network.offline' });
  await fails();
  await api(confirmLimit, { body: { kind: 'deposit', period: 'day', loginPassword: 'x' } });
  await fails();
  await advance(601 * second);
  await fails();
  expect(new Set(keys('setLimit')).size).toBe(3);
});
