import { z } from 'zod';
import { day, instant, language, personName, typedText } from '../fields.ts';
import { identityErrors, identityProof } from './identity.schemas.ts';

/** Contacts masked; null where nothing is set. */
export const securityConfigSchemas = {
  reply: z.object({
    nickname: z.string(),
    payeeName: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    birthday: day.nullable(),
    hasPaymentPassword: z.boolean(),
    hasQuestions: z.boolean(),
    cards: z.number().int(),
    /** X09: logging in asks for more than the password. */
    twoSteps: z.boolean(),
    passkeys: z.number().int(),
    /** Withdrawals wait until then after a change. */
    heldUntil: instant.nullable(),
    lastLoginAt: instant.nullable(),
    /** How well the account is guarded, per cent. */
    strength: z.number().int().min(0).max(100),
  }),
  errors: [],
} as const;

export const hasWithdrawalPasswordSchemas = { reply: z.boolean(), errors: [] } as const;

/** Six digits. */
const paymentPassword = z.string().regex(/^\d{6}$/);

/** `oldPaymentPassword` where one is set already. */
export const setPaymentPasswordSchemas = {
  body: z.strictObject({
    ...identityProof,
    oldPaymentPassword: z.string().max(32).optional(),
    newPaymentPassword: paymentPassword,
  }),
  reply: z.null(),
  errors: [...identityErrors, 'payment.wrong-password', 'modify.new.old.same'],
} as const;

const answer = z.strictObject({ questionId: z.number().int().positive(), answer: typedText.min(1).max(60) });

export const resetPaymentPasswordSchemas = {
  body: z.strictObject({
    ...identityProof,
    answers: z.array(answer).min(1).max(3),
    newPaymentPassword: paymentPassword,
  }),
  reply: z.null(),
  errors: [...identityErrors, 'verification.wrong'],
} as const;

export const securityQuestionsSchemas = {
  query: z.object({ language }),
  reply: z.object({
    questions: z.array(z.object({ questionId: z.number().int().positive(), text: z.string() })),
    chosen: z.array(z.number().int().positive()),
  }),
  errors: [],
} as const;

/** `oldAnswers` to the questions chosen before, where there are some. */
export const setSecurityQuestionsSchemas = {
  body: z.strictObject({
    ...identityProof,
    oldAnswers: z.array(answer).max(3).optional(),
    answers: z.array(answer).length(3),
  }),
  reply: z.null(),
  errors: [...identityErrors, 'verification.wrong', 'resource.unknown'],
} as const;

const email = z.string().trim().min(1).max(254);

/** `validMinutes` is how long the code counts. */
export const emailCodeSchemas = {
  body: z.strictObject({ email }),
  reply: z.object({ validMinutes: z.number().int() }),
  errors: ['email.taken', 'request.too-many'],
} as const;

export const updateEmailSchemas = {
  body: z.strictObject({ email, verificationCode: z.string().min(1).max(10), ...identityProof }),
  reply: z.object({ email: z.string() }),
  errors: [...identityErrors, 'safety.excluded', 'verification.wrong', 'verification.expired', 'email.taken'],
} as const;

export const updateMobileSchemas = {
  body: z.strictObject({
    mobileNum: z.string().min(1).max(20),
    verificationCode: z.string().min(1).max(10),
    ...identityProof,
  }),
  reply: z.object({ mobile: z.string() }),
  errors: [...identityErrors, 'safety.excluded', 'verification.wrong', 'verification.expired', 'request.conflict'],
} as const;

export const updatePayeeNameSchemas = {
  body: z.strictObject({ payeeName: personName }),
  reply: z.object({ payeeName: z.string() }),
  errors: ['confirm.required', 'request.conflict'],
} as const;

export const updateNicknameSchemas = {
  body: z.strictObject({ nickname: typedText.min(2).max(20) }),
  reply: z.object({ nickname: z.string() }),
  errors: [],
} as const;

export const updateBirthdaySchemas = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  body: z.strictObject({ birthday: day }),
  reply: z.object({ birthday: day }),
  errors: ['confirm.required', 'request.conflict'],
} as const;
