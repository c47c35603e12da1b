import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAffiliateUrl } from '../../../src/contract/agent/affiliate-links.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { confirmLimit, setLimit } from '../../../src/contract/safety/limits.ts';
import { given } from '../../support/answers.ts';
import { openTab } from '../../support/tab.ts';

const second = 1_000;
const order = { body: { kind: 'agent' as const } };

/** A tab with the client in it; `keys` are those that calls of a row came with. */
const withClient = async () => {
  const tab = openTab({ member: 'agent01' });
  const { callOnce } = await import('../../../src/lib/http/call-once.ts');
  const keys = (name: string) => tab.answers.of(name).map(({ headers }) => headers.get('idempotency-key'));
  return { ...tab, call: callOnce, keys };
};

const link = { code: 'AB12', url: '', qr: '', kind: 'agent' as const, rebates: {}, registered: 0, depositors: 0 };
const made = { ...link, stake: 0, createdAt: 1, endedAt: null };

test('a call that must be done once goes again under its key when the connection is cut under it @X19', async () => {
  const { call, answers, keys } = await withClient();
  const replies = [() => Promise.reject(new TypeError('cut')), () => Response.json({ success: true, value: made })];
  answers.reply('createAffiliateUrl', () => replies.shift()?.() ?? Response.error());
  expect(await call(createAffiliateUrl, order)).toEqual(made);
  const [first, second_] = keys('createAffiliateUrl');
  expect(first).toMatch(/.{32}/);
  expect(second_).toBe(first);
});

test('a good answer that was cut short is asked for again too', async () => {
  const { call, answers, keys } = await withClient();
  const replies = [new Response('{"success":true,"val'), Response.json({ success: true, value: made })];
  answers.reply('createAffiliateUrl', () => replies.shift() ?? Response.error());
  expect(await call(createAffiliateUrl, order)).toEqual(made);
  expect(new Set(keys('createAffiliateUrl')).size).toBe(1);
});

test('the same form sent again after its answer was lost is the same call; once the answer is known it is a new one', async () => {
  const { call, answers, keys, navigator } = await withClient();
  answers.lose('createAffiliateUrl');
  navigator.onLine = false;
  await expect(call(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'network.offline' });
  navigator.onLine = true;
  answers.value('createAffiliateUrl', made);
  await call(createAffiliateUrl, order);
  await call(createAffiliateUrl, order);
  const [lost, again, another] = keys('createAffiliateUrl');
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

test('a server that fails or keeps silent is not asked at once again, but under the same key when the player does', async () => {
  const { call, answers, keys, pass } = await withClient();
  answers.reply('createAffiliateUrl', () => new Response('<html>', { status: 500 }));
  await expect(call(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'system.unknown' });
  answers.reply('createAffiliateUrl', () => given<never>().promise);
  const slow = expect(call(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'network.slow' });
  await pass(30 * second);
  await slow;
  expect(keys('createAffiliateUrl')).toHaveLength(2);
  expect(new Set(keys('createAffiliateUrl')).size).toBe(1);
});

test('a refusal is an answer: the same form sent again is another call', async () => {
  const { call, answers, keys } = await withClient();
  answers.refuse('createAffiliateUrl', 'limit.reached', 409);
  for (const _ of [1, 2])
    await expect(call(createAffiliateUrl, order)).rejects.toMatchObject({ code: 'limit.reached' });
  expect(new Set(keys('createAffiliateUrl')).size).toBe(2);
});

test('what was wanted in between, or much later, is wanted anew', async () => {
  const { call, answers, keys, navigator, pass } = await withClient();
  const limit = { body: { kind: 'deposit' as const, period: 'day' as const, amount: 500 } };
  const limits = { limits: [], realityCheck: 30, asked: true } as never;
  answers.lose('setLimit').value('confirmLimit', limits);
  navigator.onLine = false;
  const fails = () => expect(call(setLimit, limit)).rejects.toMatchObject({ code: 'network.offline' });
  await fails();
  await call(confirmLimit, { body: { kind: 'deposit', period: 'day', loginPassword: 'x' } });
  await fails();
  await pass(601 * second);
  await fails();
  expect(new Set(keys('setLimit')).size).toBe(3);
});

test('every row that is done once is placed so', () => {
  const source = globSync('src/{lib/http,features/*/api}/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const placed = (name: string, by: string) =>
    new RegExp(`(?<!\\w)${by}\\(\\s*(rows\\.)?(kind[^:]*: rows\\.)?${name}\\b`).test(source);
  const once = [...endpoints.values()].filter((row) => row.once).map(({ name }) => name);
  expect(once.filter((name) => placed(name, 'call'))).toEqual([]);
  expect(once.filter((name) => !placed(name, 'callOnce'))).toEqual(['processHourSalary']);
});
