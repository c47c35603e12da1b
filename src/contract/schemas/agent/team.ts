import { z } from 'zod';
import { amount, day, instant, language, pageOf, paging, period, pesos, rate } from '../parts.ts';
import { betLine } from '../records/reports.ts';

const username = z.string().min(1).max(64);
/** Share of stakes that goes back, by category. */
const rebates = z.record(z.string().max(16), rate);

const kpi = z.object({
  startDate: day.optional(),
  endDate: day.optional(),
  size: z.coerce.number().int().min(0).max(100).optional(),
});

/** R204: each of the three calls carries its part of the counters in `footer`. */
export const teamKpiA = {
  query: kpi,
  reply: z.object({
    content: z.array(z.object({ day: z.string(), logins: z.number().int() })),
    footer: z.object({ teamLoginMemberCount: z.number().int(), teamOnlineCount: z.number().int() }),
  }),
  errors: [],
} as const;

export const teamKpiB = {
  query: kpi,
  reply: z.object({
    content: z.array(z.object({ day: z.string(), stake: pesos, payout: pesos, deposits: pesos, withdrawals: pesos })),
    footer: z.object({
      teamBetMemberCount: z.number().int(),
      teamStake: pesos,
      teamPayout: pesos,
      teamDeposits: pesos,
      teamWithdrawals: pesos,
      teamBalance: pesos,
    }),
  }),
  errors: [],
} as const;

export const teamKpiC = {
  query: kpi,
  reply: z.object({
    content: z.array(z.object({ day: z.string(), registered: z.number().int() })),
    footer: z.object({
      teamRegisterMemberCount: z.number().int(),
      teamSize: z.number().int(),
      agents: z.number().int(),
    }),
  }),
  errors: [],
} as const;

/** One member below; `level` counts from 1 for those directly below, `team` whom they have below. */
const teamMember = z.object({
  account: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  level: z.number().int(),
  team: z.number().int(),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  online: z.boolean(),
  balance: pesos,
  stake: pesos,
  net: pesos,
});

const teamSort = z.enum(['joined', 'account', 'login', 'balance', 'stake', 'net', 'team']);

/**
 * `account` shows the members below that one instead of below oneself; `search` is part of a name. Directly below
 * only, unless `scope` is `all` or a name is searched. `path` leads from the agent to whom the list is about, `footer`
 * sums all that the filters leave.
 */
