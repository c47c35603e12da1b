import * as z from 'zod';
import { instant, language, money, pageOf, paging, period, search } from '../fields.ts';
import { roundDetail } from './round-detail.schemas.ts';

/**
 * One bet; `net` is payout less stake, `result` a short description by the game, `orderId` the lottery order it is part
 * of, `iconUrl` the game's picture on the image host, null with `RECPLUS3` off.
 */
export const betLine = z
  .object({
    id: z.string().describe('Reference of the bet.'),
    at: instant.describe('When it was placed, epoch ms.'),
    settledAt: instant.nullable().describe('When it was settled; null while it is open. Epoch ms.'),
    nodeId: z.number().int().positive().nullable().describe('Number of the game; null where it is no longer listed.'),
    nodeName: z.string().describe('Name of the game.'),
    iconUrl: z
      .string()
      .nullable()
      .describe('Picture of the game, a path below the image host; null while the flag `RECPLUS3` is off.'),
    vassalage: z.string().describe('Code of the vendor.'),
    vendorName: z.string().describe('Name of the vendor as players know it.'),
    category: z.string().describe('Game category.'),
    stake: money.describe('Bet, in major units.'),
    payout: money.describe('Payout, bet included; 0 for a loss or an open bet. In major units.'),
    net: money.describe('Payout less bet, in major units.'),
    status: z.enum(['open', 'settled', 'refunded']).describe('State of the bet.'),
    result: z.string().nullable().describe('Outcome in a few words; null for open bets and games without one.'),
    orderId: z.string().nullable().describe('Lottery order that it is part of; null for other games.'),
    fair: z.boolean().describe('Whether the fairness of the round can be checked with `roundProof`.'),
    round: roundDetail.nullable().describe('Choice and outcome of the round; null for open bets and other games.'),
  })
  .meta({ id: 'Bet', description: 'One bet.' });

export const betsSchemas = {
  summary: 'List bets of the member',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    category: z.string().max(16).optional().describe('Only bets in this game category.'),
    vassalage: z.string().max(32).optional().describe('Only bets at this vendor.'),
    status: z
      .enum(['open', 'settled'])
      .optional()
      .describe('`open`: waiting for the outcome; `settled`: settled or refunded.'),
    ...search,
    ...period,
    ...paging,
    language,
  }),
  /**
   * `footer` sums settled bets; `open` is the sum of unsettled stakes. `days` are the days on this page with the same
   * sums, which add up to the footer over all pages.
   */
  reply: pageOf(betLine).extend({
    footer: z
      .object({
        stake: money.describe('Bets, in major units.'),
        payout: money.describe('Payouts, in major units.'),
        net: money.describe('Payouts less bets, in major units.'),
        open: money.describe('Bets that wait for their outcome, in major units.'),
      })
      .describe('Sums of all settled bets that the filters leave.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
          stake: money.describe('Settled bets of the day, in major units.'),
          net: money.describe('Payouts less these bets, in major units.'),
          open: money.describe('Bets of the day that wait for their outcome, in major units.'),
        }),
      )
      .describe('Sums of the days of this page.'),
  }),
  errors: [],
} as const;

/**
 * Sums of a member, or of a member with all members below, in a period. Bets count when they are settled, deposits
 * before fees when they are approved, withdrawals with fees when they are paid.
 */
export const pnl = z.object({
  deposits: money.describe('Approved deposits before fees, in major units.'),
  withdrawals: money.describe('Paid withdrawals with fees, in major units.'),
  stake: money.describe('Settled bets, in major units.'),
  payout: money.describe('Payouts of these bets, in major units.'),
  bonus: money.describe(
    'Bonuses and rewards that became cash, less what was revoked; locked ones do not count. In major units.',
  ),
  rebate: money.describe('Rebates, in major units.'),
  net: money.describe('Net result: payout, bonus and rebate less stake. In major units.'),
});

export const memberPnlSchemas = {
  summary: 'Read profit and loss of the member',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ ...period, language }),
  /**
   * `startDate` and `endDate` are the resolved period, `categories` sums bets by category, `days` the net result by day
   * (a bonus counts on the day it became cash); their `net` adds up to the footer's.
   */
  reply: z.object({
    startDate: z.string().describe('First day of the period, YYYY-MM-DD in the market’s time zone.'),
    endDate: z.string().describe('Last day of the period, YYYY-MM-DD in the market’s time zone.'),
    footer: pnl.describe('Sums of the period.'),
    categories: z
      .array(
        z.object({
          category: z.string().describe('Game category.'),
          count: z.number().int().describe('Number of settled bets.'),
          stake: money.describe('Bets, in major units.'),
          payout: money.describe('Payouts, in major units.'),
          net: money.describe('Payouts less bets, in major units.'),
        }),
      )
      .describe('Bets alone, by game category, in major units.'),
    days: z
      .array(
        pnl
          .omit({ deposits: true, withdrawals: true })
          .extend({ day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.') }),
      )
      .describe('Sums by day, oldest first; their `net` add up to that of the footer.'),
  }),
  errors: [],
} as const;

/**
 * `days` are the last seven, today last, with the minutes played between bets, without long pauses. `staked` and `net`
 * are stake and net result of profit and loss in these days. `months` are the last six with the net result of the
 * statement.
 */
export const playSummarySchemas = {
  summary: 'Read time and money spent on play',
  whenClosed: true,
  whenRestricted: true,
  reply: z.object({
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
          minutes: z.number().int().describe('Minutes played, without long pauses.'),
        }),
      )
      .describe('Last seven days, today last.'),
    minutes: z.number().int().describe('Minutes played in all seven days.'),
    staked: money.describe('Bets of these days, in major units.'),
    net: money.describe('Net result of these days, in major units.'),
    months: z
      .array(
        z.object({
          month: z.string().describe('Month in the market’s time zone, YYYY-MM.'),
          net: money.describe('Net result of the month, in major units.'),
        }),
      )
      .describe('Last six months, the running one last.'),
  }),
  errors: [],
} as const;

/**
 * Sums of a statement. `openingBalance` + `deposits` − `fees` − `withdrawals` + `net` + `transfers` + `pending` =
 * `closingBalance`, to the minor unit.
 */
const statementSums = pnl.extend({
  netDeposits: money.describe('Deposits less withdrawals, in major units.'),
  openingBalance: money.describe('Balance at the start, or when the records began. In major units.'),
  fees: money.describe('Fees of the deposits, in major units.'),
  transfers: money.describe(
    'Received from other members and as earnings of agents, less what was sent. In major units.',
  ),
  pending: money.describe(
    'Change of the balance that is not in the other sums yet: open bets, withdrawals in progress and bonuses that are not cash. In major units.',
  ),
  closingBalance: money.describe('Balance at the end, or now. In major units.'),
});

const statementMonth = statementSums.extend({
  month: z.string().describe('Month in the market’s time zone, YYYY-MM.'),
});

export const statementSchemas = {
  summary: 'Read the account statement by month',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    months: z.coerce.number().int().min(1).max(24).default(12).describe('Months up to the running one.'),
    language,
  }),
  /** `life` sums everything since the account was opened. */
  reply: z.object({
    since: instant.describe('When the records begin, epoch ms.'),
    months: z.array(statementMonth).describe('Months from the oldest to the current one.'),
    life: statementSums.describe('Sums since the account was opened, in major units.'),
  }),
  errors: [],
} as const;
