/**
 * The terms of every promotion and benefit, in pesos. Rules of the simulator enforce these values, and texts that players read
 * are filled with them (`src/content/figures.ts`), so that no text can promise what no rule pays.
 */

export interface DepositPromotionTerms {
  readonly promoId: number;
  /** Bonus as a share of the deposit. */
  readonly rate: number;
  readonly maxBonus: number;
  readonly minDeposit: number;
  /** Wagering requirement as a multiple of the bonus; the deposit has its own, see `depositTurnover`. */
  readonly turnover: number;
  /** Largest bet with bonus money, and the part of one bet that counts at most. */
  readonly maxBet: number;
  /** Days until the bonus expires. */
  readonly days: number;
  /** How often a member can get it per day in Manila, and in total. */
  readonly timesADay: number;
  readonly times: number;
  readonly firstOnly: boolean;
  /** First and last day in Manila; absent without bounds. */
  readonly from?: string;
  readonly until?: string;
}

/** How often each deposit must be bet before it can be withdrawn. */
export const depositTurnover = 1;

/** Part of a bet that counts towards a bonus in other games than slots and fishing: one in so many pesos. */
export const otherGamesDivisor = 5;

export const depositPromotionTerms = {
  firstDeposit: {
    promoId: 401,
    rate: 1,
    maxBonus: 2770,
    minDeposit: 277,
    turnover: 8,
    maxBet: 50,
    days: 30,
    timesADay: 1,
    times: 1,
    firstOnly: true,
  },
  reload: {
    promoId: 451,
    rate: 0.2,
    maxBonus: 1000,
    minDeposit: 500,
    turnover: 6,
    maxBet: 100,
    days: 14,
    timesADay: 1,
    times: 12,
    firstOnly: false,
    from: '2026-03-01',
    until: '2027-12-15',
  },
  extra: {
    promoId: 452,
    rate: 0.05,
    maxBonus: 500,
    minDeposit: 100,
    turnover: 1,
    maxBet: 500,
    days: 7,
    timesADay: 2,
    times: 30,
    firstOnly: false,
  },
  simbangGabi: {
    promoId: 411,
    rate: 0.3,
    maxBonus: 1500,
    minDeposit: 500,
    turnover: 6,
    maxBet: 100,
    days: 14,
    timesADay: 1,
    times: 9,
    firstOnly: false,
    from: '2027-12-16',
    until: '2028-01-06',
  },
  undas: {
    promoId: 412,
    rate: 0.25,
    maxBonus: 1000,
    minDeposit: 500,
    turnover: 6,
    maxBet: 100,
    days: 14,
    timesADay: 1,
    times: 3,
    firstOnly: false,
    from: '2026-10-24',
    until: '2026-11-03',
  },
} as const satisfies Readonly<Record<string, DepositPromotionTerms>>;

/** Both the member and the invited friend receive `reward` once the friend has played the first deposit through. */
export const referralTerms = {
  reward: 277,
  deposit: 500,
  turnover: 3,
  /** Days to claim it. */
  days: 14,
  /** Friends that count per calendar month, and in total. */
  friendsAMonth: 5,
  friends: 20,
  /** How often the friend has to bet the first deposit before both are paid. */
  play: 5,
  /** Days from registration to the first deposit. */
  within: 30,
} as const;

/** Share of a week's net loss at live tables that is paid back; `from` is the smallest loss of each step. */
export const cashbackTerms = {
  steps: [
    { from: 500, rate: 0.02 },
    { from: 5000, rate: 0.035 },
    { from: 50_000, rate: 0.05 },
  ],
  max: 10_000,
  /**
   * Largest share of the week's bets at live tables that is paid back. The house keeps 1.06 % of a bet on the banker; a
   * share of losses alone would pay more than that to members who bet rarely and high.
   */
  maxRateOfBets: 0.005,
  turnover: 0,
  days: 7,
  /** Hour of Monday in Manila. */
  hour: 12,
} as const;

/**
 * Cap on salaries, rebates and mission rewards of an account tree (a member with all downlines) in `days` days: `base`, plus
 * `rate` of its bets from own money, `liveRate` at live tables. Both rates are below what the house keeps of a bet.
 */
export const treeCapTerms = { days: 30, base: 2500, rate: 0.02, liveRate: 0.01 } as const;

