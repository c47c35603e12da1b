import * as z from 'zod';
import { compact, email, hidden, instant, username } from '../fields.ts';
import { maxPasswordInputLength } from './account-terms.ts';

const password = z.string().min(1).max(maxPasswordInputLength);

/**
 * Withdrawals are on hold until then because the password was reset rather than changed by its owner; else null.
 */
const reply = z.object({
  heldUntil: instant
    .nullable()
    .describe(
      'Withdrawals are on hold until then, because the password was reset through a code; null without a hold. Epoch ms.',
    ),
});

/** Schemas of the change of the login password. */
export const changePasswordSchemas = {
  summary: 'Change the login password',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    oldPassword: password.describe('Current login password.').meta(hidden),
    newPassword: password
      .describe('New login password by the rule `password` of `registerValidation`, different from the current one.')
      .meta(hidden),
    confirmNewPassword: password.describe('New login password again.').meta(hidden),
  }),
  reply,
  errors: ['confirm.required', 'login.wrong-password', 'modify.new.old.same', 'password.common', 'request.too-many'],
} as const;

export const passwordByEmailSchemas = {
  summary: 'Request a temporary password by email',
  whenRestricted: true,
  body: z.strictObject({
    username: username.describe('Account name.'),
    email: email.describe(
      'Address of the account, or of its login provider if it has none. Another one gets the same reply and no message.',
    ),
  }),
  reply: z.null().describe('Null, whether or not account and address belong together.'),
  errors: ['request.too-many'],
} as const;

export const passwordByMobileSchemas = {
  summary: 'Reset the login password with a code by SMS',
  whenRestricted: true,
  body: z.strictObject({
    newPassword: password.describe('New login password by the rule `password` of `registerValidation`.').meta(hidden),
    mobileNum: compact.min(1).max(20).describe('Mobile number of the account, digits.'),
    verificationCode: compact.min(1).max(10).describe('Code of the SMS requested with `smsReset`.').meta(hidden),
  }),
  reply,
  errors: ['request.too-many', 'verification.wrong', 'verification.expired', 'modify.new.old.same', 'password.common'],
} as const;
