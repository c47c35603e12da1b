import { describe, expect, test } from 'vitest';
import { treeCapTerms } from '#markets/current.ts';
import { balanceOf } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { setBirthday } from '#sim/features/account/rules/birthdays.ts';
import { recordLoginDevice, recordLoginOrigin } from '#sim/features/account/rules/login-origins.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { runningDividend } from '#sim/features/agent/rules/dividends.ts';
import { salaries } from '#sim/features/agent/rules/salaries.ts';
import { bankAccounts } from '#sim/features/cashier/rules/bank-accounts.ts';
import { bonusMoneyOf, payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, settleBet } from '#sim/features/games/rules/rounds.ts';
import { claimMission, missionsOf } from '#sim/features/rewards/rules/missions.ts';
import { openRebate } from '#sim/features/rewards/rules/rebates.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { closeAccount } from '#sim/features/safety/rules/close-account.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const dayMs = 86_400_000;

const named = (world: World, account: string): Member => {
  const found = memberByAccount(world.state, account);
  if (!found) throw new Error(`no ${account}`);
  return found;
};

/** Creates a world with a stopped clock and the given number of accounts below `upline`, none with a deposit. */
const worldWithAccounts = (count: number, upline = 'agent01', more: Partial<Member> = {}) => {
  const world = simulator.worlds.open(simulator.world().name);
  world.setClock({ now: noon(), frozen: true });
  const above = named(world, upline);
  const accounts = Array.from({ length: count }, (_, index): Member => {
    const created = {
      ...above,
      id: String(900_000 + index),
      account: `puppet${index}`,
      type: 0,
      upline: above.id,
      mobile: null,
      email: null,
      registeredAt: noon() - dayMs,
      level: 1,
      ...more,
    };
    world.state.put(members, created);
    return created;
  });
  return { world, above, accounts };
};

const advance = (world: World, ms: number): void => {
  world.setClock({ now: world.now() + ms, frozen: true });
  world.fireDue();
};

let rounds = 0;
/** Plays rounds of a slot; they pay back their stakes unless `payout` is given. */
const playSlots = (world: World, { id }: Member, count: number, stake = 5000, payout = stake): void => {
  const slots = world.state
    .all(games)
    .filter((it) => it.supportPlay && it.screen === 'slot' && it.minBet <= 1 && it.maxBet >= 100);
  for (let at = 0; at < count; at += 1) {
    rounds += 1;
    const { nodeId, vassalage } = slots[rounds % slots.length] ?? { nodeId: 0, vassalage: '' };
    const source = { id: 'puppet', member: id, nodeId, vassalage, demo: false };
    playRound(world, source, { key: String(rounds), stake, decide: () => ({ payout }) });
  }
};

const deposit = (world: World, { id }: Member, minor: number): void =>
  void approveDeposit(world, orderDeposit(world, id, { channel: 'gateway', bankId: 'GCASH', minor, origin: '' }));

const salariesSince = (world: World, id: string, from: number): number =>
  world.state
    .by(salaries, 'member', id)
    .filter((it) => it.from >= from)
    .reduce((sum, { minor }) => sum + minor, 0);

const transferToAccounts = (world: World, from: Member, accounts: readonly Member[], minor: number): void => {
  for (const it of accounts) transferInLine(world, from, it, minor, 'downlineTransfer');
};

describe('accounts without own deposits', () => {
  test('earn no salary, rebate or mission progress from money lent by the agent @R258 @X17', () => {
    const { world, above, accounts } = worldWithAccounts(8);
    transferToAccounts(world, above, accounts, 50_000);
    for (const it of accounts) playSlots(world, it, 25);
    for (const it of accounts) {
      expect(openRebate(world.state, it, world.now()).total).toBe(0);
      expect(missionsOf(world, it.id, 'EN').every(({ progress }) => progress === 0)).toBe(true);
    }
    const from = noon() - dayMs / 2;
    advance(world, dayMs);
    const withAccounts = salariesSince(world, above.id, from);
    const withoutAccounts = worldWithAccounts(0);
    advance(withoutAccounts.world, dayMs);
    expect(withAccounts).toBe(salariesSince(withoutAccounts.world, withoutAccounts.above.id, from));
  });

  test('cannot transfer gifts out before an own deposit, however often they are wagered @R035 @X17', () => {
    const { world, above, accounts } = worldWithAccounts(1);
    const [it] = accounts;
    if (!it) throw new Error('no account');
    payGift(world, it.id, { minor: 10_000, type: 'redRain', ref: 'RR', wagering: 0 });
    playSlots(world, it, 10, 1000);
    const up = () => transferInLine(world, it, above, 10_000, 'uplineTransfer');
    expect(up).toThrow(expect.objectContaining({ code: 'deposit.required' }));
    expect(bonusMoneyOf(world.state, it.id)).toBe(10_000);
    deposit(world, it, 20_000);
    playSlots(world, it, 4);
    expect(up).not.toThrow();
  });

  test('keep lent money unlocked after a self-exclusion revokes a gift @X06 @X17', () => {
    const { world, above, accounts } = worldWithAccounts(1);
    const [it] = accounts;
    if (!it) throw new Error('no account');
    payGift(world, it.id, { minor: 10_000, type: 'redRain', ref: 'RR', wagering: 10_000 });
    transferToAccounts(world, above, accounts, 50_000);
    closeAccount(world, it.id, { kind: 'exclusion', months: 6 });
    expect(balanceOf(world.state, `member:${it.id}`)).toBe(50_000);
    expect(wageringOf(world.state, it.id).parts).toEqual([]);
  });
});

