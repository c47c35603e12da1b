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

/** Number of one of the eight preset pictures (A83). */
const icon = z.coerce.number().int().min(1).max(8);

export const headIcon = { reply: z.object({ icon }), errors: [] } as const;

export const setHeadIcon = {
  body: z.strictObject({ icon }),
  reply: z.object({ icon }),
  errors: [],
} as const;
