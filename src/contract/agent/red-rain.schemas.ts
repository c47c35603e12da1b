import * as z from 'zod';
import { instant, language, money } from '../fields.ts';

/**
 * Each red envelope event has a fixed number of envelopes; `grabbed` is the amount the member received, null before.
 */
export const redRainSchemas = {
  summary: 'Read the current rain of red envelopes',
  query: z.object({
    language,
  }),
  reply: z.object({
    rainId: z.string().describe('Reference of the rain.'),
    startsAt: instant.describe('When it starts, epoch ms.'),
    endsAt: instant.describe('When it ends, epoch ms.'),
    status: z.enum(['waiting', 'running', 'over']).describe('State of the rain.'),
    envelopes: z.number().int().describe('Number of envelopes.'),
    left: z.number().int().describe('Envelopes left.'),
    fund: money.describe('Money in all envelopes, in major units.'),
    grabbed: money.nullable().describe('What the caller’s envelope brought; null before. In major units.'),
    board: z
      .array(
        z.object({
          account: z.string().describe('Masked name.'),
          amount: money.describe('Money in the envelope, in major units.'),
        }),
      )
      .describe('Largest envelopes so far.'),
  }),
  errors: [],
} as const;

export const grabRedRainSchemas = {
  summary: 'Take an envelope of a running rain',
  body: z.strictObject({ rainId: z.string().min(1).max(40).describe('Running rain.') }),
  reply: z.object({
    amount: money.describe('Money in the envelope, in major units.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'promotion.unavailable', 'identity.required'],
} as const;
