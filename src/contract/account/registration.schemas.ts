import * as z from 'zod';
import { languages } from '#markets/current.ts';
import { compact, hidden, lastFour, typedText, username } from '../fields.ts';
import { maxPasswordInputLength } from './account-terms.ts';
import { registrationFields } from './registration-fields.ts';

const words = z.object(
  Object.fromEntries(languages.map(({ wire, name }) => [wire, z.string().describe(`${name} text.`)])),
);

/**
 * The rule of one field: `regex` matches the whole value and is empty without a pattern; `min` and `max`
 * count characters; `message` is shown for an invalid value. Optional fields may be empty.
 */
const rule = z
  .object({
    enabled: z.boolean().describe('Whether the form has the field.'),
    required: z.boolean().describe('Whether the field may not be empty.'),
    regex: z
      .string()
      .describe('Pattern for the whole value, in the syntax of JavaScript with its flag `u`; empty without one.'),
    min: z.number().int().describe('Fewest characters.'),
    max: z.number().int().describe('Most characters.'),
    message: words.describe('Text for a value that breaks the rule.'),
  })
  .meta({
    id: 'FieldRule',
    description:
      'Rule of one field of a form. A value must match `regex` as a whole and have `min` to `max` characters.',
  });

/** Registration fields, then login fields, which have rules of their own. */
export const ruleNames = [...registrationFields, 'loginUsername', 'loginPassword', 'loginMobileNum'] as const;

export const registerSettingsSchemas = {
  summary: 'Read what the registration form offers',
  whenRestricted: true,
  reply: z.object({
    dialingCodes: z.array(z.string()).min(1).describe('Country dialing codes, digits only, the usual one first.'),
    providerReady: z.boolean().describe('Whether the external provider of phone and social login can be used.'),
  }),
  errors: [],
} as const;

export const registerValidationSchemas = {
  summary: 'Read the rules of registration and login fields',
  whenRestricted: true,
  reply: z.object({ regexp: z.record(z.enum(ruleNames), rule).describe('Rules by name of the field.') }),
  errors: [],
} as const;

export const verificationSchemas = {
  summary: 'Check whether a username or mobile number is free',
  query: z.strictObject({
    field: z.enum(['username', 'mobileNum']).describe('Field to check.'),
    value: typedText.min(1).max(64).describe('Username, or mobile number in digits.'),
  }),
  reply: z.object({ free: z.boolean().describe('Whether no account has it.') }),
  errors: ['request.too-many'],
} as const;

const optional = (max: number) => typedText.max(max).optional();

/** A password is compared as typed. */
const optionalPassword = z.string().max(128).optional();

const affiliateCode = typedText.min(1).max(64).describe('Code of an affiliate link or invitation.');

const account = {
  countryDialingCode: optional(5).describe('Country dialing code of the mobile number, digits.'),
  registerUrl: z.string().max(253).describe('Host that the registration comes from.'),
  registerMethod: z
    .enum(['APP', 'H5', 'PWA', 'WEBCLIP'])
    .describe(
      'How the site runs: `H5` in a browser, `PWA` installed, `APP` in a native shell, `WEBCLIP` from the home screen of an iPhone.',
    ),
  affiliateCode: optional(64).describe('Code of the affiliate link or agent that led here.'),
  paymentPassword: optionalPassword.describe('Withdrawal password, six digits.').meta(hidden),
  recommenderId: optional(64).describe('Username of the member who invited.'),
  nickname: typedText.max(64).optional().describe('Name to show.'),
  payeeName: typedText.max(128).optional().describe('Name of the holder of accounts for withdrawals.'),
  email: optional(254).describe('Email address.'),
  idNumber: compact.max(64).optional().describe('Number of an identity document.').meta(lastFour),
  qqNum: optional(64).describe('QQ number.'),
  facebook: optional(128).describe('Facebook account.'),
  wechat: optional(128).describe('WeChat account.'),
  line: optional(128).describe('LINE account.'),
  whatsapp: optional(128).describe('WhatsApp number.'),
  zalo: optional(128).describe('Zalo number.'),
  captcha: optional(6)
    .describe('Characters of the picture by `captcha`; its `Captcha-Id` is sent as a header.')
    .meta(hidden),
  captchaTask: optional(10)
    .describe(
      'Number that solves the task by `captchaTask`, in place of `captcha`; its `Captcha-Id` is sent as a header.',
    )
    .meta(hidden),
  type: z.literal(0).describe('Always 0: a player.'),
  domain: z.string().max(253).describe('Host that the registration comes from.'),
  firebaseChannel: z
    .literal('sms')
    .optional()
    .describe('Always `sms`: the number was verified by the external provider.'),
  firebaseIdToken: optional(512).describe('Token of `providerVerifyCode` in place of a code.').meta(hidden),
};

/** `token` is null if the member has to log in after registering. */
const registered = z.object({
  userName: z.string().describe('Account name.'),
  customerType: z.number().int().describe('Kind of account: 0 player, 1 and 2 agent, 4 free trial.'),
  token: z.string().nullable().describe('Token of the new session; null where the member has to log in.').meta(hidden),
});

const refusals = [
  'password.common',
  'payment.weak-password',
  'email.taken',
  'mobile.taken',
  'request.too-many',
  'verification.wrong',
  'verification.expired',
  'referrer.wrong',
  'permission.denied',
] as const;

export const registerSchemas = {
  summary: 'Register with a username and password',
  body: z.strictObject({
    ...account,
    username: username.describe('Account name by the rule `username` of `registerValidation`.'),
    password: z
      .string()
      .min(1)
      .max(maxPasswordInputLength)
      .describe('Login password by the rule `password`.')
      .meta(hidden),
    confirmPassword: z.string().min(1).max(maxPasswordInputLength).describe('Login password again.').meta(hidden),
    mobileNum: compact.max(20).optional().describe('Mobile number in digits, without dialing code.'),
    verificationCode: compact.max(10).optional().describe('Code of the SMS requested with `smsRegister`.').meta(hidden),
  }),
  reply: registered,
  errors: ['username.taken', ...refusals],
} as const;

export const registerMobileSchemas = {
  summary: 'Register with a mobile number',
  body: z.strictObject({
    ...account,
    username: optional(64).describe('Not used: the backend chooses the account name, see `userName` of the reply.'),
    password: optionalPassword.describe('Login password; if absent the member logs in with codes.').meta(hidden),
    confirmPassword: optionalPassword.describe('Login password again.').meta(hidden),
    mobileNum: compact.min(1).max(20).describe('Mobile number in digits, without dialing code.'),
    verificationCode: compact.max(10).optional().describe('Code of the SMS requested with `smsRegister`.').meta(hidden),
  }),
  reply: registered,
  errors: refusals,
} as const;

export const affiliateInfoSchemas = {
  summary: 'Look up an affiliate code',
  query: z.strictObject({ affiliateCode }),
  reply: z.object({
    affiliateCode: z.string().describe('Code that was looked up.'),
    nickname: z.string().describe('Name of its owner.'),
  }),
  errors: ['referrer.wrong', 'request.too-many'],
} as const;

export const affiliateCheckSchemas = {
  summary: 'Check whether an affiliate code can be used on a host',
  query: z.strictObject({
    code: affiliateCode,
    domain: z.string().max(253).describe('Host of the site.'),
  }),
  reply: z.object({ success: z.boolean().describe('Whether it can be used there.') }),
  errors: ['request.too-many'],
} as const;
