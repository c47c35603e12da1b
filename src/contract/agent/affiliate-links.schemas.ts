import { z } from 'zod';
import { instant, pesos } from '../fields.ts';
import { outOfBounds, rebates } from './parts.schemas.ts';

const affiliateUrl = z.object({
  code: z.string(),
  url: z.string(),
  qr: z.string(),
  kind: z.enum(['agent', 'player']),
  rebates,
  /** Who came by it, how many of them have deposited, and what they staked. */
  registered: z.number().int(),
  depositors: z.number().int(),
  stake: pesos,
  createdAt: instant,
  /** Since then nobody can register by it; null while it works. */
  endedAt: instant.nullable(),
});

export const affiliateUrlsSchemas = { reply: z.array(affiliateUrl), errors: [] } as const;

export const createAffiliateUrlSchemas = {
  body: z.strictObject({ kind: z.enum(['agent', 'player']), rebates: rebates.optional() }),
  reply: affiliateUrl,
  errors: ['amount.out-of-range', 'limit.reached'],
  details: { ...outOfBounds, 'limit.reached': z.object({ links: z.number().int() }) },
} as const;

/** The link that every agent has from the start cannot be ended. */
export const endAffiliateUrlSchemas = {
  body: z.strictObject({ code: z.string().min(1).max(40) }),
  reply: affiliateUrl,
  errors: ['resource.unknown', 'request.conflict'],
} as const;
