import * as z from 'zod';
import { paymentPassword, sendingErrors } from '../cashier/wallet.schemas.ts';
import { amount, hidden, money, username } from '../fields.ts';
import { maxTransfers } from './team-terms.ts';

/** The reply repeats receiver and amount, so a reply recovered after a reload can be shown. */
export const transferDownlineSchemas = {
  summary: 'Send money to a member below',
  body: z.strictObject({
    account: username.describe('Account name of the receiver.'),
    amount: amount.describe('Amount to send, in major units.'),
    paymentPassword: paymentPassword.describe('Withdrawal password, six digits; required.').meta(hidden),
  }),
  reply: z.object({
    id: z.string().describe('Reference of the transfer.'),
    account: z.string().describe('Account name of the receiver.'),
    amount: money.describe('Amount sent, in major units.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['user.unknown', 'amount.out-of-range', 'balance.insufficient', ...sendingErrors],
} as const;

const transfers = z
  .array(
    z.strictObject({
      account: username.describe('Account name of the receiver.'),
      amount: amount.describe('Amount to send, in major units.'),
    }),
  )
  .min(1)
  .max(maxTransfers);

/**
 * Why a transfer cannot be carried out; null if it can. That a receiver currently accepts no money is not disclosed.
 */
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

/**
 * Results that the transfers would have, in the order sent; no money moves. `total` sums the transfers without a
 * problem.
 */
export const checkTransfersSchemas = {
  summary: 'Check several transfers without sending money',
  body: z.strictObject({ transfers: transfers.describe('Transfers in the order in which they would be sent.') }),
  reply: z.object({
    lines: z
      .array(
        z.object({
          account: z.string().describe('Account name of the receiver.'),
          nickname: z.string().describe('Name shown to the receiver; empty for an unknown account.'),
          amount: money.describe('Amount of the line, in major units.'),
          problem: lineProblem.describe('Code that the line would be refused with; null if it can be sent.'),
        }),
      )
      .describe('Result of each line in the order sent.'),
    total: money.describe('Sum of the lines without a problem, in major units.'),
    sumBalance: money.describe('Balance now, in major units.'),
  }),
  errors: [],
} as const;

/**
 * Each transfer is carried out on its own, in the order sent; a refused one does not affect the others. `id` is null
 * for refused ones.
 */
export const transferMultipleDownlineSchemas = {
  summary: 'Send money to several members below',
  body: z.strictObject({
    transfers: transfers.describe('Transfers, carried out in this order; a refused one leaves the others.'),
    paymentPassword: paymentPassword.describe('Withdrawal password, six digits; required.').meta(hidden),
  }),
  reply: z.object({
    lines: z
      .array(
        z.object({
          account: z.string().describe('Account name of the receiver.'),
          amount: money.describe('Amount of the line, in major units.'),
          id: z.string().nullable().describe('Reference of the transfer; null if it was refused.'),
          problem: lineProblem.describe('Code that the line was refused with; null if it was sent.'),
        }),
      )
      .describe('Result of each line in the order sent.'),
    total: money.describe('Sum of what was sent, in major units.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: sendingErrors,
} as const;
