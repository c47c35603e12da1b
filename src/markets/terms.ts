import * as z from 'zod';
import { names, text } from './fields.ts';

const amount = z.number().min(0);
const share = z.number().min(0).max(1);
const count = z.int().min(0);
const range = z.strictObject({ min: amount, max: amount }).refine(({ min, max }) => min <= max, 'min is above max');
const bounds = z.tuple([amount, amount]);
const channel = z.strictObject({
  min: amount,
  max: amount,
  minutes: count,
  feeRate: share,
  expiryMinutes: count,
  quickAmounts: z.array(amount),
});

/** Money terms of a market, `terms.yaml`: amounts in major units, as people of that country expect them. */
export const termsSchema = z.strictObject({
  /** Smallest and largest transfer between members of a line. */
  transferRange: range,
  /** The amount in the deposit button's badge. */
  bubbleAmount: amount,
  /**
   * Terms of deposit channels: limits, usual minutes until the wallet is credited, fee as a share of the amount, minutes
   * until an unpaid order expires, and the amounts on the buttons.
   */
  depositTerms: z.strictObject({
    gateway: channel,
    manual: channel,
    walletQr: channel,
    qrph: channel.optional(),
    counter: channel.optional(),
  }),
  /** Whether the wallets of `walletQr` (Alipay, WeChat Pay, QQ) are offered, unless a merchant turns them on or off. */
  offersWalletQr: z.boolean(),
  /** Limits on a member's deposit orders: open ones, orders in a minute, and the amount in a day. */
  depositOrderTerms: z.strictObject({ maxOpen: count, maxPerMinute: count, maxPerDay: amount }),
  /** Lowest and highest values that the market allows in the terms of a deposit bonus; shares in percent. */
  depositBonusLimits: z.strictObject({
    rate: bounds,
    maxBonus: bounds,
    minDeposit: bounds,
    wageringFactor: bounds,
    maxBet: bounds,
    maxWin: bounds,
    maxConvertible: bounds,
    minOdds: bounds,
    days: bounds,
    timesADay: bounds,
    times: bounds,
    minLevel: bounds,
  }),
  /** Limits and fee of a withdrawal, and the usual minutes of its stages. */
  withdrawalTerms: z.strictObject({ min: amount, max: amount, fee: amount, reviewMinutes: count, payMinutes: count }),
  /** Bonus money below which a bonus ends: no game takes so small a bet. */
  minBonusMoney: amount,
  /**
   * Identity verification. The thresholds are defaults that an operator may change. Pictures are deleted `keepDays` after
   * the decision, unsubmitted ones after `draftHours`; `remindDays` until a member is reminded to retake documents.
   */
  identityTerms: z.strictObject({
    withdrawAbove: amount,
    depositAbove: amount,
    limitAbove: amount,
    reviewHours: count,
    approvedDays: count,
    keepDays: count,
    draftHours: count,
    remindDays: count,
  }),
  /** Smallest and largest value of a limit; minutes for the session. */
  limitRange: z.strictObject({ deposit: range, loss: range, stake: range, session: range }),
  /** Withdrawals and transfers of a day from which the member has to confirm their identity. */
  confirmFrom: amount,
  /** Options for the minimum bet in the filter drawer, after "All". */
  minimumBets: z.array(amount),
  /** Possible minimum bets of games by category, and the highest maximum bet. */
  minBets: z.record(z.string(), z.array(amount).min(1)),
  highestMaxBet: amount,
  /** Progressive jackpot: share of each stake that goes into the pool, the start of a new pool, and simulated stakes an hour. */
  jackpotTerms: z.strictObject({ contributionPerMille: count, start: amount, stakesPerHour: amount }),
  /** Range of the jackpot banner's amount, and its step. */
  bannerBounds: z.strictObject({ min: amount, max: amount, step: range }),
  /** Range of the ticker's initial amount, its steps, and its pauses, ms. */
  tickerRule: z.strictObject({ min: amount, max: amount, step: range, pauses: z.array(count).min(1) }),
  /** All VIP levels, lowest first. */
  vipTerms: z.array(
    z.strictObject({
      level: z.int(),
      /** A name for all languages, or one for each wire code. */
      name: z.union([text.transform((name) => ({ EN: name })), names]),
      /** Stakes since registration that the level requires. */
      stakes: amount,
      /** Approved deposits that the level requires as well. */
      deposit: amount,
      /** Rebate as a share of stakes. */
      rebateRate: share,
      withdrawalsPerDay: count,
      /** Free withdrawals per day. */
      freeWithdrawals: count,
      /** Withdrawal limit per day. */
      withdrawLimit: amount,
      upgradeGift: amount,
    }),
  ),
  /**
   * Lowest and highest values that the market allows in the terms of rewards for invited friends; `total` of all rewards of a
   * member.
   */
  referralLimits: z.strictObject({
    reward: bounds,
    deposit: bounds,
    within: bounds,
    play: bounds,
    turnover: bounds,
    days: bounds,
    friendsAMonth: bounds,
    friends: bounds,
    total: bounds,
  }),
  /**
   * Lowest and highest values that the market allows in the terms of a cashback; shares in percent. `maxRateOfBets` caps a
   * cashback as a share of the week's bets at live tables: the house edge on a banker bet is 1.06 %, and cashback on losses
   * alone would exceed it for members who bet rarely and high.
   */
  cashbackLimits: z.strictObject({ loss: bounds, rate: bounds, max: bounds, maxRateOfBets: bounds, days: bounds }),
  /** Hour of Monday at which cashback is paid back. */
  cashbackHour: z.int().min(0).max(23),
  /** Lowest and highest values that the market allows in the terms of missions; goals by task. */
  missionLimits: z.strictObject({
    turnover: bounds,
    reward: bounds,
    goals: z.strictObject({
      'daily-new-game': bounds,
      'daily-rounds': bounds,
      'daily-table': bounds,
      'weekly-days': bounds,
      'weekly-deposit': bounds,
      explorer: bounds,
    }),
  }),
  /** Lowest and highest values that the market allows in the terms of the leaderboard; `total` of the prizes of a week. */
  leaderboardLimits: z.strictObject({
    prize: bounds,
    total: bounds,
    perPoint: bounds,
    missionPoints: bounds,
    turnover: bounds,
    days: bounds,
  }),
  /** Lowest and highest values that the market allows in the terms of a raffle; `total` of its prizes. */
  raffleLimits: z.strictObject({
    prize: bounds,
    total: bounds,
    perTicket: bounds,
    maxTickets: bounds,
    turnover: bounds,
    days: bounds,
  }),
  /** Lowest and highest values that the market allows in the terms of the birthday gift. */
  birthdayLimits: z.strictObject({ gift: bounds, turnover: bounds, days: bounds }),
  /**
   * Cap on salaries, rebates, mission rewards and birthday gifts of an account tree (a member with all
   * downlines) in `days` days: `base`, plus `rate` of its bets from own money, `liveRate` at live tables. Both rates
   * are below the house edge.
   */
  treeCapTerms: z.strictObject({ days: count, base: amount, rate: share, liveRate: share }),
  /** Stakes in a period from which a team member counts as active. */
  activeMemberStake: amount,
});

export type Terms = Readonly<z.output<typeof termsSchema>>;
