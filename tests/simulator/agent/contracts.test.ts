import { expect, test } from 'vitest';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { contracts } from '#sim/features/agent/rules/contracts.ts';
import { convertMetGifts } from '#sim/features/cashier/rules/bonus-money.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { requirementOf, storeRequirement } from '#sim/features/cashier/rules/wagering.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const season = { startDate: '2026-03-28', endDate: '2026-06-30' };

const signedIn = async (account = 'agent01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

/** Plays rounds of ₱20 with a forced outcome, so that the team's result does not depend on draws. */
const stake = async (world: WorldClient, major: number, account = 'player01', outcome = 'lose') => {
  const token = world.token;
  await world.signIn(account);
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let left = major; left > 0; left -= 20) {
    await world.admin('PUT', '/outcome', { outcome });
    expect((await visit.play(20)).status).toBe(200);
  }
  world.token = token;
};

const waiting = async (world: WorldClient) => {
  const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = (await world.call('fundsConsolidated')).value;
  return [dailysalreqtype, divtypecompperiodreq, contracthoursalreq];
};

const errorOf = async (reply: Promise<{ errorCode: string | null }>) => (await reply).errorCode;

test('agent01 has three contract offers; each takes one response, which the upline agent is notified of @R258 @R259 @R261', async () => {
  const world = await signedIn();
  expect(await waiting(world)).toEqual(['1', '1', '1']);
  const daily = (await world.call('dailySalaryRequest', { query: { language: 'TY' } })).value;
  expect(daily).toMatchObject({ from: 'topagent01', period: 'day', startsOn: '2026-05-06' });
  expect(daily?.note).toMatch(/^Salamat/);
  const query = { requestId: daily?.requestId ?? '', accept: 'true' } as const;
  const process = (headers = {}) => errorOf(world.call('processDailySalary', { query, headers }));
  expect(await process({ 'sec-fetch-site': 'cross-site' })).toBe('permission.denied');
  expect([await process(), await process()]).toEqual([null, 'resource.unknown']);
  const hour = (await world.call('hourSalaryRequest')).value;
  const refusal = { requestId: hour?.requestId ?? '', accept: false };
  expect(await errorOf(world.call('processDividend', { body: refusal }))).toBe('resource.unknown');
  expect(await errorOf(world.call('processHourSalary', { body: refusal }))).toBeNull();
  expect(await waiting(world)).toEqual([null, '1', null]);
  expect((await world.call('dividendRequest', { query: { period: 'half-month' } })).value).toBeNull();
  expect((await world.call('dividendRequest')).value?.period).toBe('month');
  expect((await world.call('hourSalary')).value).toBeNull();
  await world.signIn('topagent01');
  const inbox = (await world.call('inbox', { query: { language: 'EN' } })).value.content;
  expect(inbox.slice(0, 2).map(({ title }) => title)).toEqual(['Contract declined', 'Contract accepted']);
  expect(inbox[1]?.content).toMatch(
    /agent01 accepted your daily salary contract on May \d+, 2026, .*href="\/m\/member\/team"/,
  );
});

test.each([
  ['player01', [null, null, null]],
  ['agent41', [null, null, null]],
])('%s has no access to contracts @A01 @R221', async (account, flags) => {
  const world = await signedIn(account);
  expect(await waiting(world)).toEqual(flags);
  for (const endpoint of [
    'dailySalaryRequest',
    'hourSalary',
    'salaryHistory',
    'dividendInfo',
    'downlineDividends',
  ] as const)
    expect(await errorOf(world.call(endpoint)), endpoint).toBe('permission.denied');
  const body = { requestId: 'CT1', accept: true };
  expect(await errorOf(world.call('processDividend', { body }))).toBe('permission.denied');
});