export const subordinate = {
  query: z.object({
    account: z.string().max(64).optional(),
    search: z.string().max(64).optional(),
    scope: z.enum(['direct', 'all']).optional(),
    kind: z.enum(['agent', 'player']).optional(),
    state: z.enum(['online', 'active', 'quiet']).optional(),
    sort: teamSort.default('joined'),
    order: z.enum(['up', 'down']).default('up'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(teamMember).extend({
    path: z.array(z.string()),
    footer: z.object({ agents: z.number().int(), balance: pesos, stake: pesos, net: pesos }),
  }),
  errors: ['user.unknown'],
} as const;

export const downline = {
  query: z.object({ account: username, ...period }),
  reply: teamMember.extend({ rebates, maxRebates: rebates, deposits: pesos, withdrawals: pesos }),
  errors: ['user.unknown'],
} as const;

/** At most 200 of them; a search narrows it down. */
export const downlines = {
  query: z.object({ search: z.string().max(64).optional() }),
  reply: z.array(z.object({ account: z.string(), type: z.number().int(), level: z.number().int() })),
  errors: [],
} as const;

export const checkUsername = {
  query: z.object({ username }),
  reply: z.object({ available: z.boolean() }),
  errors: [],
} as const;

/** Which rate is out of its bounds, and what they are. */
const details = { 'amount.out-of-range': z.object({ category: z.string(), min: rate, max: rate }) };

/** An agent's account gets type 1, a player's 0. */
export const createDownline = {
  body: z.strictObject({
    username,
    password: z.string().min(1).max(128),
    kind: z.enum(['agent', 'player']),
    rebates: rebates.optional(),
  }),
  reply: z.object({ account: z.string(), type: z.number().int() }),
  errors: ['password.common', 'username.taken', 'amount.out-of-range'],
  details,
} as const;

const paymentPassword = z.string().max(32).optional();

export const transferDownline = {
  body: z.strictObject({ account: username, amount, paymentPassword }),
  reply: z.object({ id: z.string(), sumBalance: pesos }),
  errors: [
    'user.unknown',
    'balance.insufficient',
    'turnover.open',
    'confirm.required',
    'payment.wrong-password',
    'request.too-many',
    'withdraw.held',
  ],
} as const;

const transfers = z
  .array(z.strictObject({ account: username, amount }))
  .min(1)
  .max(50);

/** Why a line cannot be carried out; null when it can. */
const lineProblem = z.enum(['user.unknown', 'balance.insufficient', 'request.conflict']).nullable();

/** What each line would do, in the order sent: nothing moves. `total` of those without a problem. */
export const checkTransfers = {
  body: z.strictObject({ transfers }),
  reply: z.object({
    lines: z.array(z.object({ account: z.string(), nickname: z.string(), amount: pesos, problem: lineProblem })),
    total: pesos,
    sumBalance: pesos,
  }),
  errors: [],
} as const;

/** Each line for itself, in the order sent: one that is refused leaves the others be. `id` of those that moved. */
export const transferMultipleDownline = {
  body: z.strictObject({ transfers, paymentPassword }),
  reply: z.object({
    lines: z.array(z.object({ account: z.string(), amount: pesos, id: z.string().nullable(), problem: lineProblem })),
    total: pesos,
    sumBalance: pesos,
  }),
  errors: ['turnover.open', 'confirm.required', 'payment.wrong-password', 'request.too-many', 'withdraw.held'],
} as const;

export const rebateSettings = {
  reply: z.object({ own: rebates, categories: z.array(z.string()), step: rate }),
  errors: [],
} as const;

export const updateDownlineRebates = {
  body: z.strictObject({ account: username, rebates }),
  reply: z.object({ account: z.string(), rebates }),
  errors: ['user.unknown', 'amount.out-of-range'],
  details,
} as const;

const affiliateUrl = z.object({
  code: z.string(),
  url: z.string(),
  qr: z.string(),
  kind: z.enum(['agent', 'player']),
  rebates,
  /** Who came by it, how many of them have deposited, and what they staked. */
  registered: z.number().int(),
  depositors: z.number().int(),
  stake: pesos,
  createdAt: instant,
  /** Since then nobody can register by it; null while it works. */
  endedAt: instant.nullable(),
});

export const affiliateUrls = { reply: z.array(affiliateUrl), errors: [] } as const;

export const createAffiliateUrl = {
  body: z.strictObject({ kind: z.enum(['agent', 'player']), rebates: rebates.optional() }),
  reply: affiliateUrl,
  errors: ['amount.out-of-range', 'limit.reached'],
  details: { ...details, 'limit.reached': z.object({ links: z.number().int() }) },
} as const;

/** The link that every agent has from the start cannot be ended. */
export const endAffiliateUrl = {
  body: z.strictObject({ code: z.string().min(1).max(40) }),
  reply: affiliateUrl,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

const teamSums = z.object({
  members: z.number().int(),
  deposits: pesos,
  withdrawals: pesos,
  stake: pesos,
  payout: pesos,
  bonus: pesos,
  rebate: pesos,
  net: pesos,
});

export const teamPnl = {
  query: z.object({ account: z.string().max(64).optional(), ...period, ...paging, language }),
  reply: pageOf(teamSums.omit({ members: true }).extend({ account: z.string(), type: z.number().int() })).extend({
    footer: teamSums,
  }),
  errors: ['user.unknown'],
} as const;

export const teamBets = {
  query: z.object({
    account: z.string().max(64).optional(),
    category: z.string().max(16).optional(),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(betLine.extend({ account: z.string() })).extend({
    footer: z.object({ stake: pesos, payout: pesos, net: pesos }),
  }),
  errors: ['user.unknown'],
} as const;

export const agentRebates = {
  query: z.object({ ...period, ...paging, language }),
  reply: pageOf(
    z.object({
      id: z.string(),
      day: z.string(),
      turnover: pesos,
      rate,
      amount: pesos,
      status: z.enum(['open', 'paid']),
    }),
  ).extend({ footer: z.object({ turnover: pesos, amount: pesos }) }),
  errors: [],
} as const;

export const teamRebates = {
  query: z.object({ search: z.string().max(64).optional(), ...paging, language }),
  reply: pageOf(z.object({ account: z.string(), type: z.number().int(), rebates, maxRebates: rebates })),
  errors: [],
} as const;

/** A rain has a fixed number of envelopes; `grabbed` is what one's own brought, null before. */
export const redRain = {
  query: z.object({ language }),
  reply: z.object({
    rainId: z.string(),
    startsAt: instant,
    endsAt: instant,
    status: z.enum(['waiting', 'running', 'over']),
    envelopes: z.number().int(),
    left: z.number().int(),
    fund: pesos,
    grabbed: pesos.nullable(),
    board: z.array(z.object({ account: z.string(), amount: pesos })),
  }),
  errors: [],
} as const;

export const grabRedRain = {
  body: z.strictObject({ rainId: z.string().min(1).max(40) }),
  reply: z.object({ amount: pesos, sumBalance: pesos }),
  errors: ['resource.unknown', 'promotion.unavailable'],
} as const;
