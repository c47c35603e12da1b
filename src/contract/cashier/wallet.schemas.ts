import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, pesos, search } from '../fields.ts';

/** `main` or a vendor's code. */
const walletName = z.string().min(1).max(32);

export const walletTransferSchemas = {
  body: z.strictObject({ from: walletName, to: walletName, amount }),
  reply: z.object({ sumBalance: pesos, from: pesos, to: pesos }),
  errors: ['region.restricted', 'safety.limit', 'resource.unknown', 'balance.insufficient'],
} as const;

/** The withdrawal password, where a move that sends money away asks for it. */
export const paymentPassword = z.string().max(32).optional();

/** Why no money leaves for another member; `request.too-many` also by the hourly limit for a sender and receiver. */
export const sendingErrors = [
  'turnover.open',
  'deposit.required',
  'confirm.required',
  'payment.wrong-password',
  'request.too-many',
  'withdraw.held',
] as const;

export const uplineTransferSchemas = {
  body: z.strictObject({ amount, paymentPassword }),
  reply: z.object({ id: z.string(), sumBalance: pesos }),
  errors: ['resource.unknown', 'amount.out-of-range', 'balance.insufficient', ...sendingErrors],
} as const;

/** R180: what the member sent up the line, with the sum of the period. */
export const uplineTransfersSchemas = {
  query: z.object({ ...period, ...paging, language }),
  reply: pageOf(z.object({ id: z.string(), at: instant, amount: pesos, to: z.string() })).extend({
    footer: z.object({ amount: pesos }),
  }),
  errors: [],
} as const;

/**
 * `types` A is the agent's variant of the record (R029); `code` one of `transactionCodes`. `footer` sums all that the
 * period and the filters hold: `in` came to the main wallet, `out` left it; `days` the same of each day of this page.
 */
export const transactionsSchemas = {
  query: z.object({
    types: z.literal('A').optional(),
    code: z.string().max(32).optional(),
    ...search,
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
  ).extend({
    footer: z.object({ in: pesos, out: pesos, net: pesos }),
    days: z.array(z.object({ day: z.string(), in: pesos, out: pesos })),
  }),
  errors: [],
} as const;

export const transactionCodesSchemas = {
  query: z.object({ types: z.literal('A').optional(), language }),
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: [],
} as const;

/** `value` is what the move answered; null when it did not take place, which it never will then. */
export const settleMoveSchemas = {
  body: z.strictObject({ key: z.string().regex(/^[\x21-\x7e]{1,128}$/) }),
  reply: z.object({ done: z.boolean(), value: z.unknown() }),
  errors: [],
} as const;
