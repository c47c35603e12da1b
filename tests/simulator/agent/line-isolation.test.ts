import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const paymentPassword = '246810';

/** Accounts that agent01 may not see: the upline, another agent and that agent's player, an unknown name. */
const outside = ['topagent01', 'agent41', 'ligaya12', 'staff01', 'trial01', 'nobody77'] as const;

const about = (account: string) => ({
  subordinate: { query: { account } },
  downline: { query: { account } },
  teamPnl: { query: { account } },
  teamBets: { query: { account } },
  transferDownline: { body: { account, amount: 1, paymentPassword } },
  updateDownlineRebates: { body: { account, rebates: { RNG: 0 } } },
});

test.each(outside)(
  'no endpoint shows agent01 the account %s or transfers money to that account @R257',
  async (account) => {
    const world = simulator.world();
    await world.signIn('agent01');
    const before = await sumBalance(world);
    for (const [endpoint, asked] of Object.entries(about(account))) {
      const { status, errorCode, value } = await world.call(endpoint as 'downline', asked as never);
      expect([endpoint, status, errorCode, value]).toEqual([endpoint, 404, 'user.unknown', null]);
    }
    const transfers = [{ account, amount: 1 }];
    const checked = (await world.call('checkTransfers', { body: { transfers } })).value;
    expect(checked).toMatchObject({ total: 0, lines: [{ nickname: '', problem: 'user.unknown' }] });
    const { value } = await world.call('transferMultipleDownline', { body: { transfers, paymentPassword } });
    expect(value).toMatchObject({ total: 0, lines: [{ id: null, problem: 'user.unknown' }] });
    expect([await sumBalance(world), await isLedgerBalanced(world)]).toEqual([before, true]);
  },
);

/** Endpoints whose lines each name an account and have separate results. */
const lists = ['checkTransfers', 'transferMultipleDownline'];
const agentRows = [...endpoints.values()].filter(({ access }) => access === 'agent');

test('the table covers every agent endpoint that takes an account, and searches find none outside the line @R257', async () => {
  const naming = agentRows.filter(({ name, query, body }) =>
    // A new account has no owner yet.
    name === 'createDownline'
      ? false
      : JSON.stringify([query, body].map((it) => it && z.toJSONSchema(it))).includes('"account"'),
  );
  expect(naming.map(({ name }) => name).sort()).toEqual([...Object.keys(about('')), ...lists].sort());
  const world = simulator.world();
  await world.signIn('agent01');
  for (const search of outside) {
    expect((await world.call('subordinate', { query: { search, scope: 'all' } })).value.total, search).toBe(0);
    expect((await world.call('downlines', { query: { search } })).value, search).toEqual([]);
    expect((await world.call('teamRebates', { query: { search } })).value.total, search).toBe(0);
  }
});

test.each([
  ['player01', 0],
  ['promo40', 40],
  ['trial01', 4],
] as const)('%s (type %d) is refused by every agent endpoint @R185 @R221', async (account, _type) => {
  const world = simulator.world();
  const { token } = (await world.admin<{ token: string }>('POST', `/members/${account}/session`)).body;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const statuses = new Map<string, number>();
  for (const { name, path, method } of agentRows)
    statuses.set(name, (await world.send(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })).status);
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([]);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('lists contain no accounts of another line @R257', async () => {
  const world = simulator.world();
  await world.signIn('agent01');
  const query = { scope: 'all', pageSize: 100, startDate: '2026-04-06', endDate: '2026-05-06' } as const;
  const own = (await world.call('subordinate', { query })).value.content.map((it) => it.account);
  const named = {
    downlines: (await world.call('downlines')).value.map((it) => it.account),
    teamBets: (await world.call('teamBets', { query })).value.content.map((it) => it.account),
    teamRebates: (await world.call('teamRebates', { query })).value.content.map((it) => it.account),
    teamPnl: (await world.call('teamPnl', { query })).value.content.map((it) => it.account),
  };
  for (const [endpoint, accounts] of Object.entries(named)) {
    expect(accounts.length, endpoint).toBeGreaterThan(0);
    expect(
      accounts.filter((it) => !own.includes(it)),
      endpoint,
    ).toEqual([]);
  }
  expect(own.filter((it) => outside.includes(it as 'ligaya12'))).toEqual([]);
});

test('an agent cannot end links, answer contracts or pay dividends of others @R257 @A94', async () => {
  const world = simulator.world();
  await world.signIn('topagent01');
  const theirs = (await world.call('affiliateUrls')).value[0]?.code ?? '';
  const owed = (await world.call('downlineDividends')).value.content.find(({ status }) => status === 'open');
  await world.signIn('agent01');
  const codeOf = async (reply: Promise<{ errorCode: string | null }>) => (await reply).errorCode;
  expect(await codeOf(world.call('endAffiliateUrl', { body: { code: theirs } }))).toBe('resource.unknown');
  const offer = (await world.call('hourSalaryRequest')).value?.requestId ?? '';
  const body = { dividendId: owed?.dividendId ?? '', amount: owed?.amount ?? 1, paymentPassword };
  expect(await codeOf(world.call('payoutDividend', { body }))).toBe('resource.unknown');
  await world.signIn('mayumi07');
  const answer = { requestId: offer, accept: true };
  expect(await codeOf(world.call('processHourSalary', { body: answer }))).toBe('resource.unknown');
});
