import { z } from 'zod';
import { day, pesos } from '../fields.ts';

const kpi = z.object({
  startDate: day.optional(),
  endDate: day.optional(),
  size: z.coerce.number().int().min(0).max(100).optional(),
});

/** R204: each of the three calls carries its part of the counters in `footer`. */
export const teamKpiASchemas = {
  query: kpi,
  reply: z.object({
    content: z.array(z.object({ day: z.string(), logins: z.number().int() })),
    footer: z.object({ teamLoginMemberCount: z.number().int(), teamOnlineCount: z.number().int() }),
  }),
  errors: [],
} as const;

export const teamKpiBSchemas = {
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

export const teamKpiCSchemas = {
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
