import * as z from 'zod';
import { maxPasswordInputLength } from '../account/account-terms.ts';
import { loginSchemas } from '../account/login.schemas.ts';
import { hidden, instant, merchantCode, wireLanguageNames, wireLanguages } from '../fields.ts';
import { assertion, passkey, requestOptions } from './passkeys.schemas.ts';

/** Actions that may require a confirmation. Each confirmation is valid for one purpose, once. */
export const confirmPurpose = z.enum([
  'password',
  'payment-password',
  'contact',
  'card',
  'withdrawal',
  'rebates',
  'two-steps',
  'safety',
]);

/** Methods of confirmation: `code` is from the authenticator app, `recovery` one of the ten recovery codes. */
export const confirmMethod = z.enum(['password', 'code', 'recovery', 'passkey']);

/** `value` of a refusal `confirm.required`. */
export const confirmNeed = z
  .object({
    purpose: confirmPurpose.describe('Purpose, for `confirmIdentity`.'),
    methods: z.array(confirmMethod).describe('Ways in which the member can confirm.'),
  })
  .meta({ id: 'ConfirmNeed', description: 'What a call needs to be confirmed for, and how.' });

/** `value` of a refusal `login.second-step`; the ticket is valid for ten minutes. */
export const secondStepNeed = z
  .object({
    ticket: z.string().describe('Reference of the login, for `loginSecondStep`; valid for ten minutes.').meta(hidden),
    methods: z.array(confirmMethod).describe('Ways in which the second step can be taken.'),
  })
  .meta({ id: 'SecondStepNeed', description: 'What a login needs as a second step.' });

/** `endsAt`: when support turns off two-step verification after the member reported the phone lost. */
export const twoStepsSchemas = {
  summary: 'Read the state of two-step verification',
  whenClosed: true,
  whenRestricted: true,
  reply: z.object({
    on: z.boolean().describe('Whether logging in takes a second step.'),
    since: instant.nullable().describe('When it was turned on; null while it is off. Epoch ms.'),
    recoveryCodesLeft: z.number().int().describe('Recovery codes that were not used.'),
    endsAt: instant
      .nullable()
      .describe('When customer service turns it off, because the phone was reported lost; null otherwise. Epoch ms.'),
    passkeys: z.array(passkey).describe('Passkeys of the member.'),
  }),
  errors: [],
} as const;

/** `secret` is the key for manual entry (base32), `picture` its QR code as a data URL. */
export const beginTwoStepsSchemas = {
  summary: 'Start setting up two-step verification',
  whenRestricted: true,
  query: z.object({
    merchantCode: merchantCode('Decides the name in the authenticator app.'),
  }),
  reply: z.object({
    secret: z.string().describe('Key to type into an authenticator app, base32.').meta(hidden),
    uri: z.string().describe('Key as an `otpauth:` address.').meta(hidden),
    picture: z.string().describe('Key as a QR code, a data URL.').meta(hidden),
  }),
  errors: ['confirm.required', 'request.conflict'],
} as const;

const code = z.string().regex(/^\d{6}$/);
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).length(10).describe('Ten codes, each for one use.').meta(hidden),
});

export const turnOnTwoStepsSchemas = {
  summary: 'Turn on two-step verification',
  whenRestricted: true,
  body: z.strictObject({ code: code.describe('Code of the authenticator app.').meta(hidden) }),
  reply: recoveryCodes,
  errors: ['verification.wrong', 'request.conflict', 'request.too-many'],
} as const;

export const turnOffTwoStepsSchemas = {
  summary: 'Turn off two-step verification',
  whenRestricted: true,
  reply: z.null().describe('Null.'),
  errors: ['confirm.required', 'request.conflict'],
} as const;

export const renewRecoveryCodesSchemas = {
  summary: 'Replace the recovery codes',
  whenRestricted: true,
  reply: recoveryCodes,
  errors: ['confirm.required', 'request.conflict'],
} as const;

/** One of these; spaces and dashes in a recovery code are ignored. */
const proof = {
  code: code.optional().describe('Code of the authenticator app.').meta(hidden),
  recovery: z
    .string()
    .min(8)
    .max(24)
    .optional()
    .describe('Recovery code; spaces and dashes do not count.')
    .meta(hidden),
  passkey: assertion.optional().describe('Signature of a passkey.'),
};

export const confirmIdentitySchemas = {
  summary: 'Confirm the identity for one sensitive call',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    purpose: confirmPurpose.describe('What the confirmation is for.'),
    password: z.string().min(1).max(maxPasswordInputLength).optional().describe('Login password.').meta(hidden),
    ...proof,
  }),
  reply: z.null().describe('Null.'),
  errors: ['login.wrong-password', 'verification.wrong', 'passkey.unknown', 'request.too-many'],
} as const;

export const confirmOptionsSchemas = {
  summary: 'Get options to confirm with a passkey',
  whenClosed: true,
  whenRestricted: true,
  reply: requestOptions,
  errors: ['passkey.unknown'],
} as const;

const ticket = z.string().min(1).max(64);

export const loginSecondStepSchemas = {
  summary: 'Take the second step of a login',
  whenRestricted: true,
  body: z.strictObject({ ticket: ticket.describe('Login by the refusal `login.second-step`.').meta(hidden), ...proof }),
  reply: loginSchemas.reply,
  errors: [
    'session.expired',
    'verification.wrong',
    'passkey.unknown',
    'request.too-many',
    'login.non-member',
    'login.non-agent',
  ],
} as const;

export const secondStepOptionsSchemas = {
  summary: 'Get options for a second step with a passkey',
  whenRestricted: true,
  body: z.strictObject({ ticket: ticket.describe('Login by the refusal `login.second-step`.').meta(hidden) }),
  reply: requestOptions,
  errors: ['session.expired', 'passkey.unknown'],
} as const;

/** `url` opens the support conversation, `endsAt` is when two-step verification is turned off. */
export const lostSecondStepSchemas = {
  summary: 'Report a lost phone during login',
  whenRestricted: true,
  body: z.strictObject({
    ticket: ticket.describe('Login by the refusal `login.second-step`.').meta(hidden),
    language: z.enum(wireLanguages).describe(`Language of the conversation: ${wireLanguageNames}.`),
  }),
  reply: z.object({
    url: z.string().describe('Address of the conversation with customer service.'),
    endsAt: instant.describe('When two-step verification is turned off, epoch ms.'),
  }),
  errors: ['session.expired', 'request.too-many'],
} as const;

export const keepTwoStepsSchemas = {
  summary: 'Keep two-step verification after a reported loss',
  whenClosed: true,
  whenRestricted: true,
  reply: z.null().describe('Null.'),
  errors: [],
} as const;
