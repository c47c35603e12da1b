import { z } from 'zod';

/** A picture as a data address (R207). */
export const captchaSchemas = {
  reply: z.string().regex(/^data:image\/(svg\+xml|png);base64,/),
  errors: ['request.too-many'],
} as const;

const dialing = { countryDialingCode: z.string().max(5).optional() };
const mobile = z.string().min(1).max(20);
/** `expiredMinutes` is how long the code counts; the site waits as long before it offers the next one (R154). */
const sent = z.object({ expiredMinutes: z.number().optional() });
const errors = ['request.too-many', 'user.unknown'] as const;

export const smsRegisterSchemas = {
  body: z.strictObject({ mobileNo: mobile, ...dialing }),
  reply: sent,
  errors: ['permission.denied', 'request.too-many', 'mobile.taken'],
} as const;

export const smsNoLoginSchemas = {
  body: z.strictObject({ mobileNum: mobile, ...dialing }),
  reply: sent,
  errors,
} as const;

export const smsResetSchemas = {
  body: z.strictObject({ mobileNum: mobile, ...dialing }),
  reply: sent,
  errors: ['request.too-many'],
} as const;

export const getCodeSchemas = { body: z.strictObject({ mobileNum: mobile, ...dialing }), reply: sent, errors } as const;

export const providerSendCodeSchemas = {
  body: z.strictObject({ mobileNum: mobile, ...dialing }),
  reply: z.object({ verificationId: z.string() }),
  errors: [...errors, 'permission.denied'],
} as const;

export const providerVerifyCodeSchemas = {
  body: z.strictObject({ verificationId: z.string().max(64), code: z.string().min(1).max(10) }),
  reply: z.object({ firebaseIdToken: z.string() }),
  errors: ['request.too-many', 'verification.wrong'],
} as const;
