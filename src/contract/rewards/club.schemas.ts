import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos, rate } from '../fields.ts';

const level = z
  .object({
    level: z.number().int().min(1).describe('Number of the level, counted from 1.'),
    name: z.string().describe('Name of the level.'),
    turnover: pesos.describe('Bets since registration that the level requires, in pesos.'),
    deposit: pesos.describe('Approved deposits that the level requires as well, in pesos.'),
    rebateRate: rate.describe('Rebate as a share of bets. From 0 to 1.'),
    freeWithdrawals: z.number().int().describe('Withdrawals per day without a fee.'),
    withdrawTimes: z.number().int().describe('Withdrawals allowed per day.'),
    withdrawLimit: pesos.describe('Money that can be withdrawn per day, in pesos.'),
    birthdayGift: pesos.describe('Gift on the birthday, in pesos.'),
    upgradeGift: pesos.describe('Gift for reaching the level, in pesos.'),
  })
  .meta({ id: 'VipLevel', description: 'A level of the VIP club.' });

/**
 * `turnover` and `deposited` are the member's current sums, `next…` the thresholds of the next level; null at the top
 * level.
 */
export const memberClubSchemas = {
  summary: 'Read the VIP level of the member',
  query: z.object({
    language,
  }),
  reply: z.object({
    level: z.number().int().describe('Level of the member, counted from 1.'),
    name: z.string().describe('Name of that level.'),
    turnover: pesos.describe('Bets since registration, in pesos.'),
    nextTurnover: pesos.nullable().describe('Bets that the next level requires; null at the top. In pesos.'),
    deposited: pesos.describe('Approved deposits since registration, in pesos.'),
    nextDeposit: pesos.nullable().describe('Deposits that the next level requires; null at the top. In pesos.'),
    levels: z.array(level).describe('All levels, lowest first.'),
  }),
  errors: [],
} as const;

/** Requirements for a friend's first deposit, and terms of the reward; `within` and `days` in days. */
const inviteTerms = z.object({
  deposit: pesos.describe('Smallest first deposit of a friend, in pesos.'),
  within: z.number().int().describe('Days from registration to that deposit.'),
  turnover: z.number().describe('How many times the reward must be bet.'),
  days: z.number().int().describe('Days to claim the reward.'),
  friends: z.number().int().describe('Friends that bring a reward.'),
});

/** `qr` is an image as a data URL. */
export const inviteInfoSchemas = {
  summary: 'Read the invitation link and invited friends',
  query: z.object({
    language,
  }),
  reply: z.object({
    code: z.string().describe('Code of the invitation, sent as `recommenderId` by a registration.'),
    url: z.string().describe('Address to share.'),
    qr: z.string().describe('QR code of the address, as a data URL.'),
    rewardPerFriend: pesos.describe('Reward for each friend, in pesos.'),
    terms: inviteTerms.describe('Terms of the reward.'),
    friends: z
      .array(
        z.object({
          account: z.string().describe('Masked name.'),
          at: instant.describe('When the friend registered, epoch ms.'),
          status: z.enum(['registered', 'deposited', 'rewarded']).describe('How far the friend is.'),
        }),
      )
      .describe('Invited friends, newest first.'),
    earned: pesos.describe('Rewards so far, in pesos.'),
  }),
  errors: ['permission.denied'],
} as const;

/**
 * `status`: `open` can be claimed, `waiting` not yet. Once claimed, `amount` is locked until it is bet `turnover` times
 * and, with `needsDeposit`, until a first deposit; without a time limit.
 */
export const reward = z
  .object({
    id: z.string().describe('Reference of the reward, for `claimReward`.'),
    kind: z.enum(['bonus', 'cashback', 'birthday', 'upgrade', 'referral', 'event']).describe('What it is for.'),
    title: z.string().describe('Title in the language of the call.'),
    amount: pesos.describe('Money that it brings, in pesos.'),
    turnover: z.number().describe('How many times the amount must be bet before it can be withdrawn.'),
    needsDeposit: z.boolean().describe('Whether it is locked until a first deposit as well.'),
    from: instant.describe('From when it can be claimed, epoch ms.'),
    expiresAt: instant.nullable().describe('Until when it can be claimed; null without an end. Epoch ms.'),
    status: z
      .enum(['waiting', 'open', 'claimed', 'expired'])
      .describe('`waiting`: not claimable yet; `open`: claimable; `claimed`; `expired`.'),
    claimedAt: instant.nullable().describe('When it was claimed; null before. Epoch ms.'),
  })
  .meta({ id: 'Reward', description: 'A reward that can be or was claimed.' });

export const rewardsSchemas = {
  summary: 'List rewards of the member',
  query: z.object({
    language,
  }),
  reply: z.array(reward),
  errors: [],
} as const;

export const claimRewardSchemas = {
  summary: 'Claim a reward',
  body: z.strictObject({ id: z.string().min(1).max(40).describe('Reward by `rewards` in the state `open`.') }),
  reply: z.object({
    reward: reward.describe('Reward afterwards.'),
    sumBalance: pesos.describe('Balance afterwards, in pesos.'),
  }),
  errors: ['resource.unknown', 'promotion.unavailable'],
} as const;

