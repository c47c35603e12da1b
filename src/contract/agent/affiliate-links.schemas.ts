import * as z from 'zod';
import { instant, money } from '../fields.ts';
import { outOfBounds, rebates } from './parts.schemas.ts';

const affiliateUrl = z
  .object({
    code: z.string().describe('Code of the link, sent as `affiliateCode` by a registration.'),
    url: z.string().describe('Address to share.'),
    qr: z.string().describe('QR code of the address, as a data URL.'),
    kind: z.enum(['agent', 'player']).describe('What the new members become.'),
    rebates: rebates.describe('Rebates that the new members get, by category.'),
    registered: z.number().int().describe('Members who registered by it.'),
    depositors: z.number().int().describe('How many of them have deposited.'),
    stake: money.describe('Sum of their bets, in major units.'),
    createdAt: instant.describe('When it was made, epoch ms.'),
    endedAt: instant.nullable().describe('When it was ended; null while it works. Epoch ms.'),
  })
  .meta({ id: 'AffiliateLink', description: 'A link by which new members join the team of an agent.' });

export const affiliateUrlsSchemas = {
  summary: 'List the affiliate links of the agent',
  reply: z.array(affiliateUrl),
  errors: [],
} as const;

export const createAffiliateUrlSchemas = {
  summary: 'Create an affiliate link',
  body: z.strictObject({
    kind: z.enum(['agent', 'player']).describe('What the new members become.'),
    rebates: rebates.optional().describe('Rebates that the new members get, by category; none if absent.'),
  }),
  reply: affiliateUrl,
  errors: ['amount.out-of-range', 'limit.reached'],
  details: {
    ...outOfBounds,
    'limit.reached': z.object({ links: z.number().int().describe('Number of links that an agent may have.') }),
  },
} as const;

/** The agent's default link cannot be ended. */
export const endAffiliateUrlSchemas = {
  summary: 'End an affiliate link',
  body: z.strictObject({
    code: z.string().min(1).max(40).describe('Link to end; the first link of an agent cannot be ended.'),
  }),
  reply: affiliateUrl,
  errors: ['resource.unknown', 'request.conflict'],
} as const;
