import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos, search } from '../fields.ts';
import { roundDetail } from './round-detail.schemas.ts';

/**
 * One bet; `net` is payout less stake, `result` what the game says of it in a few words, `orderId` the lottery order
 * that it is part of, `iconUrl` the game's picture on the image host, null with `RECPLUS3` off.
 */
export const betLine = z.object({
  id: z.string(),
  at: instant,
  settledAt: instant.nullable(),
  nodeId: z.number().int().positive().nullable(),
  nodeName: z.string(),
  iconUrl: z.string().nullable(),
  vassalage: z.string(),
  vendorName: z.string(),
  category: z.string(),
  stake: pesos,
  payout: pesos,
  net: pesos,
  status: z.enum(['open', 'settled', 'refunded']),
  result: z.string().nullable(),
  orderId: z.string().nullable(),
  fair: z.boolean().describe('The fairness of the round can be checked (`roundProof`).'),
  round: roundDetail.nullable().describe('Choice and outcome of the round; null for open bets and other games.'),
});

export const betsSchemas = {
  query: z.object({
    category: z.string().max(16).optional(),
    vassalage: z.string().max(32).optional(),
    /** Settled are all that wait for nothing: refunded ones too. */
    status: z.enum(['open', 'settled']).optional(),
    ...search,
    ...period,
    ...paging,
    language,
  }),
  /**
   * `footer` sums what is settled; `open` are the stakes that wait for their outcome. `days` are the days of this page:
   * `stake` of all bets, `net` of settled ones.
   */
  reply: pageOf(betLine).extend({
    footer: z.object({ stake: pesos, payout: pesos, net: pesos, open: pesos }),
    days: z.array(z.object({ day: z.string(), stake: pesos, net: pesos })),
  }),
  errors: [],
} as const;

/**
 * Sums of a member, or of a member with all below, in a period. Bets count when they are settled, deposits before their fee
 * when they are approved, withdrawals with their fee when they are paid.
 */
export const pnl = z.object({
  deposits: pesos,
  withdrawals: pesos,
  stake: pesos,
  payout: pesos,
  /** Bonuses and rewards that became cash, less what was revoked. Locked ones do not count. */
  bonus: pesos,
  rebate: pesos,
  /** Net result: payout, bonus and rebate less stake. */
  net: pesos,
});

export const memberPnlSchemas = {
  query: z.object({ ...period, language }),
  /**
   * R262: `startDate` and `endDate` are the days that were meant, `categories` the bets alone by category, `days` what
   * makes the result, a bonus on the day it became cash: their `net` add up to the footer’s.
   */
  reply: z.object({
    startDate: z.string(),
    endDate: z.string(),
    footer: pnl,
    categories: z.array(
      z.object({ category: z.string(), count: z.number().int(), stake: pesos, payout: pesos, net: pesos }),
    ),
    days: z.array(pnl.omit({ deposits: true, withdrawals: true }).extend({ day: z.string() })),
  }),
  errors: [],
} as const;

/**
 * `days` are the last seven, today last, with the minutes played: from bet to bet, without long pauses. `staked` and `net` are
 * stake and net result of profit and loss in these days. `months` are the last six with the net result of the statement.
 */
export const playSummarySchemas = {
  reply: z.object({
    days: z.array(z.object({ day: z.string(), minutes: z.number().int() })),
    minutes: z.number().int(),
    staked: pesos,
    net: pesos,
    months: z.array(z.object({ month: z.string(), net: pesos })),
  }),
  errors: [],
} as const;

/**
 * X07: a month of Manila (`YYYY-MM`). `netDeposits` is what was paid in less what was paid out; `openingBalance` is what the
 * member held when the records began, in the month when they did, else 0.
 */
const statementMonth = pnl.extend({ month: z.string(), netDeposits: pesos, openingBalance: pesos });

export const statementSchemas = {
  query: z.object({ months: z.coerce.number().int().min(1).max(24).default(12), language }),
  /** Months from the one before all others to the one that runs; `life` sums everything since the account was opened. */
  reply: z.object({
    since: instant,
    months: z.array(statementMonth),
    life: pnl.extend({ netDeposits: pesos, openingBalance: pesos }),
  }),
  errors: [],
} as const;
