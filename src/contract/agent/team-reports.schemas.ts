import * as z from 'zod';
import { language, money, pageOf, paging, period, rate, typedText } from '../fields.ts';
import { betLine, pnl } from '../records/reports.schemas.ts';
import { rebates } from './parts.schemas.ts';

const teamSums = z.object({ members: z.number().int().describe('Number of members.'), ...pnl.shape });

export const teamPnlSchemas = {
  summary: 'List profit and loss of the members below',
  query: z.object({
    account: typedText.max(64).optional().describe('Members below this one; below the caller if absent.'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(
    pnl.extend({
      account: z.string().describe('Account name.'),
      type: z.number().int().describe('Kind of account: 0 player, 1 and 2 agent.'),
    }),
  ).extend({ footer: teamSums.describe('Sums of all members that the filters leave.') }),
  errors: ['user.unknown'],
} as const;

export const teamBetsSchemas = {
  summary: 'List bets of the team',
  query: z.object({
    account: typedText.max(64).optional().describe('Only bets of this member.'),
    category: z.string().max(16).optional().describe('Only bets in this game category.'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(betLine.extend({ account: z.string().describe('Account name of the player.') })).extend({
    footer: z
      .object({
        stake: money.describe('Bets, in major units.'),
        payout: money.describe('Payouts, in major units.'),
        net: money.describe('Payouts less bets, in major units.'),
      })
      .describe('Sums of all settled bets that the filters leave.'),
  }),
  errors: ['user.unknown'],
} as const;

export const agentRebatesSchemas = {
  summary: 'List rebates of the agent by day',
  query: z.object({
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the rebate.'),
      day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
      turnover: money.describe('Bets of the team that count, in major units.'),
      rate: rate.describe('Average share of them. From 0 to 1.'),
      amount: money.describe('Rebate, in major units.'),
      status: z.enum(['open', 'paid']).describe('`open`: of a day that is not paid yet; `paid`: paid.'),
    }),
  ).extend({
    footer: z
      .object({
        turnover: money.describe('Bets that count, in major units.'),
        amount: money.describe('Rebates, in major units.'),
      })
      .describe('Sums of the period.'),
  }),
  errors: [],
} as const;

export const teamRebatesSchemas = {
  summary: 'List rebate rates of the members directly below',
  query: z.object({
    search: typedText.max(64).optional().describe('Part of the account name.'),
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      account: z.string().describe('Account name.'),
      type: z.number().int().describe('Kind of account: 0 player, 1 and 2 agent.'),
      rebates: rebates.describe('Rates of the member, by category.'),
      maxRebates: rebates.describe('Highest rates that the caller can give, by category.'),
    }),
  ),
  errors: [],
} as const;
