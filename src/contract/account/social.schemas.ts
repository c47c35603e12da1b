import * as z from 'zod';
import { hidden } from '../fields.ts';
import { loginSchemas } from './login.schemas.ts';

const provider = z.enum(['FACEBOOK', 'GOOGLE']);

/** `id` is the provider's; the site only sends it back. */
export const socialAccountsSchemas = {
  summary: 'List accounts of the simulated social provider',
  whenRestricted: true,
  query: z.strictObject({ provider: provider.describe('Provider of the login.') }),
  reply: z.array(
    z.object({
      id: z.string().describe('Reference of the account at the provider, for `socialConsent`.'),
      name: z.string().describe('Name at the provider.'),
      email: z.string().describe('Address at the provider.'),
    }),
  ),
  errors: [],
} as const;

export const socialConsentSchemas = {
  summary: 'Let the social provider issue a token',
  whenRestricted: true,
  body: z.strictObject({
    provider: provider.describe('Provider of the login.'),
    accountId: z.string().min(1).max(64).describe('Account by `socialAccounts`.'),
  }),
  reply: z.object({ idToken: z.string().describe('Token for `socialLogin`, for one use.').meta(hidden) }),
  errors: ['permission.denied', 'user.unknown'],
} as const;

export const socialLoginSchemas = {
  summary: 'Log in with a token of a social provider',
  whenRestricted: true,
  body: z.strictObject({
    provider: provider.describe('Provider of the login.'),
    idToken: z.string().min(1).max(128).describe('Token of `socialConsent`.').meta(hidden),
  }),
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