test('birthday gifts of an account tree without play stay below its cap @A62 @X17', () => {
  const { world, accounts } = worldWithAccounts(60);
  for (const it of accounts) setBirthday(world, it, '1990-05-20', 21);
  advance(world, 30 * dayMs);
  const given = accounts
    .flatMap(({ id }) => world.state.by(rewards, 'member', id))
    .filter(({ kind }) => kind === 'birthday')
    .reduce((sum, { minor }) => sum + minor, 0);
  expect(given).toBeGreaterThan(0);
  // The team's seeded play raises the cap a little.
  expect(given).toBeLessThan(treeCapTerms.base * 100 * 1.2);
});

test('losses of lent money earn no dividend, those of own deposits do @R260 @X17', () => {
  const { world, above, accounts } = worldWithAccounts(2);
  const [lent, own] = accounts;
  if (!lent || !own) throw new Error('no accounts');
  const teamNet = () => runningDividend(world, above.id)?.teamNet ?? 0;
  const before = teamNet();
  transferToAccounts(world, above, [lent], 50_000);
  playSlots(world, lent, 10, 5000, 0);
  expect(teamNet()).toBe(before);
  deposit(world, own, 50_000);
  playSlots(world, own, 10, 5000, 0);
  expect(teamNet()).toBe(before + 50_000);
});

test('losses of bonus money earn no dividend, and what becomes own money of it reduces one @A103 @R260', () => {
  const { world, above, accounts } = worldWithAccounts(2);
  const [loser, winner] = accounts;
  if (!loser || !winner) throw new Error('no accounts');
  const teamNet = () => runningDividend(world, above.id)?.teamNet ?? 0;
  for (const it of accounts) deposit(world, it, 10_000);
  const before = teamNet();
  for (const { id } of accounts)
    payGift(world, id, { minor: 20_000, type: 'reward', ref: `RW-${id}`, wagering: 10_000 });
  // Own money is lost first, then a part of the gift, then the rest.
  playSlots(world, loser, 2, 5000, 0);
  expect(teamNet()).toBe(before + 10_000);
  playSlots(world, loser, 1, 5000, 0);
  expect(teamNet()).toBe(before + 10_000);
  playSlots(world, loser, 3, 5000, 0);
  expect(teamNet()).toBe(before + 10_000);
  playSlots(world, winner, 12, 5000);
  expect(bonusMoneyOf(world.state, winner.id)).toBe(0);
  expect(teamNet()).toBe(before + 10_000 - 20_000);
});

test('lent money earns rebates only in proportion to own deposits @X17', () => {
  const { world, above, accounts } = worldWithAccounts(1);
  const [it] = accounts;
  if (!it) throw new Error('no account');
  deposit(world, it, 10_000);
  transferToAccounts(world, above, accounts, 90_000);
  playSlots(world, it, 20);
  const turnover = openRebate(world.state, it, world.now()).lines.reduce((sum, line) => sum + line.turnover, 0);
  expect(turnover).toBe(10_000);
});

