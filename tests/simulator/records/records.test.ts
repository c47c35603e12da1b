import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/types.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'player01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

const month = { startDate: '2026-04-01', endDate: '2026-05-06' };

test('a round appears at once in betting records and in profit and loss @R262', async () => {
  const world = await signedIn();
  const game = await findGame(world, { name: 'Kidlat Fortune' });
  const visit = await open(world, await launch(world, game));
  const { payout } = (await visit.play(20)).value;
  const { content, footer } = (await world.call('bets')).value;
  expect(content).toMatchObject([{ nodeName: 'Kidlat Fortune', stake: 20, payout, status: 'settled' }]);
  expect(footer).toEqual({ stake: 20, payout, net: content[0]?.net, open: 0 });
  const pnl = (await world.call('memberPnl')).value;
  expect(pnl.footer).toMatchObject({ stake: 20, payout, bonus: 0 });
  expect(pnl.categories).toMatchObject([{ category: 'RNG', count: 1, stake: 20 }]);
});

test('days begin and end at midnight in the market’s time zone in all records @R030 @A12', async () => {
  const world = simulator.world();
  const depositAt = async (at: string, amount: number): Promise<void> => {
    await world.admin('PUT', '/clock', { now: at, frozen: true });
    await world.signIn('player01');
    const { payUrl } = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount } })).value;
    await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  };
  await depositAt('2026-05-08T15:59:59.999Z', 100);
  await depositAt('2026-05-08T16:00:00.000Z', 200);
  const paidIn = async (startDate: string, endDate = startDate): Promise<number[]> => {
    const query = { startDate, endDate };
    const deposits = (await world.call('depositReport', { query })).value.footer.amount;
    const moved = (await world.call('transactions', { query: { ...query, code: 'deposit' } })).value.footer.in;
    return [deposits, moved, (await world.call('memberPnl', { query })).value.footer.deposits];
  };
  expect(await paidIn('2026-05-08')).toEqual([100, 100, 100]);
  expect(await paidIn('2026-05-09')).toEqual([200, 200, 200]);
  expect(await paidIn('2026-05-08', '2026-05-09')).toEqual([300, 300, 300]);
  expect((await world.call('depositReport', { query: { lastDays: 1 } as never })).value.footer.amount).toBe(200);
});

test('the days add up to the result, bonus and rebate included @R262', async () => {
  const world = await signedIn();
  const { footer, days } = (await world.call('memberPnl', { query: month })).value;
  const sum = (key: 'stake' | 'payout' | 'bonus' | 'rebate' | 'net'): number =>
    days.reduce((total, it) => total + Math.round(it[key] * 100), 0) / 100;
  expect(footer.bonus).toBeGreaterThan(0);
  for (const key of ['stake', 'payout', 'bonus', 'rebate', 'net'] as const) expect(sum(key), key).toBe(footer[key]);
});

test('play money appears in no record', async () => {
  const world = await signedIn();
  const visit = await open(world, await launch(world, await findGame(world, { demo: true }), true));
  await visit.play(visit.visit.minBet);
  expect((await world.call('bets')).value.total).toBe(0);
});

