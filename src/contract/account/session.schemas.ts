import { z } from 'zod';

/** Whether the next try has to answer a picture (R134). */
const captcha = z.object({ captcha: z.boolean() });

/** R206; values of `type` by A93. `closed`: a time-out or self-exclusion stands; only the closed-account page is open (X06). */
export const loginSchemas = {
  body: z.strictObject({
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(128),
    captcha: z.string().max(6).optional(),
    type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    countryDialingCode: z.string().max(5).optional(),
    firebaseChannel: z.literal('sms').optional(),
    firebaseIdToken: z.string().max(512).optional(),
    firebaseMobileNo: z.string().max(20).optional(),
  }),
  reply: z.object({
    token: z.string(),
    userName: z.string(),
    customerType: z.number().int(),
    firstTimeLogin: z.boolean(),
    closed: z.boolean().optional(),
  }),
  errors: [
    'login.wrong-password',
    'login.captcha-required',
    'login.locked',
    'login.second-step',
    'login.non-member',
    'login.non-agent',
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

export const logoutSchemas = { reply: z.null(), errors: [] } as const;