test('payouts to one account tree are capped, however many accounts it has @X17', () => {
  const { world, accounts } = worldWithAccounts(60, 'agent41');
  let paid = 0;
  let refused = 0;
  for (const it of accounts) {
    deposit(world, it, 10_000);
    playSlots(world, it, 20, 100);
    try {
      claimMission(world, it.id, 'daily-rounds', 'EN');
      claimMission(world, it.id, 'explorer', 'EN');
      paid += 2_500 + 6_000;
    } catch (error) {
      expect(error).toMatchObject({ code: 'promotion.unavailable' });
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(250_000 + 60 * 20 * 100 * 0.02);
});

describe('inviting own accounts', () => {
  const invited = (count: number) => {
    const { world, above, accounts } = worldWithAccounts(count, 'player01');
    const rewarded = () =>
      world.state
        .by(rewards, 'member', above.id)
        .filter(({ friend, state }) => friend?.startsWith('900') && state === 'open').length;
    const join = (it: Member): void => {
      deposit(world, it, 50_000);
      playSlots(world, it, 50);
    };
    return { world, above, accounts, rewarded, join };
  };

  test('pays nothing for a friend on the host’s network @R025 @X17', () => {
    const { world, above, accounts, rewarded, join } = invited(2);
    const [sameNetwork, unrelated] = accounts;
    if (!sameNetwork || !unrelated) throw new Error('no account');
    for (const it of [above, sameNetwork]) recordLoginOrigin(world, it.id, '203.0.113.7');
    recordLoginOrigin(world, unrelated.id, '203.0.113.8');
    join(sameNetwork);
    expect(rewarded()).toBe(0);
    join(unrelated);
    expect(rewarded()).toBe(1);
  });

  test('pays nothing for a friend with the host’s name on the wallet @R025 @X17', () => {
    const { world, above, accounts, rewarded, join } = invited(2);
    const [sameName, unrelated] = accounts;
    if (!sameName || !unrelated) throw new Error('no account');
    const names = [
      [above, 'Tala Reyes'],
      [sameName, 'TALA  reyes'],
      [unrelated, 'Maria Clara Santos'],
    ] as const;
    for (const [at, [{ id }, payeeName]] of names.entries())
      world.state.put(bankAccounts, {
        id: `CD90${at}`,
        member: id,
        bankId: 'GCASH',
        number: `0917555020${at}`,
        payeeName,
        at: noon(),
      });
    join(sameName);
    expect(rewarded()).toBe(0);
    join(unrelated);
    expect(rewarded()).toBe(1);
  });

  test('pays nothing for a friend on the host’s device @R025 @X17', () => {
    const { world, above, accounts, rewarded, join } = invited(2);
    const [sameDevice, unrelated] = accounts;
    if (!sameDevice || !unrelated) throw new Error('no account');
    for (const it of [above, sameDevice]) recordLoginDevice(world, it.id, '4be1c9f0-0000-4000-8000-000000000001');
    recordLoginDevice(world, unrelated.id, '4be1c9f0-0000-4000-8000-000000000002');
    join(sameDevice);
    expect(rewarded()).toBe(0);
    join(unrelated);
    expect(rewarded()).toBe(1);
  });

  test('pays for one friend per device, however the accounts invite each other @R025 @X17', () => {
    const { world, accounts, rewarded, join } = invited(4);
    const [first, second, third, fourth] = accounts;
    if (!first || !second || !third || !fourth) throw new Error('no account');
    const device = (at: number): string => `4be1c9f0-0000-4000-8000-00000000000${at}`;
    for (const it of [first, second, third]) recordLoginDevice(world, it.id, device(1));
    recordLoginDevice(world, fourth.id, device(2));
    const rewardCount = (it: Member): number => world.state.by(rewards, 'member', it.id).length;
    join(first);
    join(second);
    expect([rewarded(), rewardCount(first), rewardCount(second)]).toEqual([1, 1, 0]);
    join(fourth);
    world.state.put(members, { ...third, upline: fourth.id });
    join(third);
    expect([rewarded(), rewardCount(third), rewardCount(fourth)]).toEqual([2, 0, 1]);
  });

  test('pays a host for one friend per network @R025 @X17', () => {
    const { world, accounts, rewarded, join } = invited(3);
    for (const [at, it] of accounts.entries()) recordLoginOrigin(world, it.id, `203.0.113.${at < 2 ? 7 : 8}`);
    for (const it of accounts) join(it);
    expect(rewarded()).toBe(2);
  });

  test('pays once for a friend who takes a time-out while bets are open @R025 @X17', () => {
    const { world, accounts, rewarded } = invited(1);
    const [it] = accounts;
    if (!it) throw new Error('no account');
    deposit(world, it, 50_000);
    playSlots(world, it, 49);
    const { nodeId, vassalage } = world.state.all(games).find(({ maxBet, minBet }) => minBet <= 50 && maxBet >= 50) ?? {
      nodeId: 0,
      vassalage: '',
    };
    const source = { id: 'open', member: it.id, nodeId, vassalage, demo: false };
    const open = [1, 2, 3].map((key) => placeBet(world, source, { key: String(key), stake: 5000 }));
    closeAccount(world, it.id, { kind: 'timeOut', hours: 24 });
    for (const bet of open) settleBet(world, source, bet, { payout: 0 });
    expect(rewarded()).toBe(1);
  });

  test('pays for at most five friends a month @R025 @X17', () => {
    const { world, accounts, rewarded, join } = invited(8);
    for (const it of accounts.slice(0, 7)) join(it);
    expect(rewarded()).toBe(5);
    advance(world, 26 * dayMs);
    const before = rewarded();
    const [last] = accounts.slice(7);
    if (last) join(last);
    expect(rewarded() - before).toBe(1);
  });
});
