import { expect, test } from 'vitest';
import { toMinor } from '#lib/money/money.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import { randomSecrets, type Secrets } from '#sim/core/secrets.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { numbersOf } from '#sim/features/lottery/rules/draws.ts';
import { lotteriesOf } from '#sim/features/lottery/rules/lotteries.ts';
import { oddsOf, stakeRange } from '#sim/features/lottery/rules/stakes.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

type OrderBody = NonNullable<Parameters<WorldClient['call']>[1]>['body'] & object;

const noon = '2026-11-20T04:00:00Z';

/** Creates a world with its clock stopped at noon in the market’s time zone on a Friday, and a member logged in. */
const playing = async (account = 'player01') => {
  const world = simulator.world();
  await world.admin('PUT', '/clock', { now: noon, frozen: true });
  await world.signIn(account);
  // A session ends after an hour of inactivity.
  const advance = async (by: string) => {
    await world.admin('PUT', '/clock', { advance: by });
    await world.signIn(account);
  };
  const balance = async () => toMinor((await world.call('balance')).value.sumBalance);
  return { world, advance, balance };
};

const lotteryNamed = async (world: WorldClient, code: string) => {
  const found = (await world.call('lotteryList')).value.find((it) => it.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
};

const tatlo = 'tatlong-numero';

const drawsOf = async (world: WorldClient, count: number) =>
  (await world.call('openedNumbers', { query: { code: tatlo, page: 1, pageSize: count } })).value.content;

test('draws cannot be computed from the seed once other machines reach the simulator, and past ones stay @R254', async () => {
  const shown = async (secrets?: Secrets) => {
    const world = (await startSimulator({ secrets })).world();
    await world.admin('PUT', '/clock', { now: noon, frozen: true });
    const past = await drawsOf(world, 3);
    await world.admin('PUT', '/clock', { advance: '1d' });
    const after = await drawsOf(world, 20);
    return {
      past,
      coming: after.filter(({ at }) => at > Date.parse(noon)),
      earlier: after.filter(({ at }) => at <= Date.parse(noon)),
    };
  };
  const [local, again, one, other] = await Promise.all([shown(), shown(), shown(randomSecrets), shown(randomSecrets)]);
  expect(again).toEqual(local);
  for (const { past, earlier } of [local, one, other]) expect(earlier.slice(0, 3)).toEqual(past);
  expect(one.past).toEqual(local.past);
  const numbers = [local, one, other].map(({ coming }) => JSON.stringify(coming.map((it) => it.numbers)));
  expect(new Set(numbers).size).toBe(3);
});

const bodyOf = async (world: WorldClient, bets: object[], code = tatlo) => {
  const { drawId, prizeMode } = await lotteryNamed(world, code);
  return { code, drawId, prizeMode, playType: 'trad', bets } as OrderBody as never;
};

const straight = { play: 'straight', numbers: ['1', '2', '3'], stake: 20 };
const last = (digit: string, stake = 20) => ({ play: 'last1', numbers: [digit], stake });

test('the first order of a world derives its draw from the secret too @R254', async () => {
  const body = await bodyOf((await playing()).world, [last('1')]);
  const drawn = async (secrets: Secrets) => {
    const world = (await startSimulator({ machineTime: () => Date.parse(noon), secrets })).world();
    await world.signIn('player01');
    expect((await world.call('placeOrder', { body })).errorCode).toBeNull();
    await world.admin('PUT', '/clock', { advance: '3h' });
    return (await drawsOf(world, 1))[0]?.numbers.join();
  };
  const results = await Promise.all(Array.from({ length: 6 }, () => drawn(randomSecrets)));
  expect(new Set(results).size).toBeGreaterThan(1);
});

/** Returns the result of the open draw. */
const coming = async (world: WorldClient, code = tatlo): Promise<string[]> => {
  const opened = simulator.worlds.open(world.name);
  const lottery = lotteriesOf(opened.state).find((it) => it.code === code);
  if (!lottery) throw new Error(`no ${code}`);
  return numbersOf(opened, lottery, (await lotteryNamed(world, code)).drawsAt);
};

test('lotteries are listed by prize mode, each with its open draw @R252 @A07', async () => {
  const { world } = await playing();
  const groups = (await world.call('moreLottery')).value;
  expect(groups.map((it) => it.prizeMode)).toEqual(['elott', 'lott']);
  const all = (await world.call('lotteryList')).value;
  expect(groups.flatMap((it) => it.lotteries).length).toBe(all.length);
  expect(new Set(all.map((it) => it.code)).size).toBe(all.length);
  const now = Date.parse(noon);
  for (const it of all) {
    expect(it.opensAt, it.code).toBeLessThanOrEqual(now);
    expect(it.closesAt, it.code).toBeGreaterThan(now);
    expect(it.drawsAt, it.code).toBeGreaterThan(it.closesAt);
    expect(it.lastDraw?.at, it.code).toBeLessThanOrEqual(now);
  }
  const quick = (await world.call('lotteryList', { query: { prizeMode: 'elott' } })).value;
  expect(quick.every((it) => it.prizeMode === 'elott') && quick.length > 10).toBe(true);
  expect((await world.call('popularLotteries')).value).toHaveLength(8);
  expect((await world.call('moreLottery', { query: { language: 'TY' } })).value[0]?.name).toBe('Quick draws');
});

test('draws follow the clock, and past results are the same in every world of the seed', async () => {
  const { world, advance } = await playing();
  const before = await lotteryNamed(world, tatlo);
  expect(before.drawId).toBe('261120-1400');
  const due = await coming(world);
  await advance('2h');
  const after = await lotteryNamed(world, tatlo);
  expect(after).toMatchObject({ drawId: '261120-1700', lastDraw: { drawId: '261120-1400', numbers: due } });
  const page = (await world.call('openedNumbers', { query: { code: tatlo, page: 1, pageSize: 4 } })).value;
  expect(page).toMatchObject({ total: 200, totalPages: 50 });
  expect(page.content.map((it) => it.drawId)).toEqual(['261120-1400', '261119-2100', '261119-1700', '261119-1400']);
  const other = await playing();
  expect(
    (await other.world.call('openedNumbers', { query: { code: tatlo, page: 1, pageSize: 3 } })).value.content,
  ).toEqual(page.content.slice(1));
  const tail = (await world.call('openedNumbers', { query: { code: tatlo, page: 3, pageSize: 90 } })).value;
  expect(tail.content).toHaveLength(20);
});

test('bet menus are in both languages, and Vietnamese lotteries have their own lists @R254 @A09', async () => {
  const { world } = await playing();
  const menu = (await world.call('lotteryMenu', { query: { code: tatlo, language: 'TY' } })).value;
  expect(menu.groups.map((it) => it.name)).toEqual(['Sunod-sunod', 'Rambol', 'Big/small']);
  const [play] = menu.groups[0]?.plays ?? [];
  expect(play).toMatchObject({ key: 'straight', name: 'Target', pick: 3, ordered: true, repeats: true, odds: 930 });
  expect((await world.call('lotteryMenu', { query: { code: tatlo, playType: 'ent' } })).value.groups).toEqual([]);
  expect((await world.call('lotteryMenu', { query: { code: 'none' } })).errorCode).toBe('resource.unknown');
  const menus = (await world.call('vnMenu')).value;
  const recent = (await world.call('vnRecent')).value;
  expect(recent.map((it) => it.code)).toEqual(menus.map((it) => it.code));
  expect(recent[0]?.draws).toHaveLength(5);
});

test('an order debits its stakes, and the draw pays only the winning bets @R255 @A07', async () => {
  const { world, advance, balance } = await playing();
  const start = await balance();
  const digit = (await coming(world)).at(-1) ?? '';
  const missed = String((Number(digit) + 1) % 10);
  const body = await bodyOf(world, [last(digit, 30), last(missed, 25)]);
  const placed = (await world.call('placeOrder', { body })).value;
  expect(placed).toMatchObject({ status: 'open', stake: 55, payout: 0, numbers: null });
  expect(await balance()).toBe(start - 5500);
  await advance('119m');
  expect((await world.call('orderDetail', { query: { orderId: placed.orderId } })).value.status).toBe('open');
  await advance('1m');
  const settled = (await world.call('orderDetail', { query: { orderId: placed.orderId } })).value;
  expect(settled).toMatchObject({ status: 'won', payout: 279 });
  expect(settled.suborders.map((it) => [it.status, it.payout])).toEqual([
    ['won', 279],
    ['lost', 0],
  ]);
  expect(settled.numbers?.at(-1)).toBe(digit);
  expect(await balance()).toBe(start - 5500 + 27900);
  const lines = (await world.call('bets', { query: { category: 'LOTT' } as never })).value;
  expect(lines.content.map((it) => it.status)).toEqual(['settled', 'settled']);
  expect(checkLedger(simulator.worlds.open(world.name).state)).toEqual([]);
});

test('a repeated key creates one order, and without enough money no order is created @R255', async () => {
  const { world, balance } = await playing();
  const start = await balance();
  const body = await bodyOf(world, [straight]);
  const headers = { 'idempotency-key': 'once' };
  const first = await world.call('placeOrder', { body, headers });
  expect((await world.call('placeOrder', { body, headers })).value).toEqual(first.value);
  expect(await balance()).toBe(start - 2000);
  const other = await bodyOf(world, [last('1')]);
  expect((await world.call('placeOrder', { body: other, headers })).errorCode).toBe('request.conflict');

  const poor = await playing('newbie01');
  const expensiveBet = await bodyOf(poor.world, [last('1'), straight]);
  expect((await poor.world.call('placeOrder', { body: expensiveBet })).errorCode).toBe('balance.insufficient');
  expect((await poor.world.call('orders')).value.total).toBe(0);
});

test('an order that needs bonus money for two bets is refused, not for a low balance @R255 @X11', async () => {
  const { world } = await playing('newbie01');
  const opened = simulator.worlds.open(world.name);
  const member = memberByAccount(opened.state, 'newbie01')?.id ?? '';
  payGift(opened, member, { minor: 10_000, type: 'reward', ref: 'gift', wagering: 10_000 });
  const { errorCode, value } = await world.call('placeOrder', { body: await bodyOf(world, [last('1'), last('2')]) });
  expect([errorCode, value]).toEqual(['balance.insufficient', { bonusMoney: 80 }]);
  const tooHigh = await world.call('placeOrder', { body: await bodyOf(world, [last('1', 60), last('2', 60)]) });
  expect([tooHigh.errorCode, tooHigh.value]).toEqual(['balance.insufficient', null]);
  expect((await world.call('placeOrder', { body: await bodyOf(world, [last('1')]) })).errorCode).toBeNull();
});

test('an invalid order is refused with field or reason and moves no money @R255', async () => {
  const { world, advance, balance } = await playing();
  const start = await balance();
  const ask = async (bets: object[], changes: object = {}) => {
    const { errorCode, value } = await world.call('placeOrder', {
      body: { ...((await bodyOf(world, bets)) as object), ...changes } as never,
    });
    return [errorCode, value as unknown];
  };
  const field = (name: string, rule: string) => ['request.invalid', { fields: [{ field: name, rule }] }];
  expect(await ask([straight, last('1', 1)])).toEqual(['bet.out-of-range', { bet: 1, min: 20, max: 4000 }]);
  expect(await ask([straight, last('1', 4001)])).toEqual(['bet.out-of-range', { bet: 1, min: 20, max: 4000 }]);
  expect(await ask([{ ...straight, numbers: ['1', '2'] }])).toEqual(field('bets.0.numbers', 'count'));
  expect(await ask([last('11')])).toEqual(field('bets.0.numbers', 'choice'));
  expect(await ask([{ ...straight, play: 'rambol', numbers: ['1', '1', '2'] }])).toEqual(
    field('bets.0.numbers', 'repeated'),
  );
  expect(await ask([{ ...straight, play: 'none' }])).toEqual(['resource.unknown', { bet: 0 }]);
  expect(await ask([straight], { prizeMode: 'elott' })).toEqual(field('prizeMode', 'lott'));
  expect(await ask([straight], { playType: 'ent' })).toEqual(field('playType', 'trad'));
  expect((await ask([straight], { code: 'none' }))[0]).toBe('resource.unknown');
  const late = await bodyOf(world, [straight]);
  await advance('105m');
  const refused = await world.call('placeOrder', { body: late });
  expect([refused.errorCode, refused.value]).toEqual([
    'draw.closed',
    expect.objectContaining({ drawId: '261120-1700' }),
  ]);
  expect(await balance()).toBe(start);
});

test('single bets can be cancelled until the draw closes @R255 @A07', async () => {
  const { world, advance, balance } = await playing();
  const start = await balance();
  const { orderId, suborders } = (await world.call('placeOrder', { body: await bodyOf(world, [last('1'), straight]) }))
    .value;
  const [one, two] = suborders.map((it) => it.suborderId);
  const cancel = (...ids: (string | undefined)[]) =>
    world.call('cancelSuborders', { body: { orderId, suborderIds: ids } as never });
  expect((await cancel('BT000000000000')).errorCode).toBe('resource.unknown');
  const kept = (await cancel(one)).value;
  expect(kept.status).toBe('open');
  expect(kept.suborders.map((it) => it.status)).toEqual(['cancelled', 'open']);
  expect(await balance()).toBe(start - 2000);
  expect((await cancel(one)).status).toBe(200);
  expect(await balance()).toBe(start - 2000);

  const guest = simulator.world(world.name);
  await guest.signIn('agent01');
  expect((await guest.call('orderDetail', { query: { orderId } })).errorCode).toBe('resource.unknown');

  await advance('105m');
  expect((await cancel(two)).errorCode).toBe('draw.closed');
  const other = (await world.call('placeOrder', { body: await bodyOf(world, [straight]) })).value;
  const all = await world.call('cancelSuborders', {
    body: { orderId: other.orderId, suborderIds: other.suborders.map((it) => it.suborderId) } as never,
  });
  expect(all.value).toMatchObject({ status: 'cancelled', payout: 0 });
  expect(checkLedger(simulator.worlds.open(world.name).state)).toEqual([]);
});

test('orders can be filtered by status, lottery and day, newest first @R255', async () => {
  const { world, advance } = await playing();
  const { orderId } = (await world.call('placeOrder', { body: await bodyOf(world, [straight]) })).value;
  await world.call('placeOrder', { body: await bodyOf(world, [{ ...straight, play: 'rambol' }], 'limang-segundo') });
  await advance('10m');
  const listed = async (query: object) => (await world.call('orders', { query: query as never })).value;
  expect((await listed({ status: 'open' })).content.map((it) => it.orderId)).toEqual([orderId]);
  expect((await listed({ status: 'settled' })).content.map((it) => it.code)).toEqual(['limang-segundo']);
  expect((await listed({})).content.map((it) => it.code)).toEqual(['limang-segundo', tatlo]);
  expect((await listed({ code: tatlo })).total).toBe(1);
  await advance('1d');
  expect((await listed({})).total).toBe(0);
  expect((await listed({ startDate: '2026-11-20' })).total).toBe(2);
});

test('an order for a draw days away stays open until then', async () => {
  const { world, advance } = await playing();
  const body = await bodyOf(world, [{ play: 'any1', numbers: ['07'], stake: 10 }], 'mega-pot-linggo');
  const { orderId, drawsAt } = (await world.call('placeOrder', { body })).value;
  expect(new Date(drawsAt).toISOString()).toBe('2026-11-22T13:00:00.000Z');
  const status = async () => (await world.call('orderDetail', { query: { orderId } })).value.status;
  await advance('2d');
  expect(await status()).toBe('open');
  await advance('9h');
  expect(await status()).not.toBe('open');
});

test('a tester can force the result of the next order @A07', async () => {
  for (const [outcome, status] of [
    ['win', 'won'],
    ['lose', 'lost'],
  ] as const) {
    const { world, advance } = await playing();
    await world.admin('PUT', '/outcome', { outcome });
    const { orderId } = (await world.call('placeOrder', { body: await bodyOf(world, [last('4'), last('5')]) })).value;
    await advance('2h');
    expect((await world.call('orderDetail', { query: { orderId } })).value.status).toBe(status);
  }
});

test('an order that cannot have the forced outcome is refused, and the next one is left to chance @A07', async () => {
  const { world, balance } = await playing();
  const before = await balance();
  const side = (symbol: string) => ({ play: 'size', numbers: [symbol], stake: 20 });
  const impossible = [
    ['below', [last('4')]],
    ['big', [side('BIG')]],
    ['win', [side('BIG'), side('SMALL')]],
    ['lose', [side('BIG'), side('SMALL')]],
  ] as const;
  for (const [outcome, bets] of impossible) {
    await world.admin('PUT', '/outcome', { outcome });
    const refused = await world.call('placeOrder', { body: await bodyOf(world, [...bets]) });
    expect({ outcome, status: refused.status, value: refused.value }).toEqual({
      outcome,
      status: 422,
      value: { fields: [{ field: 'bets', rule: 'outcome' }] },
    });
    expect(await balance()).toBe(before);
  }
  expect((await world.call('placeOrder', { body: await bodyOf(world, [last('4')]) })).status).toBe(200);
});

test('a trial member bets play money', async () => {
  const { world, balance } = await playing('trial01');
  const start = await balance();
  expect((await world.call('placeOrder', { body: await bodyOf(world, [straight]) })).status).toBe(200);
  expect(await balance()).toBe(start - 2000);
  expect((await world.call('orders')).value.total).toBe(1);
});

test('every bet of every lottery returns 90 to 97 percent, or less where the win is capped', () => {
  const { state } = simulator.worlds.open('default');
  for (const { code, game, kind } of lotteriesOf(state)) {
    for (const play of kind.groups.flatMap((it) => it.plays)) {
      const share = oddsOf(play) * play.chance;
      expect(share, `${code} ${play.key}`).toBeLessThanOrEqual(0.97);
      if (oddsOf(play) < 1_000_000) expect(share, `${code} ${play.key}`).toBeGreaterThan(0.9);
      const { min, max } = stakeRange(game, play);
      expect(max).toBeGreaterThanOrEqual(min);
    }
  }
});
