import { z } from 'zod';
import { loginSchemas } from '../account/session.schemas.ts';
import { instant } from '../fields.ts';
import { assertion, passkey, requestOptions } from './passkeys.schemas.ts';

/** What a member may be asked again for. A confirmation counts for one of them, once. */
export const confirmPurpose = z.enum([
  'password',
  'payment-password',
  'contact',
  'card',
  'withdrawal',
  'two-steps',
  'safety',
]);

/** By what one shows who one is: `code` is the authenticator app's, `recovery` one of the ten kept for bad days. */
export const confirmMethod = z.enum(['password', 'code', 'recovery', 'passkey']);

/** `value` of a refusal `confirm.required`. */
export const confirmNeed = z.object({ purpose: confirmPurpose, methods: z.array(confirmMethod) });

/** `value` of a refusal `login.second-step`; the ticket counts for ten minutes. */
export const secondStepNeed = z.object({ ticket: z.string(), methods: z.array(confirmMethod) });

/** `endsAt`: when the desk turns two steps off because the phone was said to be lost. */
export const twoStepsSchemas = {
  reply: z.object({
    on: z.boolean(),
    since: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
    endsAt: instant.nullable(),
    passkeys: z.array(passkey),
  }),
  errors: [],
} as const;

/** `secret` is the key to type (base32), `picture` its QR code as a data address. */
export const beginTwoStepsSchemas = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  reply: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
  errors: ['confirm.required', 'request.conflict'],
} as const;

const code = z.string().regex(/^\d{6}$/);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(10) });

export const turnOnTwoStepsSchemas = {
  body: z.strictObject({ code }),
  reply: recoveryCodes,
  errors: ['verification.wrong', 'request.conflict', 'request.too-many'],
} as const;

export const turnOffTwoStepsSchemas = { reply: z.null(), errors: ['confirm.required', 'request.conflict'] } as const;

export const renewRecoveryCodesSchemas = {
  reply: recoveryCodes,
  errors: ['confirm.required', 'request.conflict'],
} as const;

/** One of them; spaces and dashes of a recovery code do not count. */
const proof = {
  code: code.optional(),
  recovery: z.string().min(8).max(24).optional(),
  passkey: assertion.optional(),
};

export const confirmIdentitySchemas = {
  body: z.strictObject({ purpose: confirmPurpose, password: z.string().min(1).max(128).optional(), ...proof }),
  reply: z.null(),
  errors: ['login.wrong-password', 'verification.wrong', 'passkey.unknown', 'request.too-many'],
} as const;

export const confirmOptionsSchemas = { reply: requestOptions, errors: ['passkey.unknown'] } as const;

const ticket = z.string().min(1).max(64);

export const loginSecondStepSchemas = {
  body: z.strictObject({ ticket, ...proof }),
  reply: loginSchemas.reply,
  errors: ['session.expired', 'verification.wrong', 'passkey.unknown', 'request.too-many'],
} as const;

export const secondStepOptionsSchemas = {
  body: z.strictObject({ ticket }),
  reply: requestOptions,
  errors: ['session.expired', 'passkey.unknown'],
} as const;

/** `url` leads to the conversation with the desk, `endsAt` when two steps go off. */
export const lostSecondStepSchemas = {
  body: z.strictObject({ ticket, language: z.enum(['EN', 'TY']) }),
  reply: z.object({ url: z.string(), endsAt: instant }),
  errors: ['session.expired'],
} as const;

export const keepTwoStepsSchemas = { reply: z.null(), errors: [] } as const;
