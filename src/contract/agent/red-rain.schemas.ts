import { z } from 'zod';
import { instant, language, pesos } from '../fields.ts';

/** A rain has a fixed number of envelopes; `grabbed` is what one's own brought, null before. */
export const redRainSchemas = {
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

export const grabRedRainSchemas = {
  body: z.strictObject({ rainId: z.string().min(1).max(40) }),
  reply: z.object({ amount: pesos, sumBalance: pesos }),
  errors: ['resource.unknown', 'promotion.unavailable'],
} as const;
