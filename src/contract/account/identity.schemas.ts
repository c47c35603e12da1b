import * as z from 'zod';
import { hidden } from '../fields.ts';
import { maxPasswordInputLength } from './account-terms.ts';

/** Fields that prove the owner's identity, for calls that change how the account can be recovered. */
export const identityProof = {
  loginPassword: z
    .string()
    .min(1)
    .max(maxPasswordInputLength)
    .optional()
    .describe(
      'Login password, as proof of the owner; not asked after `confirmIdentity` or without two steps where the code says so.',
    )
    .meta(hidden),
};

/** Error codes of a missing or wrong proof. */
export const identityErrors = ['confirm.required', 'login.wrong-password', 'request.too-many'] as const;
