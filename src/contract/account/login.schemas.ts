import * as z from 'zod';
import { hidden, username } from '../fields.ts';
import { maxPasswordInputLength } from './account-terms.ts';

/** Whether the next attempt requires a captcha. */
const captcha = z.object({ captcha: z.boolean().describe('Whether the next try has to answer a picture.') });

/**
 * The response is the session; `type` is the kind of account. `closed`: closed by a time-out or self-exclusion; only
 * the closed-account page is open.
 */
export const loginSchemas = {
  summary: 'Log in with a password or an SMS code',
  whenRestricted: true,
  body: z.strictObject({
    username: username.describe('Account name for `type` 0, mobile number in digits for 1 and 2.'),
    password: z
      .string()
      .min(1)
      .max(maxPasswordInputLength)
      .describe('Login password; for `type` 1 the code of the SMS requested with `smsNoLogin`.')
      .meta(hidden),
    captcha: z
      .string()
      .max(6)
      .optional()
      .describe(
        'Characters of the picture by `captcha`, once a failed try asked for it; its `Captcha-Id` travels as a header.',
      )
      .meta(hidden),
    captchaTask: z
      .string()
      .max(10)
      .optional()
      .describe(
        'Number that solves the task by `captchaTask`, in place of `captcha`; its `Captcha-Id` travels as a header.',
      )
      .meta(hidden),
    type: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('0: username and password; 1: mobile number and SMS code; 2: mobile number and password.'),
    countryDialingCode: z.string().max(5).optional().describe('Country dialing code of the mobile number, digits.'),
    firebaseChannel: z
      .literal('sms')
      .optional()
      .describe('Always `sms`: the number was verified by the external provider.'),
    firebaseIdToken: z
      .string()
      .max(512)
      .optional()
      .describe('Token of `providerVerifyCode` in place of a code.')
      .meta(hidden),
    firebaseMobileNo: z.string().max(20).optional().describe('Mobile number that the token is for, digits.'),
  }),
  reply: z
    .object({
      token: z.string().describe('Token for the header `Authorization: Bearer`.').meta(hidden),
      userName: z.string().describe('Account name.'),
      customerType: z
        .number()
        .int()
        .describe('Kind of account: 0 player, 1 and 2 agent, 4 free trial, 41 and 42 agent with agent home alone.'),
      firstTimeLogin: z
        .boolean()
        .describe(
          'Whether it is the first login of the account; the password has to be changed then if the merchant asks for it.',
        ),
      closed: z
        .boolean()
        .optional()
        .describe(
          'True while the account is closed by a time-out or self-exclusion; other calls than those open to closed accounts are refused.',
        ),
    })
    .describe('New session.'),
  errors: [
    'login.wrong-password',
    'login.captcha-required',
    'login.locked',
    'login.second-step',
    'login.non-member',
    'login.non-agent',
    'permission.denied',
    'request.too-many',
    'user.unknown',
    'verification.wrong',
    'verification.expired',
  ],
  details: {
    'login.captcha-required': captcha,
    'login.wrong-password': captcha,
    'user.unknown': captcha.nullable(),
    'verification.wrong': captcha.nullable(),
  },
} as const;

export const logoutSchemas = {
  summary: 'End the session',
  whenClosed: true,
  whenRestricted: true,
  reply: z.null().describe('Null.'),
  errors: [],
} as const;
