import { z } from 'zod';
import { day, pesos } from '../fields.ts';

const kpi = z.object({
  startDate: day.optional().describe('First day of the period, included; today if absent. YYYY-MM-DD in Manila.'),
  endDate: day.optional().describe('Last day of the period, included; today if absent. YYYY-MM-DD in Manila.'),
  size: z.coerce.number().int().min(0).max(100).optional().describe('Most days in `content`.'),
});

const daysWith = <T extends z.core.$ZodLooseShape>(figures: T) =>
  z
    .array(z.object({ day: z.string().describe('Day in Manila, YYYY-MM-DD.'), ...figures }))
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
      stake: pesos.describe('Bets, in pesos.'),
      payout: pesos.describe('Payouts, in pesos.'),
      deposits: pesos.describe('Approved deposits, in pesos.'),
      withdrawals: pesos.describe('Paid withdrawals, in pesos.'),
    }),
    footer: z
      .object({
        teamBetMemberCount: z.number().int().describe('Members who bet.'),
        teamStake: pesos.describe('Bets, in pesos.'),
        teamPayout: pesos.describe('Payouts, in pesos.'),
        teamDeposits: pesos.describe('Approved deposits, in pesos.'),
        teamWithdrawals: pesos.describe('Paid withdrawals, in pesos.'),
        teamBalance: pesos.describe('Balances of all members now, in pesos.'),
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
