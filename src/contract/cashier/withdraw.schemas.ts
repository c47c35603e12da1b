import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, pesos, search } from '../fields.ts';

/**
 * Money of one kind that cannot be withdrawn yet. `locked` is unlocked by betting `openTurnover`, with `needsDeposit` only
 * after a first deposit; a bonus ends at `expiresAt`, the earliest of its kind.
 */
const withdrawalLock = z.object({
  kind: z.enum(['deposit', 'bonus', 'gift', 'transfer']),
  locked: pesos,
  openTurnover: pesos,
  needsDeposit: z.boolean(),
  expiresAt: instant.nullable(),
});

/**
 * `canWithdraw` is the most that one withdrawal may be now: 0 where something stands against it. `openTurnover` is what
 * must still be staked of `turnover` before `locked` may leave too, `leftToday` what the day's limit leaves,
 * `freeToday` how many of the day's withdrawals are still without a fee, `fee` what the next one costs.
 * `needsPaymentPassword`: none is set yet. `payeeName`, once set, is that of every account.
 */
export const withdrawInfoSchemas = {
  reply: z.object({
    available: pesos,
    canWithdraw: pesos,
    min: pesos,
    max: pesos,
    fee: pesos,
    limitToday: pesos,
    leftToday: pesos,
    timesToday: z.number().int(),
    timesLeftToday: z.number().int(),
    freeToday: z.number().int(),
    turnover: pesos,
    openTurnover: pesos,
    locked: pesos,
    locks: z.array(withdrawalLock).describe('What is locked by kind of money, and what unlocks it.'),
    payeeName: z.string().nullable(),
    needsPaymentPassword: z.boolean(),
    /** Withdrawals wait until then after a change in the security centre. */
    heldUntil: instant.nullable(),
    cards: z.array(z.object({ cardId: z.string(), bankName: z.string(), iconUrl: z.string(), number: z.string() })),
  }),
  errors: [],
} as const;

export const withdrawStatus = z.enum(['reviewing', 'processing', 'paid', 'rejected', 'cancelled']);

/** `fee` is part of `amount`: the payee gets the rest. `steps` is its way so far, oldest first (X10), `next` what comes then and when, as a rule. */
export const withdrawal = z.object({
  withdrawId: z.string(),
  amount: pesos,
  fee: pesos,
  status: withdrawStatus,
  at: instant,
  settledAt: instant.nullable(),
  bankName: z.string(),
  card: z.string(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** What the member can do about that. */
  advice: z.string().nullable(),
  canCancel: z.boolean(),
  steps: z.array(z.object({ status: withdrawStatus, at: instant })),
  next: z.object({ status: withdrawStatus, at: instant }).nullable(),
});

export const withdrawSchemas = {
  body: z.strictObject({
    cardId: z.string().min(1).max(32),
    amount,
    paymentPassword: z.string().min(1).max(32),
  }),
  reply: withdrawal,
  errors: [
    'confirm.required',
    'resource.unknown',
    'payment.wrong-password',
    'request.too-many',
    'amount.out-of-range',
    'limit.reached',
    'balance.insufficient',
    'turnover.open',
    'deposit.required',
    'withdraw.held',
  ],
  details: { 'limit.reached': z.union([z.object({ timesLeftToday: z.literal(0) }), z.object({ leftToday: pesos })]) },
} as const;

export const openWithdrawalsSchemas = {
  query: z.object({ language }),
  reply: z.array(withdrawal),
  errors: [],
} as const;

const one = z.string().min(1).max(32);

export const withdrawalOrderSchemas = {
  query: z.object({ withdrawId: one, language }),
  reply: withdrawal,
  errors: ['resource.unknown'],
} as const;

export const cancelWithdrawSchemas = {
  body: z.strictObject({ withdrawId: one }),
  reply: withdrawal,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const withdrawReportSchemas = {
  query: z.object({ status: withdrawStatus.optional(), ...search, ...period, ...paging, language }),
  /** `footer` sums the paid ones of the period and filter, `days` those of each day of this page. */
  reply: pageOf(withdrawal).extend({
    footer: z.object({ amount: pesos, fee: pesos }),
    days: z.array(z.object({ day: z.string(), amount: pesos })),
  }),
  errors: [],
} as const;
