import * as z from 'zod';
import { hidden } from '../fields.ts';

export const trialUserSchemas = {
  summary: 'Read the proposed name of a free trial',
  reply: z.object({
    userName: z.string().describe('Name to send with `freePlay`.'),
    trialCount: z.number().int().min(0).describe('Free trials left today in this world.'),
  }),
  errors: [],
} as const;

/**
 * With a name from `trialUser` an account is created and named in the reply; without one the reply holds only a token.
 */
export const freePlaySchemas = {
  summary: 'Start a free trial',
  body: z.strictObject({
    userName: z
      .string()
      .min(1)
      .max(32)
      .optional()
      .describe('Name by `trialUser`; without one the reply is a token alone.'),
  }),
  reply: z.object({
    token: z.string().describe('Token for the header `Authorization: Bearer`.').meta(hidden),
    userName: z.string().optional().describe('Account name; absent if the call named none.'),
    customerType: z.number().int().optional().describe('Always 4; absent if the call named no account.'),
  }),
  errors: ['permission.denied', 'request.too-many', 'username.taken', 'login.non-agent'],
} as const;
