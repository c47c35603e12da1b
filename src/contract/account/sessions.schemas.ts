import { z } from 'zod';
import { instant, pageOf, paging } from '../fields.ts';

/** How somebody signed in; `operator` is the console of the simulator. */
export const signInWay = z.enum([
  'password',
  'temporary-password',
  'sms',
  'google',
  'facebook',
  'passkey',
  'registration',
  'trial',
  'operator',
]);

/** `device` as people call it ("Chrome, Android"), `place` no nearer than a city. Null where nothing is known. */
const origin = { device: z.string().nullable(), mobile: z.boolean(), place: z.string().nullable() };

export const sessionsSchemas = {
  reply: z.array(
    z.object({
      sessionId: z.string(),
      current: z.boolean(),
      ...origin,
      way: signInWay,
      /** With a second step after the first. */
      twoSteps: z.boolean(),
      startedAt: instant,
      usedAt: instant,
    }),
  ),
  errors: [],
} as const;

export const endSessionSchemas = {
  body: z.strictObject({ sessionId: z.string().min(1).max(32) }),
  reply: z.null(),
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const endOtherSessionsSchemas = { reply: z.object({ ended: z.number().int() }), errors: [] } as const;

/** `outcome` other than `entered` is a try that was turned away. */
export const loginHistorySchemas = {
  query: z.object(paging),
  reply: pageOf(
    z.object({
      at: instant,
      ...origin,
      way: signInWay,
      twoSteps: z.boolean(),
      outcome: z.enum(['entered', 'wrong-password', 'wrong-code', 'locked']),
    }),
  ),
  errors: [],
} as const;
