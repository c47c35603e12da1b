import { z } from 'zod';

/** R194; `regDate` epoch ms. */
export const memberInfo = {
  reply: z.object({
    id: z.number().int().positive(),
    account: z.string(),
    nickname: z.string(),
    regDate: z.number().int(),
    type: z.number().int(),
    toUpline: z.string().nullable(),
    icon: z.number().int(),
  }),
  errors: [],
} as const;

/** R195: pesos with at most 2 decimals. */
export const balance = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  reply: z.object({
    sumBalance: z.number(),
    wallets: z.array(z.object({ vassalage: z.string(), balance: z.number() })).optional(),
  }),
  errors: [],
} as const;
