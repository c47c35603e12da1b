import { z } from 'zod';
import { paymentPassword, sendingErrors } from '../cashier/wallet.schemas.ts';
import { amount, pesos } from '../fields.ts';
import { username } from './parts.schemas.ts';

/** Repeats receiver and amount, so that a reply that is found after a reload says what moved. */
export const transferDownlineSchemas = {
  body: z.strictObject({ account: username, amount, paymentPassword }),
  reply: z.object({ id: z.string(), account: z.string(), amount: pesos, sumBalance: pesos }),
  errors: ['user.unknown', 'amount.out-of-range', 'balance.insufficient', ...sendingErrors],
} as const;

const transfers = z
  .array(z.strictObject({ account: username, amount }))
  .min(1)
  .max(50);

/** Why a line cannot be carried out; null when it can. No check tells that a receiver takes nothing now. */
const lineProblem = z
  .enum([
    'user.unknown',
    'amount.out-of-range',
    'balance.insufficient',
    'request.too-many',
    'request.conflict',
    'permission.denied',
  ])
  .nullable();

/** What each line would do, in the order sent: nothing moves. `total` of those without a problem. */
export const checkTransfersSchemas = {
  body: z.strictObject({ transfers }),
  reply: z.object({
    lines: z.array(z.object({ account: z.string(), nickname: z.string(), amount: pesos, problem: lineProblem })),
    total: pesos,
    sumBalance: pesos,
  }),
  errors: [],
} as const;

/** Each line for itself, in the order sent: one that is refused leaves the others be. `id` of those that moved. */
export const transferMultipleDownlineSchemas = {
  body: z.strictObject({ transfers, paymentPassword }),
  reply: z.object({
    lines: z.array(z.object({ account: z.string(), amount: pesos, id: z.string().nullable(), problem: lineProblem })),
    total: pesos,
    sumBalance: pesos,
  }),
  errors: sendingErrors,
} as const;
