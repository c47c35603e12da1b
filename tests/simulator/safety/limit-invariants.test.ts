import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLedger, postings } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { deposits, isUnsettled } from '#sim/features/cashier/rules/deposit-record.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { placeBet, playRound, settleBet } from '#sim/features/games/rules/rounds.ts';
import { limitWindowOf } from '#sim/features/safety/rules/limit-periods.ts';
import { countedAmountsSince } from '#sim/features/safety/rules/limit-usage.ts';
import { acknowledgeRealityCheck } from '#sim/features/safety/rules/reality-check.ts';
import { confirmLimit, limitOf, setLimit } from '#sim/features/safety/rules/safety-settings.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const kinds = ['deposit', 'loss', 'stake'] as const;
const periods = ['day', 'week', 'month'] as const;
const hour = 3_600_000;

const step = fc.oneof(
  fc.record({
    do: fc.constant('limit' as const),
    kind: fc.constantFrom(...kinds),
    period: fc.constantFrom(...periods),
    major: fc.option(fc.integer({ min: 1, max: 3000 })),
  }),
  fc.record({
    do: fc.constant('confirm' as const),
    kind: fc.constantFrom(...kinds),
    period: fc.constantFrom(...periods),
  }),
  fc.record({ do: fc.constant('order' as const), major: fc.integer({ min: 50, max: 2000 }) }),
  fc.record({ do: fc.constant('pay' as const), which: fc.nat(5) }),
  fc.record({
    do: fc.constant('send' as const),
    major: fc.integer({ min: 1, max: 1500 }),
    way: fc.constantFrom('uplineTransfer' as const, 'downlineTransfer' as const),
  }),
  fc.record({
    do: fc.constant('bet' as const),
    major: fc.integer({ min: 1, max: 400 }),
    times: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 3, 9, 23, 24, 100, 400) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const member = '100004';

/** Runs work; refusals by the rules are ignored, other errors fail the test. */
const attempt = (world: World, work: () => unknown): boolean => {
  try {
    world.transact(work);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const seat = (at: number) => ({ id: `w${at}`, member, nodeId: null, vassalage: 'LIKHA', demo: false });

const live = (world: World, it: Step, at: number): boolean => {
  switch (it.do) {
    case 'limit':
      return attempt(world, () => setLimit(world, member, it.kind, it.period, it.major));
    case 'confirm':
      return attempt(world, () => confirmLimit(world, member, it.kind, it.period));
    case 'order':
      return attempt(world, () =>
        orderDeposit(world, member, { channel: 'gateway', bankId: 'GCASH', minor: it.major * 100, origin: '' }),
      );
    case 'pay': {
      const open = world.state.by(deposits, 'member', member).filter(isUnsettled);
      const order = open[it.which % Math.max(1, open.length)];
      return order !== undefined && attempt(world, () => approveDeposit(world, order));
    }
    case 'send': {
      const [from, to] = [memberByAccount(world.state, 'agent01'), memberByAccount(world.state, 'newbie01')];
      return !!from && !!to && attempt(world, () => transferInLine(world, from, to, it.major * 100, it.way));
    }
    case 'bet':
      acknowledgeRealityCheck(world, member);
      return attempt(world, () =>
        playRound(world, seat(at), {
          key: `k${at}`,
          stake: it.major * 100,
          decide: () => ({ payout: it.times * it.major * 50 }),
        }),
      );
    default:
      world.setClock({ now: world.now() + it.hours * hour, frozen: true });
      world.fireDue();
      return false;
  }
};

/** Returns all limits that the ledger exceeds at this moment. */
const above = (world: World, moved: (typeof kinds)[number][]): string[] =>
  moved.flatMap((kind) =>
    periods.flatMap((period) => {
      const { amount } = limitOf(world.state, member, kind, period, world.now());
      const { from } = limitWindowOf(kind, period, world.now());
      const used = countedAmountsSince(world.state, member, kind, from).reduce((sum, { minor }) => sum + minor, 0);
      return amount !== null && used > amount ? [`${kind} ${period}: ${used} above ${amount}`] : [];
    }),
  );

const moves = {
  order: [],
  pay: ['deposit'],
  send: ['deposit'],
  bet: ['loss', 'stake'],
  limit: [],
  confirm: [],
  wait: [],
} as const;

test('no sequence of limit changes, transactions and waits exceeds a limit @X02', () => {
  let refusedAtBooking = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const world = simulator.worlds.open(simulator.world().name);
      world.setClock({ now: noon(), frozen: true });
      for (const [at, it] of steps.entries()) {
        const before = world.state.all(postings).length;
        const isDone = live(world, it, at);
        if (!isDone) refusedAtBooking += 1;
        // A limit may be set below the amount already used; no further transaction is allowed then.
        if (world.state.all(postings).length > before) expect(above(world, [...moves[it.do]])).toEqual([]);
      }
      expect(checkLedger(world.state)).toEqual([]);
    }),
    { numRuns: 120 },
  );
  expect(refusedAtBooking).toBeGreaterThan(0);
}, 120_000);

test('winnings today from a bet of yesterday leave no extra room in today’s loss limit @X02', () => {
  const world = simulator.worlds.open(simulator.world().name);
  world.setClock({ now: noon(), frozen: true });
  live(world, { do: 'send', major: 300, way: 'downlineTransfer' }, 0);
  setLimit(world, member, 'loss', 'day', 100);
  const place = (at: number, major: number) => placeBet(world, seat(at), { key: `k${at}`, stake: major * 100 });
  const open = place(1, 100);
  world.setClock({ now: noon() + 13 * hour, frozen: true });
  settleBet(world, seat(1), open, { payout: 50_000 });
  expect(attempt(world, () => place(2, 100))).toBe(true);
  expect(attempt(world, () => place(3, 1))).toBe(false);
});

test('twenty parallel deposits together stay below the limit @X02', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('setLimit', { body: { kind: 'deposit', period: 'week', amount: 500 } });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('parallel rounds, lottery orders and transfers together stay below stake and loss limits @X02', async () => {
  const calls = fc.array(fc.constantFrom('round', 'order', 'transfer'), { minLength: 12, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(calls, fc.integer({ min: 40, max: 150 }), async (kindsOfCalls, most) => {
      const world = simulator.world();
      await world.signIn('player01');
      const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
      const [lottery] = (await world.call('lotteryList', { query: { code: 'tatlong-numero' } })).value;
      if (!lottery) throw new Error('no lottery');
      for (const kind of ['stake', 'loss'] as const)
        await world.call('setLimit', { body: { kind, period: 'day', amount: most } });
      const used = async () =>
        (await world.call('ownLimits')).value.limits.find((it) => it.kind === 'stake' && it.period === 'day')?.used ??
        0;
      const before = await used();
      const { code, drawId, prizeMode } = lottery;
      const bets = [{ play: 'straight', numbers: ['1', '2', '3'], stake: 20 }];
      const place = {
        round: () => visit.play(5),
        order: () => world.call('placeOrder', { body: { code, drawId, playType: 'trad', prizeMode, bets } }),
        transfer: () => world.call('walletTransfer', { body: { from: 'main', to: 'LIKHA', amount: 9 } }),
      };
      const replies = await Promise.all(kindsOfCalls.map((it) => place[it]()));
      for (const { status, errorCode } of replies) if (status !== 200) expect(errorCode).toMatch(/^safety\.limit$/);
      const passed = kindsOfCalls.map((it, index) =>
        replies[index]?.status === 200 ? { round: 5, order: 20, transfer: 0 }[it] : 0,
      );
      const staked = passed.reduce((sum, major) => sum + major, 0);
      expect(staked).toBeLessThanOrEqual(most - before);
      expect(await used()).toBe(before + staked);
    }),
    { numRuns: 8 },
  );
}, 60_000);
