import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, pesos } from '../parts.ts';

/**
 * `openTurnover` is what must still be staked before a withdrawal, `leftToday` what the day's limit leaves,
 * `fee` what the next withdrawal costs. `needsPaymentPassword`: none is set yet.
 */
export const withdrawInfo = {
  reply: z.object({
    available: pesos,
    min: pesos,
    max: pesos,
    fee: pesos,
    leftToday: pesos,
    timesLeftToday: z.number().int(),
    openTurnover: pesos,
    needsPaymentPassword: z.boolean(),
    /** Withdrawals wait until then after a change in the security centre. */
    heldUntil: instant.nullable(),
    cards: z.array(z.object({ cardId: z.string(), bankName: z.string(), iconUrl: z.string(), number: z.string() })),
  }),
  errors: [],
} as const;

export const withdrawStatus = z.enum(['reviewing', 'processing', 'paid', 'rejected', 'cancelled']);

/** `fee` is part of `amount`: the payee gets the rest. `steps` is its way so far, oldest first (X10); `reason` says why it was rejected. */
export const withdrawal = z.object({
  withdrawId: z.string(),
  amount: pesos,
  fee: pesos,
  status: withdrawStatus,
  at: instant,
  settledAt: instant.nullable(),
  bankName: z.string(),
  card: z.string(),
  reason: z.string().nullable(),
  canCancel: z.boolean(),
  steps: z.array(z.object({ status: withdrawStatus, at: instant })),
});

export const withdraw = {
  body: z.strictObject({
    cardId: z.string().min(1).max(32),
    amount,
    paymentPassword: z.string().min(1).max(32),
  }),
  reply: withdrawal,
  errors: [
    'resource.unknown',
    'payment.wrong-password',
    'request.too-many',
    'amount.out-of-range',
    'limit.reached',
    'balance.insufficient',
    'turnover.open',
    'withdraw.held',
  ],
} as const;

export const cancelWithdraw = {
  body: z.strictObject({ withdrawId: z.string().min(1).max(32) }),
  reply: withdrawal,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const withdrawReport = {
  query: z.object({ status: withdrawStatus.optional(), ...period, ...paging, language }),
  reply: pageOf(withdrawal),
  errors: [],
} as const;
