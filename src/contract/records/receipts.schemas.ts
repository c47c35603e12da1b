import * as z from 'zod';
import { instant, language, money, typedText } from '../fields.ts';

const receiptStatus = z.enum(['pending', 'completed', 'failed', 'cancelled', 'expired', 'open', 'settled', 'refunded']);

const receiptKind = z.enum(['deposit', 'withdrawal', 'transfer', 'bet']);

/** The facts of an order that a receipt discloses to a third party. */
const verified = z.object({
  number: z.string().describe('Number of the order.'),
  amount: money.describe('Amount of the order, in major units.'),
  status: receiptStatus.describe('Status now; a bet is `open` until its outcome is known.'),
  at: instant.describe('When the order was made, epoch ms.'),
});

export const issueReceiptSchemas = {
  summary: 'Issue a receipt of an own order',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    kind: receiptKind.describe('Kind of the order.'),
    id: z.string().min(1).max(40).describe('Number of the order.'),
    language,
  }),
  reply: verified.extend({
    kind: receiptKind.describe('Kind of the order.'),
    name: z.string().describe('Payment method, account, kind of transfer or game.'),
    fee: money.nullable().describe('Fee in major units; null where there is none.'),
    payout: money.nullable().describe('Payout of a bet in major units; null for others and open bets.'),
    settledAt: instant.nullable().describe('When the order ended, epoch ms; null until then.'),
    code: z.string().describe('Verification code, for `verifyReceipt`.'),
  }),
  errors: ['resource.unknown'],
} as const;

export const verifyReceiptSchemas = {
  summary: 'Verify a receipt by its code',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    code: typedText
      .min(1)
      .max(80)
      .describe('Verification code as it stands on the receipt; case and separators do not matter.'),
  }),
  reply: verified,
  errors: ['resource.unknown', 'request.too-many'],
} as const;
