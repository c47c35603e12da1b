import { z } from 'zod';
import { instant, language, pesos } from '../fields.ts';

/** A bet's receipt is `open` until its outcome is known. */
const receiptStatus = z.enum(['pending', 'completed', 'failed', 'cancelled', 'expired', 'open', 'settled', 'refunded']);

/** All that a third party learns of an order. */
const verified = z.object({ number: z.string(), amount: pesos, status: receiptStatus, at: instant });

/**
 * `name` is the payment method, the account, the kind of transfer or the game. `fee` and `payout` are null where there are
 * none; `code` proves the receipt to others (`verifyReceipt`).
 */
export const issueReceiptSchemas = {
  body: z.strictObject({
    kind: z.enum(['deposit', 'withdrawal', 'transfer', 'bet']),
    id: z.string().min(1).max(40),
    language,
  }),
  reply: verified.extend({
    kind: z.enum(['deposit', 'withdrawal', 'transfer', 'bet']),
    name: z.string(),
    fee: pesos.nullable(),
    payout: pesos.nullable(),
    settledAt: instant.nullable(),
    code: z.string(),
  }),
  errors: ['resource.unknown'],
} as const;

/** The status is the one of now, not that of the day when the receipt was made. */
export const verifyReceiptSchemas = {
  body: z.strictObject({ code: z.string().min(1).max(80) }),
  reply: verified,
  errors: ['resource.unknown', 'request.too-many'],
} as const;
