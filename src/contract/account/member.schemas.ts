import { z } from 'zod';

/** R194; `regDate` epoch ms. */
export const memberInfoSchemas = {
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

/** R195: pesos with at most 2 decimals. `vendorName` (ours) is the name that players know a vendor by. */
export const balanceSchemas = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  reply: z.object({
    sumBalance: z.number(),
    wallets: z.array(z.object({ vassalage: z.string(), vendorName: z.string(), balance: z.number() })).optional(),
  }),
  errors: [],
} as const;

/** Number of one of the eight preset pictures (A83). */
const icon = z.coerce.number().int().min(1).max(8);

/** The member's own picture as a data address of a PNG or JPEG, at most 96 KiB of picture; null shows the preset. */
const shown = z.object({ icon, picture: z.string().nullable() });

export const headIconSchemas = { reply: shown, errors: [] } as const;

/** A preset, or an own picture, checked by content and size (A83). */
export const setHeadIconSchemas = {
  body: z
    .strictObject({ icon: icon.optional(), picture: z.string().max(132_000).optional() })
    .refine((body) => (body.icon === undefined) !== (body.picture === undefined)),
  reply: shown,
  errors: ['request.too-large'],
} as const;
