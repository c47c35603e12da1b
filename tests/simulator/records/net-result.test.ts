import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postings, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { acceptPromo } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { profitAndLossOf } from '#sim/features/records/rules/profit-and-loss.ts';
import { claimReward, grantReward } from '#sim/features/rewards/rules/rewards.ts';
import { cashFlowOf } from '#tests/support/cash-flow.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, noon } from '#tests/support/money.ts';
import { type Move, stepCount, walkMoney } from '#tests/support/money-walk.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const deposit = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await fetch(world.origin + (value.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
};

/** newbie01 with a first deposit of ₱500, its bonus of ₱500, and a round on a slot of ₱20. */
const playedWithBonus = async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 500);
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  const { payout } = (await visit.play(20)).value;
  return { world, won: payout - 20 };
};

const month = { startDate: '2026-05-06', endDate: '2026-06-30' };
const results = async (world: WorldClient) => ({
  pnl: (await world.call('memberPnl', { query: month })).value.footer,
  statement: (await world.call('statement')).value.life,
  days: (await world.call('memberPnl', { query: month })).value.days.reduce((sum, { net }) => sum + net, 0),
});

test('a bonus does not count in P&L and statement while locked or after expiry @R262 @X07', async () => {
  const { world, won } = await playedWithBonus();
  const check = async () => {
    const { pnl, statement, days } = await results(world);
    for (const it of [pnl, statement]) expect([it.bonus, it.net]).toEqual([0, expect.closeTo(won, 2)]);
    expect(days).toBeCloseTo(won, 2);
  };
  await check();
  await advance(world, '31d');
  await world.signIn('newbie01');
  await check();
});

test('a locked bonus of a member does not count in the net result of the team @R188 @R262', async () => {
  const world = simulator.world();
  const [password, own] = ['violet-harbour-41', 'violet-harbour-42'];
  await world.signIn('agent01');
  await world.call('createDownline', { body: { username: 'fresh01', password, kind: 'player' } });
  await world.signIn('fresh01', password);
  await world.call('changePassword', {
    body: { oldPassword: password, newPassword: own, confirmNewPassword: own },
  });
  await world.signIn('fresh01', own);
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 500);
  await world.signIn('agent01');
  const { content } = (await world.call('teamPnl', { query: month })).value;
  const member = content.find(({ account }) => account === 'fresh01');
  expect(member).toMatchObject({ deposits: 500, bonus: 0, net: 0 });
});

test('a bonus counts as soon as its wagering is completed @R262', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  await world.call('acceptPromo', { body: { promoId: 452 } });
  await deposit(world, 100);
  const bonus = async () => (await world.call('memberPnl')).value.footer.bonus;
  expect(await bonus()).toBe(0);
  const visit = await open(world, await launch(world, await findGame(world, { name: 'Kidlat Fortune' })));
  for (let nth = 0; nth < 54; nth += 1) await visit.play(20);
  expect(await bonus()).toBe(0);
  await visit.play(20);
  expect(await bonus()).toBe(5);
});

test('the first month of the statement opens with the balance when the records began @X07', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const { months, life } = (await world.call('statement')).value;
  expect(life.openingBalance).toBe(months[0]?.openingBalance);
  const moves = (await world.call('transactions', { query: { code: 'opening', startDate: '2026-03-01' } })).value;
  expect(moves.footer.in).toBe(life.openingBalance);
});

/** Steps that credit money with a wagering requirement, in addition to those of `walkMoney`. */
const giftSteps: readonly ((world: World, owner: Member, size: number) => unknown)[] = [
  (world, owner, size) => {
    acceptPromo(world, owner.id, size > 0.5 ? 451 : 452);
    const minor = 50_000 + Math.floor(size * 50_000);
    approveDeposit(world, orderDeposit(world, owner.id, { channel: 'gateway', bankId: 'GCASH', minor, origin: '' }));
  },
  (world, owner, size) => {
    const title = { EN: 'Gift', TY: 'Regalo' };
    const wageringFactor = size > 0.7 ? 0 : 2;
    const reward = grantReward(world, owner.id, {
      kind: 'bonus',
      title,
      minor: 500 + Math.floor(size * 2000),
      wageringFactor,
    });
    claimReward(world, owner.id, reward.id);
  },
  (world, owner) => {
    transferFunds(world, {
      from: `member:${owner.id}`,
      to: `wallet:${owner.id}:JL`,
      minor: 30_000,
      type: 'toVendor',
    });
  },
];

/** Runs a step; refusals by the rules are ignored. */
const attempt = (world: World, step: () => unknown): void => {
  try {
    world.transact(step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

const walk = async (name: string, seed: number): Promise<World> => {
  const client = simulator.world(name);
  const number = fc.double({ min: 0, max: 1, noNaN: true });
  const moves = fc.sample(fc.tuple(fc.nat({ max: stepCount + 5 }), number), { numRuns: 120, seed }) as Move[];
  const accounts = ['player01', 'agent01'];
  for (const [at, move] of moves.entries()) {
    const world = simulator.worlds.open(name);
    const owner = memberByAccount(world.state, accounts[(at + seed) % accounts.length] ?? '');
    if (!owner) throw new Error('no member');
    const gift = move[0] >= stepCount ? giftSteps[move[0] % giftSteps.length] : undefined;
    if (gift) attempt(world, () => gift(world, owner, move[1]));
    else walkMoney(world, owner, [move]);
    await advance(client, at % 17 === 16 ? '8d' : '97m');
  }
  return simulator.worlds.open(name);
};

const dayMs = 86_400_000;

const countOf = (world: World, code: string): number =>
  world.state.all(postings).filter(({ type }) => type === code).length;

test('for every member and period the change in cash equals net result plus other payments in and out @R262', async () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const world = await walk(`net-${seed}`, seed);
    const { state } = world;
    for (const code of ['bonus', 'bonusEnded', 'reward', 'payout'])
      expect(countOf(world, code), code).toBeGreaterThan(1);
    const now = world.now();
    const midnight = Math.ceil((now + 8 * 3_600_000) / dayMs) * dayMs - 8 * 3_600_000;
    const ends = [0, 1, 7, 13, 20, 33, 47, 90].map((ago) => midnight - ago * dayMs);
    for (const { id, account } of state.all(members)) {
      const between = cashFlowOf(state, id);
      for (const from of ends)
        for (const until of ends.filter((it) => it > from)) {
          const { gained, moved } = between(from, until);
          const { footer } = profitAndLossOf(state, id, { from, until });
          expect(gained, `${account} ${seed} ${new Date(from).toISOString()} ${new Date(until).toISOString()}`).toBe(
            moved + Math.round(footer.net * 100),
          );
        }
    }
  }
}, 120_000);
