import { z } from 'zod';
import { typedText } from '../fields.ts';

const words = z.object({ EN: z.string(), TY: z.string() });

/**
 * The rule of one field (R145, A63): `regex` is a whole-value pattern, empty for none; `min` and `max`
 * count characters; `message` shows when the value breaks it. Values of optional fields may be empty.
 */
const rule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  regex: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  message: words,
});

/** Fields of the registration, then the shared keys (R214). */
export const ruleNames = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'email',
  'nickname',
  'payeeName',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
] as const;

export const registerSettingsSchemas = {
  reply: z.object({
    /** Country dialing codes, digits only, the usual one first. */
    dialingCodes: z.array(z.string()).min(1),
    /** The phone and social provider can be used (A55). */
    providerReady: z.boolean(),
  }),
  errors: [],
} as const;

export const registerValidationSchemas = {
  reply: z.object({ regexp: z.record(z.enum(ruleNames), rule) }),
  errors: [],
} as const;

export const verificationSchemas = {
  query: z.strictObject({ field: z.enum(['username', 'mobileNum']), value: z.string().min(1).max(64) }),
  reply: z.object({ free: z.boolean() }),
  errors: ['request.too-many'],
} as const;

const optional = (max: number) => z.string().max(max).optional();

const account = {
  countryDialingCode: optional(5),
  registerUrl: z.string().max(253),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  affiliateCode: optional(64),
  paymentPassword: optional(128),
  recommenderId: optional(64),
  nickname: typedText.max(64).optional(),
  payeeName: typedText.max(128).optional(),
  email: optional(254),
  idNumber: optional(64),
  qqNum: optional(64),
  facebook: optional(128),
  wechat: optional(128),
  line: optional(128),
  whatsapp: optional(128),
  zalo: optional(128),
  captcha: optional(6),
  type: z.literal(0),
  domain: z.string().max(253),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: optional(512),
};

/** `token` is null where the member has to log in after registering (A66). */
const registered = z.object({
  userName: z.string(),
  customerType: z.number().int(),
  token: z.string().nullable(),
});

const refusals = [
  'password.common',
  'username.taken',
  'email.taken',
  'mobile.taken',
  'request.too-many',
  'verification.wrong',
  'verification.expired',
  'referrer.wrong',
  'permission.denied',
] as const;

export const registerSchemas = {
  body: z.strictObject({
    ...account,
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(128),
    confirmPassword: z.string().min(1).max(128),
    mobileNum: optional(20),
    verificationCode: optional(10),
  }),
  reply: registered,
  errors: refusals,
} as const;

export const registerMobileSchemas = {
  body: z.strictObject({
    ...account,
    username: optional(64),
    password: optional(128),
    confirmPassword: optional(128),
    mobileNum: z.string().min(1).max(20),
    verificationCode: optional(10),
  }),
  reply: registered,
  errors: refusals,
} as const;

export const affiliateInfoSchemas = {
  query: z.strictObject({ affiliateCode: z.string().min(1).max(64) }),
  reply: z.object({ affiliateCode: z.string(), nickname: z.string() }),
  errors: ['referrer.wrong', 'request.too-many'],
} as const;

export const affiliateCheckSchemas = {
  query: z.strictObject({ code: z.string().min(1).max(64), domain: z.string().max(253) }),
  reply: z.object({ success: z.boolean() }),
  errors: ['request.too-many'],
} as const;
