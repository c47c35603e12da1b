import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos, rate } from '../fields.ts';

const level = z.object({
  level: z.number().int().min(1),
  name: z.string(),
  /** Turnover that brings a member here, pesos, together with the deposits. */
  turnover: pesos,
  deposit: pesos,
  rebateRate: rate,
  freeWithdrawals: z.number().int(),
  withdrawTimes: z.number().int(),
  withdrawLimit: pesos,
  birthdayGift: pesos,
  upgradeGift: pesos,
});

/** `turnover` and `deposited` are the member's so far, the `next…` what the next level asks for; null at the top. */
export const memberClubSchemas = {
  query: z.object({ language }),
  reply: z.object({
    level: z.number().int(),
    name: z.string(),
    turnover: pesos,
    nextTurnover: pesos.nullable(),
    deposited: pesos,
    nextDeposit: pesos.nullable(),
    levels: z.array(level),
  }),
  errors: [],
} as const;

/** What a friend's first deposit must be, and what becomes of the reward; `within` and `days` are days. */
const inviteTerms = z.object({
  deposit: pesos,
  within: z.number().int(),
  turnover: z.number(),
  days: z.number().int(),
  friends: z.number().int(),
});

/** `qr` is a picture as data address. */
export const inviteInfoSchemas = {
  query: z.object({ language }),
  reply: z.object({
    code: z.string(),
    url: z.string(),
    qr: z.string(),
    rewardPerFriend: pesos,
    terms: inviteTerms,
    friends: z.array(
      z.object({ account: z.string(), at: instant, status: z.enum(['registered', 'deposited', 'rewarded']) }),
    ),
    earned: pesos,
  }),
  errors: ['permission.denied'],
} as const;

/**
 * `status` open can be claimed, waiting not yet. Once claimed, `amount` is locked until `turnover` times of it is bet and, with
 * `needsDeposit`, until a first deposit; without time limit.
 */
export const reward = z.object({
  id: z.string(),
  kind: z.enum(['bonus', 'cashback', 'birthday', 'upgrade', 'referral', 'event']),
  title: z.string(),
  amount: pesos,
  turnover: z.number(),
  needsDeposit: z.boolean(),
  from: instant,
  expiresAt: instant.nullable(),
  status: z.enum(['waiting', 'open', 'claimed', 'expired']),
  claimedAt: instant.nullable(),
});

export const rewardsSchemas = { query: z.object({ language }), reply: z.array(reward), errors: [] } as const;

export const claimRewardSchemas = {
  body: z.strictObject({ id: z.string().min(1).max(40) }),
  reply: z.object({ reward, sumBalance: pesos }),
  errors: ['resource.unknown', 'promotion.unavailable'],
} as const;

export const mission = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  progress: z.number(),
  goal: z.number(),
  unit: z.enum(['pesos', 'rounds', 'days', 'games']),
  reward: pesos,
  resets: z.enum(['daily', 'weekly', 'never']),
  /** When it begins anew; null for one that does not. */
  resetsAt: instant.nullable(),
  status: z.enum(['running', 'open', 'claimed']),
});

/** `ranking` is the leader board of the running week: highest points first, names masked; `rank` the member's own, null without points. */
export const missionsSchemas = {
  query: z.object({ language }),
  reply: z.object({
    missions: z.array(mission),
    endsAt: instant,
    points: z.number().int(),
    rank: z.number().int().nullable(),
    prize: pesos,
    ranking: z.array(
      z.object({
        rank: z.number().int(),
        account: z.string(),
        points: z.number().int(),
        prize: pesos,
        /** The member's own row. */
        own: z.boolean(),
      }),
    ),
  }),
  errors: ['permission.denied'],
} as const;

export const claimMissionSchemas = {
  body: z.strictObject({ id: z.string().min(1).max(40) }),
  reply: z.object({ mission, sumBalance: pesos }),
  errors: ['resource.unknown', 'promotion.unavailable', 'permission.denied'],
} as const;

/** What is not claimed by `resetsAt` lapses. */
export const manualRebateSchemas = {
  query: z.object({ language }),
  reply: z.object({
    since: instant,
    resetsAt: instant,
    categories: z.array(z.object({ category: z.string(), turnover: pesos, rate, amount: pesos })),
    total: pesos,
    min: pesos,
  }),
  errors: [],
} as const;

export const claimRebateSchemas = {
  reply: z.object({ amount: pesos, sumBalance: pesos }),
  errors: ['promotion.unavailable'],
} as const;

export const rebateReportSchemas = {
  query: z.object({ ...period, ...paging, language }),
  /** `sums` are those of the whole period. */
  reply: pageOf(
    z.object({ id: z.string(), at: instant, category: z.string(), turnover: pesos, rate, amount: pesos }),
  ).extend({ sums: z.object({ turnover: pesos, amount: pesos }) }),
  errors: [],
} as const;
