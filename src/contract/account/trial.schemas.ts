import { z } from 'zod';

export const trialUserSchemas = {
  reply: z.object({ userName: z.string(), trialCount: z.number().int().min(0) }),
  errors: [],
} as const;

/** Under a name of `trialUser` an account is made and named in the reply; without one the reply is a token alone (R193). */
export const freePlaySchemas = {
  body: z.strictObject({ userName: z.string().min(1).max(32).optional() }),
  reply: z.object({
    token: z.string(),
    userName: z.string().optional(),
    customerType: z.number().int().optional(),
  }),
  errors: ['permission.denied', 'request.too-many', 'username.taken', 'login.non-agent'],
} as const;