test('a daily salary rises with the team’s turnover and is paid at midnight @R260', async () => {
  const world = await signedIn();
  await stake(world, 400);
  const running = (await world.call('currentDailySalary')).value;
  expect(running).toMatchObject({ reached: 0, earned: 20, paidAt: null });
  expect(running?.contractSteps).toHaveLength(3);
  const request = (await world.call('dailySalaryRequest')).value;
  const query = { requestId: request?.requestId ?? '', accept: 'true' } as const;
  await world.call('processDailySalary', { query });
  expect((await world.call('currentDailySalary')).value).toMatchObject({ earned: 30 });
  expect((await world.call('fundsConsolidated')).value.funds.salary).toBe(30);
  await advance(world, '13h');
  await world.signIn('agent01');
  const history = (await world.call('salaryHistory')).value;
  expect(history.content).toMatchObject([
    { kind: 'daily', turnover: 610, activeMembers: 1, step: { from: 200, amount: 30 }, earned: 30, amount: 30 },
  ]);
  expect(history.footer).toEqual({ daily: 30, hour: 0, days: [{ day: '2026-05-07', daily: 30, hour: 0 }] });
  const { content } = (await world.call('transactions', { query: { types: 'A', code: 'salary' } })).value;
  expect(content).toMatchObject([{ amount: 30 }]);
  const income = async (by: 'day' | 'month') => (await world.call('incomeComparison', { query: { by } })).value;
  expect((await income('day')).current.salary).toBe(30);
  expect((await income('month')).previous.salary).toBeGreaterThan(0);
});

test('an hourly salary is paid at each full hour while its contract is active @R260', async () => {
  const world = await signedIn();
  const request = (await world.call('hourSalaryRequest')).value;
  await world.call('processHourSalary', { body: { requestId: request?.requestId ?? '', accept: true } });
  await stake(world, 200);
  const before = await sumBalance(world);
  const hours = async () => (await world.call('hourSalary')).value?.hours ?? [];
  expect((await hours()).at(-1)).toMatchObject({
    hour: 12,
    turnover: 200,
    activeMembers: 1,
    reached: 0,
    earned: 0.2,
    paid: false,
  });
  const daily = (await world.call('currentDailySalary')).value?.earned ?? 0;
  expect((await world.call('fundsConsolidated')).value.funds.salary).toBeCloseTo(daily + 0.2, 2);
  await advance(world, '70m');
  await world.signIn('agent01');
  expect((await hours())[12]).toMatchObject({ earned: 0.2, paid: true });
  expect(await sumBalance(world)).toBeCloseTo(before + 0.2, 2);
  const { content } = (await world.call('salaryHistory', { query: { kind: 'hour' } })).value;
  expect(content).toMatchObject([{ turnover: 200, amount: 0.2 }]);
});

