import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, pesos } from '../parts.ts';

/** `main` or a vendor's code. */
const walletName = z.string().min(1).max(32);

export const walletTransfer = {
  body: z.strictObject({ from: walletName, to: walletName, amount }),
  reply: z.object({ sumBalance: pesos, from: pesos, to: pesos }),
  errors: ['resource.unknown', 'balance.insufficient'],
} as const;

export const uplineTransfer = {
  body: z.strictObject({ amount, paymentPassword: z.string().max(32).optional() }),
  reply: z.object({ id: z.string(), sumBalance: pesos }),
  errors: [
    'resource.unknown',
    'balance.insufficient',
    'turnover.open',
    'payment.wrong-password',
    'request.too-many',
    'withdraw.held',
  ],
} as const;

/** `types` A is the agent's variant of the record (R029); `code` one of `transactionCodes`. */
export const transactions = {
  query: z.object({
    types: z.literal('A').optional(),
    code: z.string().max(32).optional(),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      id: z.string(),
      at: instant,
      code: z.string(),
      name: z.string(),
      amount: pesos,
      balance: pesos,
      ref: z.string().nullable(),
    }),
  ),
  errors: [],
} as const;

export const transactionCodes = {
  query: z.object({ types: z.literal('A').optional(), language }),
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
} as const;

/** `value` is what the move answered; null when it did not take place, which it never will then. */
export const settleMove = {
  body: z.strictObject({ key: z.string().regex(/^[\x21-\x7e]{1,128}$/) }),
  reply: z.object({ done: z.boolean(), value: z.unknown() }),
  errors: [],
} as const;