test('the funded member has weeks of play, and all reports have the same totals', async () => {
  const world = await signedIn();
  expect(await sumBalance(world)).toBe(12_480.5);
  const first = (await world.call('bets', { query: { ...month, pageSize: 100 } })).value;
  expect(first.total).toBeGreaterThan(150);
  const pnl = (await world.call('memberPnl', { query: month })).value;
  expect(first.footer.stake).toBeCloseTo(pnl.footer.stake, 2);
  const days = pnl.days.reduce((sum, { stake }) => sum + stake, 0);
  const categories = pnl.categories.reduce((sum, { stake }) => sum + stake, 0);
  expect([days, categories]).toEqual([expect.closeTo(pnl.footer.stake, 2), expect.closeTo(pnl.footer.stake, 2)]);
  const paid = (await world.call('withdrawReport', { query: { ...month, status: 'paid' } })).value.content;
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(pnl.footer.withdrawals);
  const deposits = (await world.call('depositReport', { query: month })).value.content;
  expect(new Set(deposits.map(({ status }) => status))).toEqual(
    new Set(['approved', 'rejected', 'expired', 'cancelled']),
  );
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('the account record adds up to the balance', async () => {
  const world = await signedIn();
  const query = { startDate: '2026-03-01', endDate: '2026-05-06', pageSize: 100 };
  const pages = (await world.call('transactions', { query })).value.totalPages;
  const all = [];
  for (let page = 1; page <= pages; page += 1)
    all.push(...(await world.call('transactions', { query: { ...query, page } })).value.content);
  expect(all[0]?.balance).toBe(12_480.5);
  expect(all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(1_248_050);
});

test('betting records filter by category and vendor, and records can be switched off @R179', async () => {
  const world = await signedIn();
  const live = (await world.call('bets', { query: { ...month, category: 'LIVE' } })).value.content;
  expect(new Set(live.map(({ category }) => category))).toEqual(new Set(['LIVE']));
  const all = (await world.call('bets', { query: { ...month, pageSize: 100 } })).value;
  const vassalage = all.content[0]?.vassalage ?? '';
  const ofVendor = (await world.call('bets', { query: { ...month, vassalage } })).value;
  expect(new Set(ofVendor.content.map((it) => it.vassalage))).toEqual(new Set([vassalage]));
  expect(ofVendor.total).toBeLessThan(all.total);
  expect(ofVendor.footer.stake).toBeLessThan(all.footer.stake);
  await world.flags({ TRANSBETREPMEM3: false, PERSREP: false });
  expect((await world.call('bets')).errorCode).toBe('permission.denied');
  expect((await world.call('memberPnl')).errorCode).toBe('permission.denied');
});

const domains = /^\/wps\/(wallets|relay\/(DEP|CSP)|transaction|member\/|promotion|rebate|feedback|affiliate\/invite)/;
const recordEndpoints = [...endpoints.values()].filter(({ path, send }) => domains.test(path) && send !== 'encrypted');
const keys = [
  'amount',
  'bankId',
  'cardId',
  'from',
  'to',
  'id',
  'ids',
  'promoId',
  'paymentPassword',
  'answers',
  '__proto__',
];
const values = fc.oneof(
  fc.constantFrom<unknown>(
    'main',
    'JL',
    'GCASH',
    1e308,
    -1,
    0.1,
    500,
    '246810',
    null,
    [1],
    { a: 1 },
    '\u0000',
    'constructor',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const bodies = fc.oneof(fc.dictionary(fc.constantFrom(...keys), values, { maxKeys: 6 }), fc.jsonValue({ maxDepth: 2 }));

/** Objects have no useful string form. */
const wire = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

test('random bodies and queries on money and membership endpoints cause no server error', async () => {
  const world = await signedIn();
  const each = fc.asyncProperty(fc.constantFrom(...recordEndpoints), bodies, async ({ method, path, send }, body) => {
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, wire(value)]))}`
        : '';
    const response = await world.send(path + query, {
      method,
      headers: { authorization: `Bearer ${world.token}`, 'content-type': 'application/json' },
      ...(send && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBeLessThan(500);
    await response.arrayBuffer();
  });
  await fc.assert(each, { numRuns: 600 });
  expect(await isLedgerBalanced(world)).toBe(true);
});

test.each([
  ['live', { bets: { player: 100 } }, { kind: 'baccarat', bets: { player: 100 } }],
  ['table', { bets: { red: 2 } }, { kind: 'dice', bets: { red: 2 } }],
  ['crash', { target: 2 }, { kind: 'crash', target: 2 }],
  ['fish', { fish: 'crab' }, { kind: 'fish', fish: 'crab' }],
  ['lottery', { picks: [3, 5, 7] }, { kind: 'numbers', picks: [3, 5, 7] }],
  ['slot', null, { kind: 'slot' }],
  ['roulette', { bets: { red: 100 } }, { kind: 'spots', engine: 'roulette', bets: { red: 100 } }],
  ['bingo', { cards: 1 }, { kind: 'bingo' }],
])('the betting record shows choice and outcome of a %s round @R179', async (screen, choice, round) => {
  const world = simulator.world();
  await world.signIn('player01');
  const stake = screen === 'live' || screen === 'roulette' ? 100 : 2;
  const all = simulator.worlds.open(world.name).state.all(games);
  const found = all.find((it) => it.screen === screen && it.supportPlay && it.minBet <= stake && it.maxBet >= stake);
  if (!found) throw new Error(`no game ${screen}`);
  const visit = await open(world, await launch(world, found as unknown as Game));
  const { status, value } = await visit.play(stake, choice);
  expect(status).toBe(200);
  const [bet] = (await world.call('bets', { query: { pageSize: 1 } })).value.content;
  expect(bet?.round).toMatchObject(round);
  // Reels, cards, other players and winning spots are left out: the record shows wins, prizes and drawn values.
  const { spins: _, cards: __, winners: ___, players: ____, ...outcome } = value.outcome as Record<string, unknown>;
  expect(bet?.round).toMatchObject(outcome);
});