test('a dividend is booked when its period ends, and the upline agent can pay it once @R260', async () => {
  const world = await signedIn();
  expect((await world.call('dividendInfo')).value).toMatchObject({ contractSteps: [{ rate: 0.1 }, {}, {}] });
  const history = async () => (await world.call('dividendHistory', { query: season })).value.content;
  const [open, ...earlier] = (await history()).filter(({ status }) => status !== 'none');
  expect(open?.status).toBe('open');
  expect(earlier.every(({ status }) => status === 'paid')).toBe(true);
  await world.signIn('topagent01');
  const owed = (await world.call('downlineDividends')).value.content.find(({ status }) => status === 'open');
  expect(owed).toMatchObject({ account: 'agent01', amount: open?.amount });
  const pay = (amount: number, dividendId = owed?.dividendId ?? '', paymentPassword = '246810') =>
    world.call('payoutDividend', { body: { dividendId, amount, paymentPassword } });
  const amount = owed?.amount ?? 0;
  expect(await errorOf(pay(amount + 1))).toBe('request.conflict');
  expect(await errorOf(pay(amount, 'DV0'))).toBe('resource.unknown');
  expect(await errorOf(pay(amount, owed?.dividendId, '0'))).toBe('payment.wrong-password');
  const before = await sumBalance(world);
  expect((await pay(amount)).value.sumBalance).toBeCloseTo(before - amount, 2);
  expect(await errorOf(pay(amount))).toBe('request.conflict');
  await world.signIn('agent01');
  expect((await history()).map(({ status }) => status)).not.toContain('open');
  expect((await world.call('incomeComparison')).value.current.dividend).toBe(amount);
  const count = (await history()).length;
  await stake(world, 1000);
  const running = (await world.call('dividendInfo')).value;
  await advance(world, '10d');
  await world.signIn('agent01');
  const after = await history();
  if (running?.earned) expect(after).toHaveLength(count + 1);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('red rain caught in the team reduces the dividend only once it is unlocked @R260 @R035', async () => {
  const world = await signedIn();
  const opened = simulator.worlds.open(world.name);
  const catcher = memberByAccount(opened.state, 'mayumi07')?.id ?? '';
  opened.state.put(earlierDeposits, { id: catcher, minor: 10_000 });
  await stake(world, 1000);
  await advance(world, '8h2m');
  await world.signIn('agent01');
  const before = (await world.call('dividendInfo')).value;
  await world.signIn('mayumi07');
  const { rainId } = (await world.call('redRain')).value;
  const { amount } = (await world.call('grabRedRain', { body: { rainId } })).value;
  await world.signIn('agent01');
  const locked = (await world.call('dividendInfo')).value;
  expect(locked?.earned).toBe(before?.earned);
  const requirement = requirementOf(opened.state, catcher, `${rainId}:${catcher}`);
  if (!requirement) throw new Error('no requirement');
  storeRequirement(opened, { ...requirement, left: 0 });
  convertMetGifts(opened, catcher);
  const after = (await world.call('dividendInfo')).value;
  expect(before?.earned).toBeGreaterThan(0);
  expect(after?.earned).toBeLessThan(before?.earned ?? 0);
  expect(amount).toBeGreaterThan(0);
});

test('new dividend terms apply from their first day, and earlier earnings are owed under the old ones @R258 @R260', async () => {
  const world = await signedIn();
  await stake(world, 1000);
  await advance(world, '2d');
  await world.signIn('agent01');
  const before = (await world.call('dividendInfo')).value;
  const offer = (await world.call('dividendRequest')).value;
  const firstDay = Date.parse(`${offer?.startsOn}T00:00:00+08:00`);
  const body = { requestId: offer?.requestId ?? '', accept: true };
  expect(await errorOf(world.call('processDividend', { body }))).toBeNull();
  expect((await world.call('dividendInfo')).value?.turnover).toBeLessThan(before?.turnover ?? 0);
  const history = async () => (await world.call('dividendHistory', { query: season })).value.content;
  expect((await history())[0]).toMatchObject({ until: firstDay, rate: 0.1, status: 'open' });
  await stake(world, 1000);
  await world.signIn('mayumi07');
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 2000 } });
  await fetch(world.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  // The team must lose, otherwise no dividend is booked.
  for (let round = 0; round < 40; round += 1) {
    await world.admin('PUT', '/outcome', { outcome: 'lose' });
    await stake(world, 20, 'mayumi07');
  }
  await advance(world, '30d');
  await world.signIn('agent01');
  const periods = (await history()).toReversed();
  expect(periods.at(-1)).toMatchObject({ from: firstDay, rate: 0.15 });
  for (const [at, { from }] of periods.entries()) expect(from).toBeGreaterThanOrEqual(periods[at - 1]?.until ?? 0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a period without a dividend is closed, and new terms do not count it again @R258 @R260', async () => {
  const world = await signedIn();
  // The team wins more than it has lost, so the half month ends without a dividend.
  await stake(world, 120, 'player01', 'big');
  await world.admin('PUT', '/clock', { now: '2026-05-20T12:00:00+08:00' });
  await world.signIn('agent01');
  const history = async () => (await world.call('dividendHistory', { query: season })).value.content;
  expect((await history())[0]).toMatchObject({
    until: Date.parse('2026-05-16T00:00:00+08:00'),
    amount: 0,
    status: 'none',
  });
  const before = (await world.call('dividendInfo')).value?.turnover;
  const requestId = (await world.call('dividendRequest')).value?.requestId ?? '';
  expect(await errorOf(world.call('processDividend', { body: { requestId, accept: true } }))).toBeNull();
  expect((await world.call('dividendInfo')).value?.turnover).toBe(before);
});

/** Moves to noon of a day and reads the statement of the period that ended last. */
const statementAt = async (world: WorldClient, day: string) => {
  await world.admin('PUT', '/clock', { now: `${day}T12:00:00+08:00` });
  await world.signIn('agent01');
  const query = { startDate: '2026-03-28', endDate: day, pageSize: 100 };
  const { content } = (await world.call('dividendHistory', { query })).value;
  return content[0] ?? { teamNet: 0, carriedIn: 0, carriedOut: 0, rate: 0, amount: 0, status: 'none' as const };
};

test('losses are deducted from later dividends until they are recovered, over a year’s end too @A103 @R260', async () => {
  const world = await signedIn();
  await stake(world, 120, 'player01', 'big');
  const lost = await statementAt(world, '2026-05-20');
  expect(lost).toMatchObject({ amount: 0, status: 'none' });
  expect(lost.teamNet).toBeLessThan(-500);
  expect(lost.carriedOut).toBeCloseTo(lost.teamNet + lost.carriedIn, 2);
  await stake(world, 600);
  const running = (await world.call('dividendInfo')).value;
  expect(running).toMatchObject({ carriedIn: lost.carriedOut, reached: 0, basis: 0, earned: 0 });
  const next = await statementAt(world, '2026-06-02');
  expect(next).toMatchObject({ carriedIn: lost.carriedOut, rate: 0.1, amount: 0, status: 'none' });
  expect(next.carriedOut).toBeCloseTo(lost.carriedOut + next.teamNet, 2);
  // A team without bets changes nothing until the next year.
  const later = await statementAt(world, '2027-01-04');
  await stake(world, -later.carriedOut + 2000);
  const recovered = await statementAt(world, '2027-01-17');
  expect(recovered.carriedIn).toBeLessThan(0);
  expect(recovered).toMatchObject({ carriedOut: 0, status: 'open' });
  expect(recovered.amount).toBeCloseTo((recovered.teamNet + recovered.carriedIn) * recovered.rate, 1);
});

test('a contract that forgets losses says so and leaves those of the one before for the next @A103 @R258', async () => {
  const world = await signedIn();
  await stake(world, 120, 'player01', 'big');
  const lost = await statementAt(world, '2026-05-16');
  expect(lost.carriedOut).toBeLessThan(0);
  const current = (await world.call('contractHistory', { query: { kind: 'dividend' } })).value;
  expect(current).toMatchObject([{ carriesLosses: true, state: 'active' }]);
  expect((await world.call('contractHistory', { query: { kind: 'daily' } })).value).toMatchObject([
    { carriesLosses: false },
  ]);
  const offer = (await world.call('dividendRequest')).value;
  expect(offer?.carriesLosses).toBe(false);
  const body = { requestId: offer?.requestId ?? '', accept: true };
  expect(await errorOf(world.call('processDividend', { body }))).toBeNull();
  expect((await world.call('dividendInfo')).value?.carriedIn).toBe(0);

  // Another upline offers terms that carry losses: those of the first contract still count.
  const { state } = simulator.worlds.open(world.name);
  const [forgetful] = state.all(contracts).filter(({ id }) => id === offer?.requestId);
  if (!forgetful) throw new Error('the accepted contract is missing');
  const carrying = { ...forgetful, upline: '100021', carriesLosses: true, startsOn: '2026-06-01' };
  state.put(contracts, { ...forgetful, state: 'ended' });
  state.put(contracts, { ...carrying, id: 'CT-other' });
  await statementAt(world, '2026-06-02');
  expect((await world.call('dividendInfo')).value?.carriedIn).toBe(lost.carriedOut);
});
