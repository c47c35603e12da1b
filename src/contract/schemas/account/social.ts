import { z } from 'zod';
import { login } from './session.ts';

const provider = z.enum(['FACEBOOK', 'GOOGLE']);

/** `id` is the provider's, the site only hands it back. */
export const socialAccounts = {
  query: z.strictObject({ provider }),
  reply: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  errors: [],
} as const;

export const socialConsent = {
  body: z.strictObject({ provider, accountId: z.string().min(1).max(64) }),
  reply: z.object({ idToken: z.string() }),
  errors: ['permission.denied', 'user.unknown'],
} as const;

export const socialLogin = {
  body: z.strictObject({ provider, idToken: z.string().min(1).max(128) }),
  reply: login.reply,
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