export const missionTerms = {
  turnover: 2,
  rewards: {
    'daily-new-game': 15,
    'daily-rounds': 25,
    'daily-table': 20,
    'weekly-days': 60,
    'weekly-deposit': 50,
    explorer: 60,
  },
  rounds: 20,
  playDays: 3,
  weeklyDeposit: 1000,
  games: 10,
} as const;

/** Prizes of the weekly leaderboard, the first place first. */
export const leaderboardTerms = {
  prizes: [5000, 2500, 1000, 500, 500, 200, 200, 200, 200, 200],
  pesosPerPoint: 10,
  pointsPerMission: 50,
  turnover: 1,
  days: 7,
} as const;

export const birthdayTerms = { turnover: 1, days: 7, noticeDays: 7 } as const;

/** A VIP level: thresholds and benefits. Amounts in pesos. */
export interface VipTerms {
  readonly level: number;
  readonly name: string;
  /** Stakes since registration that the level requires. */
  readonly turnover: number;
  /** Approved deposits that the level requires as well. */
  readonly deposit: number;
  /** Rebate as a share of stakes. */
  readonly rebateRate: number;
  /** Withdrawals per day. */
  readonly withdrawTimes: number;
  /** The first so many withdrawals of a day have no fee. */
  readonly freeWithdrawals: number;
  /** Sum of withdrawals per day. */
  readonly withdrawLimit: number;
  readonly birthdayGift: number;
  readonly upgradeGift: number;
}

const vip = (
  level: number,
  name: string,
  [turnover, deposit]: readonly [number, number],
  rebateRate: number,
  [withdrawTimes, freeWithdrawals, withdrawLimit]: readonly [number, number, number],
  [birthdayGift, upgradeGift]: readonly [number, number],
): VipTerms => ({
  level,
  name,
  turnover,
  deposit,
  rebateRate,
  withdrawTimes,
  freeWithdrawals,
  withdrawLimit,
  birthdayGift,
  upgradeGift,
});

/** All VIP levels, lowest first. */
export const vipTerms: readonly VipTerms[] = [
  vip(1, 'Bronze', [0, 0], 0.002, [3, 2, 50_000], [88, 0]),
  vip(2, 'Silver', [25_000, 1000], 0.003, [5, 3, 100_000], [188, 88]),
  vip(3, 'Gold', [250_000, 20_000], 0.005, [8, 4, 300_000], [588, 388]),
  vip(4, 'Diamond', [2_500_000, 200_000], 0.008, [12, 6, 1_000_000], [1888, 1888]),
];

/** Limits and fee of a withdrawal, and the usual minutes of its stages. */
export const withdrawalTerms = { min: 100, max: 50_000, fee: 15, reviewMinutes: 5, payMinutes: 20 } as const;

/** Least share of its stake that a bet loses on average, over results that pay less than the stake; below it, it counts nothing. */
export const minBetRisk = 0.2;

/** Bets in a period that make a team member an active one. */
export const activeMemberStake = 100;

/** Times that protect an account. `holdHours` and `sessionMinutes` are defaults that an operator may change. */
export const protectionTerms = {
  sessionMinutes: 30,
  lockMinutes: 15,
  holdHours: 24,
  limitRaiseHours: 24,
  breakMinutes: 60,
} as const;

/** Progressive jackpot: share of each stake that goes into the pool, and the start of a new pool in pesos. */
export const jackpotTerms = { contributionPerMille: 9, start: 50_000 } as const;

/**
 * Identity verification. The sums are defaults in pesos that an operator may change. Pictures are deleted `keepDays` after the
 * decision, those that are never submitted after `draftHours`.
 */
export const identityTerms = {
  withdrawAbove: 50_000,
  depositAbove: 50_000,
  limitAbove: 100_000,
  reviewHours: 24,
  approvedDays: 730,
  keepDays: 30,
  draftHours: 24,
  /** Days after which a member is reminded of documents to take again. */
  remindDays: 3,
} as const;

/**
 * Terms of deposit channels: limits in pesos, usual minutes until the wallet is credited, fee as a share of the amount, and
 * minutes until an unpaid order expires.
 */
export const depositTerms = {
  gateway: { min: 50, max: 50_000, minutes: 1, feeRate: 0, windowMinutes: 30 },
  manual: { min: 500, max: 200_000, minutes: 3, feeRate: 0, windowMinutes: 60 },
  walletQr: { min: 100, max: 20_000, minutes: 1, feeRate: 0.01, windowMinutes: 15 },
} as const;
