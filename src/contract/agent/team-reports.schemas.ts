import { z } from 'zod';
import { language, pageOf, paging, period, pesos, rate } from '../fields.ts';
import { betLine, pnl } from '../records/reports.schemas.ts';
import { rebates } from './parts.schemas.ts';

const teamSums = z.object({ members: z.number().int(), ...pnl.shape });

export const teamPnlSchemas = {
  query: z.object({ account: z.string().max(64).optional(), ...period, ...paging, language }),
  reply: pageOf(pnl.extend({ account: z.string(), type: z.number().int() })).extend({ footer: teamSums }),
  errors: ['user.unknown'],
} as const;

export const teamBetsSchemas = {
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

export const agentRebatesSchemas = {
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

export const teamRebatesSchemas = {
  query: z.object({ search: z.string().max(64).optional(), ...paging, language }),
  reply: pageOf(z.object({ account: z.string(), type: z.number().int(), rebates, maxRebates: rebates })),
  errors: [],
} as const;
