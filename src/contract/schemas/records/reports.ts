import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos } from '../parts.ts';

/** One bet; `net` is payout less stake, `result` what the game says of it in a few words. */
export const betLine = z.object({
  id: z.string(),
  at: instant,
  settledAt: instant.nullable(),
  nodeId: z.number().int().positive().nullable(),
  nodeName: z.string(),
  vassalage: z.string(),
  category: z.string(),
  stake: pesos,
  payout: pesos,
  net: pesos,
  status: z.enum(['open', 'settled', 'refunded']),
  result: z.string().nullable(),
});

export const bets = {
  query: z.object({
    category: z.string().max(16).optional(),
    vassalage: z.string().max(32).optional(),
    ...period,
    ...paging,
    language,
  }),
  /** `footer` sums what is settled. */
  reply: pageOf(betLine).extend({ footer: z.object({ stake: pesos, payout: pesos, net: pesos }) }),
  errors: [],
} as const;

/** R262: sums of a period. `categories` are the bets by category; `days` the same by day. */
const pnl = z.object({
  deposits: pesos,
  withdrawals: pesos,
  stake: pesos,
  payout: pesos,
  bonus: pesos,
  rebate: pesos,
  /** Payout, bonus and rebate less stake. */
  net: pesos,
});

export const memberPnl = {
  query: z.object({ ...period, language }),
  reply: z.object({
    footer: pnl,
    categories: z.array(
      z.object({ category: z.string(), count: z.number().int(), stake: pesos, payout: pesos, net: pesos }),
    ),
    days: z.array(z.object({ day: z.string(), stake: pesos, payout: pesos, net: pesos })),
  }),
  errors: [],
} as const;
