import { dayMs, hourMs, minuteMs } from '#lib/dates/units.ts';
import { sample } from '#markets/current.ts';
import { adjustOpening, balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { replayTimeline, type SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { planAgentDay } from '#sim/features/agent/rules/agent-days.ts';
import { payoutSteps } from '#sim/features/agent/seed/contracts.ts';
import { teamSteps } from '#sim/features/agent/seed/team.ts';
import { convertMetGifts } from '#sim/features/cashier/rules/bonus-money.ts';
import type { Claim } from '#sim/features/cashier/rules/deposit-promotions.ts';
import {
  sampleBank,
  sampleWallet,
  secondBank,
  secondWallet,
  thirdWallet,
} from '#sim/features/cashier/rules/sample-payment.ts';
import { openGiftsOf, storeRequirement } from '#sim/features/cashier/rules/wagering.ts';
import { seededDeposit, seededWithdrawal } from '#sim/features/cashier/seed/seeded-transactions.ts';
import { scheduleCashback } from '#sim/features/rewards/rules/cashback.ts';
import { scheduleWeekEnd } from '#sim/features/rewards/rules/leaderboard.ts';
import { payMission } from '#sim/features/rewards/rules/missions.ts';
import { claimRebate, minRebateMinor, openRebate } from '#sim/features/rewards/rules/rebates.ts';
import { payReferral } from '#sim/features/rewards/rules/referrals.ts';
import { claimReward, grantReward, rewards } from '#sim/features/rewards/rules/rewards.ts';
import { sampleMajor, sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { securitySteps } from './security.ts';
import { type GamesByCategory, gamesByCategory, seededPlaySession } from './seeded-play.ts';

/** Days of seeded history of money and play. */
const historyDays = 36;

/** A bonus of 5 % that a seeded member has used. */
const seededClaim: Claim = {
  promoId: 452,
  terms: {
    rate: 0.05,
    maxBonus: sampleMajor(500),
    minDeposit: sampleMajor(100),
    wageringFactor: 40,
    maxBet: sampleMajor(100),
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 7,
    timesADay: 2,
    times: 30,
    firstOnly: false,
    minLevel: 1,
  },
};

interface MemberHistory {
  readonly member: string;
  /** Minor units that the member holds when the world begins. */
  readonly openingBalance: number;
  readonly steps: readonly SeedStep[];
}

type TimeBefore = (days: number, hours: number) => number;

/** Returns times relative to the current clock; it advances while steps run, so the start is captured first. */
const timesBeforeNow = (world: World): TimeBefore => {
  const now = world.now();
  return (days, hours) => now - days * dayMs + hours * hourMs;
};

/** Returns evenings of play: one every `every` days, at games of these categories in turn. */
const eveningsOfPlay = (
  world: World,
  byCategory: GamesByCategory,
  memberId: string,
  every: number,
  categories: readonly string[],
): SeedStep[] => {
  const random = new Random(seedOf(`evenings of ${memberId}`));
  const days = Array.from(
    { length: Math.floor((historyDays - 2) / every) },
    (_, index) => historyDays - 2 - index * every,
  );
  return days.flatMap((timeBefore, turn) =>
    seededPlaySession(byCategory, random, memberId, {
      at: world.now() - timeBefore * dayMs + random.int(19 * 60, 22 * 60) * minuteMs,
      category: categories[turn % categories.length] ?? 'RNG',
      rounds: random.int(7, 16),
    }),
  );
};

const sampleMission = {
  id: 'daily-new-game',
  resets: 'daily',
  goal: 1,
  reward: sampleMinor(15),
  wageringFactor: 2,
} as const;

const rewardClaims = (ago: TimeBefore, id: string): SeedStep[] => [
  // On Sunday night, so that rewards of the week have not expired, whatever day the world begins on.
  ...[3, 2, 1].map((weeks) => ({
    at: startOfWeek(ago(0, 0)) - weeks * weekMs - hourMs / 2,
    run: (world: World) => {
      const owner = world.state.get(members, id);
      if (owner && openRebate(world.state, owner, world.now()).total >= minRebateMinor) claimRebate(world, owner);
    },
  })),
  ...[29, 17, 8].map((days) => ({
    at: ago(days, 23.2),
    run: (world: World) => payMission(world, id, sampleMission),
  })),
  {
    at: ago(9, 13),
    run: (world) => {
      for (const it of world.state.by(rewards, 'member', id)) if (it.state === 'open') claimReward(world, id, it.id);
    },
  },
  // The member meets the wagering of these gifts, whatever the seeded rounds counted.
  ...[28, 16, 7].map((days) => ({
    at: ago(days, 8),
    run: (world: World) => {
      for (const it of openGiftsOf(world.state, id)) storeRequirement(world, { ...it, left: 0 });
      convertMetGifts(world, id);
    },
  })),
];

/** Returns the steps that grant rewards: some are still claimable, others were not claimed in time. */
const seededRewards = (ago: TimeBefore, id: string): SeedStep[] => [
  {
    at: ago(25, 10),
    run: (world) => {
      const title = { EN: 'Rainy day spins', TY: 'Rainy day spins', VI: 'Lượt quay ngày mưa' };
      grantReward(world, id, { kind: 'event', title, minor: sampleMinor(30), wageringFactor: 1, days: 3 });
    },
  },
  {
    at: ago(2, 10),
    run: (world) => {
      const title = { EN: 'Loyalty bonus', TY: 'Loyalty bonus', VI: 'Thưởng thân thiết' };
      grantReward(world, id, { kind: 'bonus', title, minor: sampleMinor(50), wageringFactor: 3, days: 9 });
      const raffle = { EN: 'Weekend raffle', TY: 'Weekend raffle', VI: 'Rút thăm cuối tuần' };
      grantReward(world, id, {
        kind: 'event',
        title: raffle,
        minor: sampleMinor(100),
        wageringFactor: 1,
        from: ago(-2, 9),
        days: 5,
      });
    },
  },
];

const friends = [
  { id: '100011', daysOld: 21, deposit: 500, isRewarded: true },
  { id: '100012', daysOld: 12, deposit: 200, isRewarded: false },
  { id: '100013', daysOld: 3, deposit: 0, isRewarded: false },
] as const;

/** Sample of a reward for an invited friend. */
const friendReward = { reward: sampleMajor(277), wageringFactor: 3, days: 14 };

/** Creates the friends that the host invited; they have the same password as the other seeded accounts. */
const addFriends = (world: World, { id: upline, password }: Member): void => {
  for (const { id, daysOld } of friends) {
    const [account, nickname] = [sample.accounts[id] ?? id, sample.nicknames[id] ?? ''];
    const registeredAt = world.now() - daysOld * dayMs + 17 * hourMs;
    const contact = { mobile: null, email: null };
    const defaults = { type: 0, staff: false, icon: 1, disabled: false, firstTimeLogin: false, level: 1 };
    world.state.put(members, { id, account, nickname, password, registeredAt, upline, ...contact, ...defaults });
  }
};

/** Returns the deposits of the friends; the large one grants the reward for the invitation. */
const friendDeposits = (ago: TimeBefore, host: string): SeedStep[] =>
  friends
    .filter(({ deposit }) => deposit > 0)
    .flatMap(({ id, daysOld, deposit, isRewarded }) => [
      seededDeposit(id, { at: ago(daysOld, 17.5), ...sampleWallet, major: deposit }),
      ...(isRewarded
        ? [{ at: ago(daysOld, 20), run: (world: World) => payReferral(world, id, host, friendReward) }]
        : []),
    ]);

const playerHistory = (world: World, byCategory: GamesByCategory, id: string): MemberHistory => {
  const ago = timesBeforeNow(world);
  const at = (days: number, hours: number) => ({ at: ago(days, hours) });
  return {
    member: id,
    openingBalance: sampleMinor(12_480.5),
    steps: [
      seededDeposit(id, { ...at(33, 18.5), ...sampleWallet, major: 500 }),
      seededDeposit(id, {
        ...at(27, 20.1),
        ...secondBank,
        payerName: sample.members.player01?.payeeName ?? '',
        major: 1000,
      }),
      seededDeposit(id, { ...at(24, 19), ...secondWallet, major: 800, claim: seededClaim }),
      seededDeposit(id, { ...at(19, 12.2), ...thirdWallet, major: 300, end: 'decline' }),
      seededDeposit(id, { ...at(19, 12.4), ...sampleWallet, major: 300 }),
      seededDeposit(id, { ...at(13, 21.5), channel: 'alipay', major: 1000, end: 'leave' }),
      seededDeposit(id, { ...at(12, 18.3), channel: 'alipay', major: 1000 }),
      seededDeposit(id, {
        ...at(8, 9.6),
        ...sampleBank,
        payerName: sample.otherPayer,
        major: 700,
      }),
      seededDeposit(id, { ...at(7, 16.1), channel: 'wechat', major: 400, end: 'cancel' }),
      seededDeposit(id, { ...at(5, 18.8), ...sampleWallet, major: 277 }),
      seededWithdrawal(id, ago(30, 11.2), 800),
      seededWithdrawal(id, ago(13, 9.4), 1200),
      seededWithdrawal(id, ago(13, 10.5), 500, true),
      seededWithdrawal(id, ago(1, 14.7), 650),
      ...rewardClaims(ago, id),
      ...seededRewards(ago, id),
      ...friendDeposits(ago, id),
      ...eveningsOfPlay(world, byCategory, id, 1.5, ['RNG', 'PVP', 'RNG', 'LIVE', 'SPORTS', 'RNG', 'FISH']),
    ],
  };
};

const agentHistory = (world: World, byCategory: GamesByCategory, id: string): MemberHistory => {
  const ago = timesBeforeNow(world);
  return {
    member: id,
    openingBalance: sampleMinor(86_325.4),
    steps: [
      seededDeposit(id, { at: ago(20, 10), ...secondWallet, major: 300 }),
      ...eveningsOfPlay(world, byCategory, id, 5, ['LIVE', 'RNG']),
      seededWithdrawal(id, ago(2, 15), 1500),
    ],
  };
};

/** Returns members with a round balance when the world begins, whatever their history. */
const inactiveMembers = (idOf: (account: string) => string): MemberHistory[] => [
  { member: idOf('topagent01'), openingBalance: sampleMinor(254_180.75), steps: [] },
  { member: idOf('agent41'), openingBalance: sampleMinor(3_100), steps: [] },
];

/**
 * Creates the history of the seeded members in the weeks before the world begins, by the same rules as on later days.
 */
export const seedHistory = (world: World): void => {
  const idOf = (account: string) => memberByAccount(world.state, account)?.id ?? '';
  const begins = world.now() - historyDays * dayMs;
  const host = memberByAccount(world.state, 'player01');
  if (host) addFriends(world, host);
  const byCategory = gamesByCategory(world);
  const lives = [
    playerHistory(world, byCategory, idOf('player01')),
    agentHistory(world, byCategory, idOf('agent01')),
    ...inactiveMembers(idOf),
  ];
  const openings = new Map<string, string>();
  const openingDocs = lives.map(({ member, openingBalance: holds }) => ({
    at: begins,
    run: (seeded: World) => {
      const { id } = transferFunds(seeded, { from: 'bank', to: mainAccount(member), minor: holds, type: 'opening' });
      openings.set(member, id);
    },
  }));
  const plans = {
    at: begins,
    run: (seeded: World) => {
      scheduleCashback(seeded);
      planAgentDay(seeded);
    },
  };
  const steps = [
    plans,
    ...openingDocs,
    ...lives.flatMap((it) => it.steps),
    ...teamSteps(world, byCategory, historyDays),
    ...payoutSteps(world),
  ];
  replayTimeline(world, [...securitySteps(world, begins), ...steps]);
  for (const { member, openingBalance: holds } of lives)
    adjustOpening(world.state, openings.get(member) ?? '', holds - balanceOf(world.state, mainAccount(member)));
  scheduleWeekEnd(world);
};
