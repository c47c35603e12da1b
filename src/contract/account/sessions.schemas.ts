import * as z from 'zod';
import { instant, pageOf, paging } from '../fields.ts';

/** Login method; `operator` is the console of the simulator. */
export const loginMethod = z.enum([
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

/**
 * `device` is a readable name ("Chrome, Android"); `place` is at most as precise as a city. Both are null if unknown.
 */
const origin = {
  device: z.string().nullable().describe('Browser and system in words, such as `Chrome, Android`; null if unknown.'),
  mobile: z.boolean().describe('Whether it is a phone or tablet.'),
  place: z.string().nullable().describe('Place of the network address, no nearer than a city; null if unknown.'),
};

export const sessionsSchemas = {
  summary: 'List the sessions of the member',
  whenClosed: true,
  whenRestricted: true,
  reply: z
    .array(
      z.object({
        sessionId: z.string().describe('Reference of the session, for `endSession`.'),
        current: z.boolean().describe('Whether it is the session of this call.'),
        ...origin,
        way: loginMethod.describe('How the member logged in; `operator` is the console of the simulator.'),
        twoSteps: z.boolean().describe('Whether a second step was taken.'),
        startedAt: instant.describe('Time of the login, epoch ms.'),
        usedAt: instant.describe('Time of the latest call, epoch ms.'),
      }),
    )
    .describe('Sessions, the current one first.'),
  errors: [],
} as const;

export const endSessionSchemas = {
  summary: 'End another session',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    sessionId: z.string().min(1).max(32).describe('Session by `sessions`, not the current one.'),
  }),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const endOtherSessionsSchemas = {
  summary: 'End all sessions but the current one',
  whenRestricted: true,
  reply: z.object({ ended: z.number().int().describe('Number of sessions that were ended.') }),
  errors: [],
} as const;

/** Any `outcome` other than `entered` is a rejected attempt. */
export const loginHistorySchemas = {
  summary: 'List logins and failed tries',
  whenClosed: true,
  whenRestricted: true,
  query: z.object(paging),
  reply: pageOf(
    z.object({
      at: instant.describe('Time of the try, epoch ms.'),
      ...origin,
      way: loginMethod.describe('How the caller tried to log in.'),
      twoSteps: z.boolean().describe('Whether a second step was taken.'),
      outcome: z
        .enum(['entered', 'wrong-password', 'wrong-code', 'locked'])
        .describe('`entered`: logged in; `wrong-password`, `wrong-code`, `locked`: refused for that reason.'),
    }),
  ),
  errors: [],
} as const;
