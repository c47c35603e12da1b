import * as z from 'zod';
import { compact, day, email, hidden, instant, language, merchantCode, personName, typedText } from '../fields.ts';
import { identityErrors, identityProof } from './identity.schemas.ts';

/** Contacts are masked; null if not set. */
export const securityConfigSchemas = {
  summary: 'Read the state of the security centre',
  whenClosed: true,
  whenRestricted: true,
  reply: z.object({
    nickname: z.string().describe('Name shown to the member.'),
    payeeName: z.string().nullable().describe('Name of the account holder of withdrawals; null before it is set.'),
    mobile: z.string().nullable().describe('Mobile number, masked; null without one.'),
    email: z.string().nullable().describe('Email address, masked; null without one.'),
    birthday: day.nullable().describe('Date of birth; null before it is set. YYYY-MM-DD in the market’s time zone.'),
    hasPaymentPassword: z.boolean().describe('Whether a withdrawal password is set.'),
    hasQuestions: z.boolean().describe('Whether security questions are set.'),
    cards: z.number().int().describe('Number of accounts for withdrawals.'),
    twoSteps: z.boolean().describe('Whether logging in takes a second step.'),
    passkeys: z.number().int().describe('Number of passkeys.'),
    heldUntil: instant
      .nullable()
      .describe('Withdrawals are on hold until then after a change; null without a hold. Epoch ms.'),
    holdHours: z.number().int().min(0).describe('Hours that such a change holds withdrawals; 0 for none.'),
    lastLoginAt: instant.nullable().describe('Login before this one; null without one. Epoch ms.'),
    strength: z.number().int().min(0).max(100).describe('How well the account is protected, in percent.'),
  }),
  errors: [],
} as const;

export const hasWithdrawalPasswordSchemas = {
  summary: 'Check whether a withdrawal password is set',
  whenClosed: true,
  whenRestricted: true,
  reply: z.boolean().describe('True if a withdrawal password is set.'),
  errors: [],
} as const;

/** Withdrawal password: six digits. */
const paymentPassword = z.string().regex(/^\d{6}$/);

/** `oldPaymentPassword` is required if a password is set. */
export const setPaymentPasswordSchemas = {
  summary: 'Set or change the withdrawal password',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    ...identityProof,
    oldPaymentPassword: z
      .string()
      .max(32)
      .optional()
      .describe('Current withdrawal password; required once one is set.')
      .meta(hidden),
    newPaymentPassword: paymentPassword.describe('New withdrawal password, six digits.').meta(hidden),
  }),
  reply: z.null().describe('Null.'),
  errors: [...identityErrors, 'payment.wrong-password', 'payment.weak-password', 'modify.new.old.same'],
} as const;

const answer = z.strictObject({
  questionId: z.number().int().positive().describe('Question by `securityQuestions`.'),
  answer: typedText.min(1).max(60).describe('Answer; case and spacing do not count.').meta(hidden),
});

export const resetPaymentPasswordSchemas = {
  summary: 'Reset the withdrawal password with security questions',
  whenRestricted: true,
  body: z.strictObject({
    ...identityProof,
    answers: z.array(answer).min(1).max(3).describe('Answers to the questions of the member.'),
    newPaymentPassword: paymentPassword.describe('New withdrawal password, six digits.').meta(hidden),
  }),
  reply: z.null().describe('Null.'),
  errors: [...identityErrors, 'payment.weak-password', 'verification.wrong'],
} as const;

export const securityQuestionsSchemas = {
  summary: 'List security questions and those of the member',
  whenRestricted: true,
  query: z.object({
    language,
  }),
  reply: z.object({
    questions: z
      .array(
        z.object({
          questionId: z.number().int().positive().describe('Number of the question.'),
          text: z.string().describe('Question in the language of the call.'),
        }),
      )
      .describe('Questions to choose from.'),
    chosen: z.array(z.number().int().positive()).describe('Numbers of the questions that the member has set.'),
  }),
  errors: [],
} as const;

/** `oldAnswers` to the current questions are required if there are any. */
export const setSecurityQuestionsSchemas = {
  summary: 'Set three security questions',
  whenRestricted: true,
  body: z.strictObject({
    ...identityProof,
    oldAnswers: z
      .array(answer)
      .max(3)
      .optional()
      .describe('Answers to the questions set before; required once some are set.'),
    answers: z.array(answer).length(3).describe('Three different questions with answers.'),
  }),
  reply: z.null().describe('Null.'),
  errors: [...identityErrors, 'verification.wrong', 'resource.unknown'],
} as const;

/** `validMinutes` is how long the code is valid. */
export const emailCodeSchemas = {
  summary: 'Send a code to a new email address',
  whenRestricted: true,
  body: z.strictObject({ email: email.describe('Address to send the code to.') }),
  reply: z.object({ validMinutes: z.number().int().describe('Minutes for which the code is valid.') }),
  errors: ['email.taken', 'request.too-many'],
} as const;

export const updateEmailSchemas = {
  summary: 'Set the email address',
  whenRestricted: true,
  body: z.strictObject({
    email: email.describe('New address.'),
    verificationCode: compact.min(1).max(10).describe('Code of the email requested with `emailCode`.').meta(hidden),
    ...identityProof,
  }),
  reply: z.object({ email: z.string().describe('New address, masked.') }),
  errors: [...identityErrors, 'safety.excluded', 'verification.wrong', 'verification.expired', 'email.taken'],
} as const;

export const updateMobileSchemas = {
  summary: 'Set the mobile number',
  whenRestricted: true,
  body: z.strictObject({
    mobileNum: compact.min(1).max(20).describe('New number in digits, without dialing code.'),
    verificationCode: compact.min(1).max(10).describe('Code of the SMS requested with `getCode`.').meta(hidden),
    ...identityProof,
  }),
  reply: z.object({ mobile: z.string().describe('New number, masked.') }),
  errors: [
    ...identityErrors,
    'safety.excluded',
    'verification.wrong',
    'verification.expired',
    'request.conflict',
    'payment.weak-password',
  ],
} as const;

export const updatePayeeNameSchemas = {
  summary: 'Set the payee name of withdrawals',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ payeeName: personName.describe('Name of the holder of all accounts for withdrawals.') }),
  reply: z.object({ payeeName: z.string().describe('Name that was set, normalized.') }),
  errors: ['confirm.required', 'request.conflict'],
} as const;

export const updateNicknameSchemas = {
  summary: 'Set the nickname',
  whenRestricted: true,
  body: z.strictObject({ nickname: typedText.min(2).max(20).describe('Name to show, 2 to 20 characters.') }),
  reply: z.object({ nickname: z.string().describe('Name that was set, normalized.') }),
  errors: [],
} as const;

export const updateBirthdaySchemas = {
  summary: 'Set the date of birth, once',
  whenRestricted: true,
  query: z.object({
    merchantCode: merchantCode('Decides the youngest age of a member.'),
  }),
  body: z.strictObject({
    birthday: day.describe(
      'Date of birth; the member must have the minimum age of the brand. YYYY-MM-DD in the market’s time zone.',
    ),
  }),
  reply: z.object({ birthday: day.describe('Date that was set. YYYY-MM-DD in the market’s time zone.') }),
  errors: ['confirm.required', 'request.conflict', 'payment.weak-password'],
} as const;