export const mission = z
  .object({
    id: z.string().describe('Reference of the mission, for `claimMission`.'),
    title: z.string().describe('Title in the language of the call.'),
    text: z.string().describe('What to do, in the language of the call.'),
    progress: z.number().describe('What is done so far, in `unit`.'),
    goal: z.number().describe('What is to be done, in `unit`.'),
    unit: z
      .enum(['pesos', 'rounds', 'days', 'games'])
      .describe('What `progress` and `goal` count: money staked, rounds, days or different games.'),
    reward: pesos.describe('Money that it brings, in pesos.'),
    resets: z.enum(['daily', 'weekly', 'never']).describe('How often it starts again.'),
    resetsAt: instant.nullable().describe('When it starts again; null for one that does not. Epoch ms.'),
    status: z.enum(['running', 'open', 'claimed']).describe('`running`: not done; `open`: claimable; `claimed`.'),
  })
  .meta({ id: 'Mission', description: 'A task with a reward.' });

/**
 * `ranking` is the leaderboard of the current week: highest points first, names masked; `rank` is the member's own,
 * null without points. `days` are the last seven, today last, with whether a mission was claimed; empty for members who
 * reached an own limit, who must not be encouraged to play, and with `MISSPLUS3` off. `history` are the latest claimed
 * missions.
 */
export const missionsSchemas = {
  summary: 'Read missions and the weekly leaderboard',
  query: z.object({
    language,
  }),
  reply: z.object({
    missions: z.array(mission).describe('Missions of the member.'),
    endsAt: instant.describe('End of the week of the leaderboard, epoch ms.'),
    points: z.number().int().describe('Points of the member this week.'),
    rank: z.number().int().nullable().describe('Place of the member, counted from 1; null without points.'),
    prize: pesos.describe('Prize of that place; 0 without one. In pesos.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in Manila, `YYYY-MM-DD`.'),
          done: z.boolean().describe('Whether a mission was claimed on it.'),
        }),
      )
      .describe('Last seven days, today last; empty for members at a limit of their own.'),
    history: z
      .array(
        z.object({
          id: z.string().describe('Reference of the claim.'),
          title: z.string().describe('Title of the mission in the language of the call.'),
          reward: pesos.describe('Money that it brought, in pesos.'),
          at: instant.describe('When it was claimed, epoch ms.'),
        }),
      )
      .describe('Missions claimed last, the newest first.'),
    ranking: z
      .array(
        z.object({
          rank: z.number().int().describe('Place, counted from 1.'),
          account: z.string().describe('Masked name.'),
          points: z.number().int().describe('Points this week.'),
          prize: pesos.describe('Prize of the place; 0 without one. In pesos.'),
          own: z.boolean().describe('Whether it is the member.'),
        }),
      )
      .describe('Leaderboard, the highest first, in pesos.'),
  }),
  errors: ['permission.denied'],
} as const;

export const claimMissionSchemas = {
  summary: 'Claim the reward of a mission',
  body: z.strictObject({ id: z.string().min(1).max(40).describe('Mission by `missions` in the state `open`.') }),
  reply: z.object({
    mission: mission.describe('Mission afterwards.'),
    sumBalance: pesos.describe('Balance afterwards, in pesos.'),
  }),
  errors: ['resource.unknown', 'promotion.unavailable', 'permission.denied'],
} as const;

/** Unclaimed rebates expire at `resetsAt`. */
export const manualRebateSchemas = {
  summary: 'Read the rebate that can be claimed',
  query: z.object({
    language,
  }),
  reply: z.object({
    since: instant.describe('Start of the bets that count, epoch ms.'),
    resetsAt: instant.describe('When an unclaimed rebate expires, epoch ms.'),
    categories: z
      .array(
        z.object({
          category: z.string().describe('Game category.'),
          turnover: pesos.describe('Bets that count, in pesos.'),
          rate: rate.describe('Share of them that is paid. From 0 to 1.'),
          amount: pesos.describe('Rebate, in pesos.'),
        }),
      )
      .describe('Rebate by game category.'),
    total: pesos.describe('Rebate of all categories, in pesos.'),
    min: pesos.describe('Smallest rebate that can be claimed, in pesos.'),
  }),
  errors: [],
} as const;

export const claimRebateSchemas = {
  summary: 'Claim the rebate',
  reply: z.object({
    amount: pesos.describe('Rebate that was paid, in pesos.'),
    sumBalance: pesos.describe('Balance afterwards, in pesos.'),
  }),
  errors: ['promotion.unavailable'],
} as const;

export const rebateReportSchemas = {
  summary: 'List paid rebates',
  query: z.object({
    ...period,
    ...paging,
    language,
  }),
  /** `sums` covers the whole period. */
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the rebate.'),
      at: instant.describe('When it was paid, epoch ms.'),
      category: z.string().describe('Game category.'),
      turnover: pesos.describe('Bets that counted, in pesos.'),
      rate: rate.describe('Share of them that was paid. From 0 to 1.'),
      amount: pesos.describe('Rebate, in pesos.'),
    }),
  ).extend({
    sums: z
      .object({
        turnover: pesos.describe('Bets that counted, in pesos.'),
        amount: pesos.describe('Rebates, in pesos.'),
      })
      .describe('Sums of the period.'),
  }),
  errors: [],
} as const;
