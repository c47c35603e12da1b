import * as z from 'zod';
import { day, money } from '../fields.ts';

const kpi = z.object({
  startDate: day
    .optional()
    .describe('First day of the period, included; today if absent. YYYY-MM-DD in the market’s time zone.'),
  endDate: day
    .optional()
    .describe('Last day of the period, included; today if absent. YYYY-MM-DD in the market’s time zone.'),
  size: z.coerce.number().int().min(0).max(100).optional().describe('Most days in `content`.'),
});

const daysWith = <T extends z.core.$ZodLooseShape>(figures: T) =>
  z
    .array(z.object({ day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'), ...figures }))
    .describe('Days of the period, oldest first.');

/** Each of the three endpoints returns its part of the counters in `footer`. */
export const teamKpiASchemas = {
  summary: 'Read logins of the team',
  query: kpi,
  reply: z.object({
    content: daysWith({
      logins: z.number().int().describe('Members who logged in.'),
    }),
    footer: z
      .object({
        teamLoginMemberCount: z.number().int().describe('Members who logged in.'),
        teamOnlineCount: z.number().int().describe('Members who are online now.'),
      })
      .describe('Counts of the whole period.'),
  }),
  errors: [],
} as const;

export const teamKpiBSchemas = {
  summary: 'Read bets and money of the team',
  query: kpi,
  reply: z.object({
    content: daysWith({
      stake: money.describe('Bets, in major units.'),
      payout: money.describe('Payouts, in major units.'),
      deposits: money.describe('Approved deposits, in major units.'),
      withdrawals: money.describe('Paid withdrawals, in major units.'),
    }),
    footer: z
      .object({
        teamBetMemberCount: z.number().int().describe('Members who bet.'),
        teamStake: money.describe('Bets, in major units.'),
        teamPayout: money.describe('Payouts, in major units.'),
        teamDeposits: money.describe('Approved deposits, in major units.'),
        teamWithdrawals: money.describe('Paid withdrawals, in major units.'),
        teamBalance: money.describe('Balances of all members now, in major units.'),
      })
      .describe('Sums of the whole period.'),
  }),
  errors: [],
} as const;

export const teamKpiCSchemas = {
  summary: 'Read growth of the team',
  query: kpi,
  reply: z.object({
    content: daysWith({
      registered: z.number().int().describe('Members who registered.'),
    }),
    footer: z
      .object({
        teamRegisterMemberCount: z.number().int().describe('Members who registered.'),
        teamSize: z.number().int().describe('Members of the team now.'),
        agents: z.number().int().describe('Agents among them.'),
      })
      .describe('Counts of the whole period.'),
  }),
  errors: [],
} as const;
