import * as z from 'zod';
import { compact, hidden } from '../fields.ts';

/** A captcha image as a data URL. */
export const captchaSchemas = {
  summary: 'Get a captcha picture',
  whenRestricted: true,
  reply: z
    .string()
    .regex(/^data:image\/(svg\+xml|png);base64,/)
    .describe('Picture as a data URL. The header `Captcha-Id` names it; the call that answers sends it back.'),
  errors: ['request.too-many'],
} as const;

export const captchaTaskSchemas = {
  summary: 'Get a task that the browser solves in place of a captcha picture',
  whenRestricted: true,
  reply: z
    .object({
      salt: z.string().describe('Text before the number.'),
      target: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('SHA-256 of the salt followed by the number in decimal digits, hexadecimal.'),
      max: z.number().int().describe('Largest number that can be the solution; the smallest is 0.'),
    })
    .describe('Task. The header `Captcha-Id` names it; the call with the solution sends it back.'),
  errors: ['request.too-many'],
} as const;

const dialing = {
  countryDialingCode: z.string().max(5).optional().describe('Country dialing code of the number, digits.'),
};
const mobile = compact.min(1).max(20);
/** `expiredMinutes` is how long the code is valid; the site offers another code only after that time. */
const sent = z.object({
  expiredMinutes: z
    .number()
    .optional()
    .describe('Minutes for which the code is valid; the site offers the next one after as long.'),
});

export const smsRegisterSchemas = {
  summary: 'Send a code by SMS for registration',
  body: z.strictObject({ mobileNo: mobile.describe('Mobile number in digits, without dialing code.'), ...dialing }),
  reply: sent,
  errors: ['permission.denied', 'request.too-many', 'mobile.taken'],
} as const;

export const smsNoLoginSchemas = {
  summary: 'Send a code by SMS for login',
  whenRestricted: true,
  body: z.strictObject({ mobileNum: mobile.describe('Mobile number in digits, without dialing code.'), ...dialing }),
  reply: sent,
  errors: ['request.too-many', 'user.unknown'],
} as const;

export const smsResetSchemas = {
  summary: 'Send a code by SMS for a password reset',
  whenRestricted: true,
  body: z.strictObject({ mobileNum: mobile.describe('Mobile number in digits, without dialing code.'), ...dialing }),
  reply: sent,
  errors: ['request.too-many'],
} as const;

export const getCodeSchemas = {
  summary: 'Send a code by SMS to verify a number of the member',
  whenRestricted: true,
  body: z.strictObject({ mobileNum: mobile.describe('Mobile number in digits, without dialing code.'), ...dialing }),
  reply: sent,
  errors: ['request.too-many'],
} as const;

export const providerSendCodeSchemas = {
  summary: 'Let the external provider send a code',
  whenRestricted: true,
  body: z.strictObject({ mobileNum: mobile.describe('Mobile number in digits, without dialing code.'), ...dialing }),
  reply: z.object({ verificationId: z.string().describe('Reference of the code, for `providerVerifyCode`.') }),
  errors: ['permission.denied', 'request.too-many'],
} as const;

export const providerVerifyCodeSchemas = {
  summary: 'Let the external provider check a code',
  whenRestricted: true,
  body: z.strictObject({
    verificationId: z.string().max(64).describe('Reference by `providerSendCode`.'),
    code: compact.min(1).max(10).describe('Code of the SMS.').meta(hidden),
  }),
  reply: z.object({
    firebaseIdToken: z.string().describe('Token in place of a code for login and registration.').meta(hidden),
  }),
  errors: ['request.too-many', 'verification.wrong', 'verification.expired'],
} as const;
