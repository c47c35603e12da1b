import { z } from 'zod';
import { loginSchemas } from './session.schemas.ts';

const provider = z.enum(['FACEBOOK', 'GOOGLE']);

/** `id` is the provider's, the site only hands it back. */
export const socialAccountsSchemas = {
  query: z.strictObject({ provider }),
  reply: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  errors: [],
} as const;

export const socialConsentSchemas = {
  body: z.strictObject({ provider, accountId: z.string().min(1).max(64) }),
  reply: z.object({ idToken: z.string() }),
  errors: ['permission.denied', 'user.unknown'],
} as const;

export const socialLoginSchemas = {
  body: z.strictObject({ provider, idToken: z.string().min(1).max(128) }),
  reply: loginSchemas.reply,
  errors: [
    'permission.denied',
    'region.restricted',
    'safety.excluded',
    'verification.wrong',
    'login.second-step',
    'user.unknown',
    'login.non-agent',
    'login.non-member',
  ],
} as const;
