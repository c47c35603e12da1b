import * as z from 'zod';
import { amount, hidden, instant, language, merchantCode, money, pageOf, paging, period, search } from '../fields.ts';

/** `main` or a vendor's code. */
const walletName = z.string().min(1).max(32);

/** Balances in major units with at most 2 decimals. `vendorName` (ours) is the name that players know a vendor by. */
export const balanceSchemas = {
  summary: 'Read the balance and its wallets',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    merchantCode: merchantCode('With it the reply has the wallets at vendors.'),
  }),
  reply: z
    .object({
      sumBalance: z.number().describe('Sum of all wallets in major units, at most two decimals.'),
      pending: z
        .number()
        .int()
        .optional()
        .describe('Deposits, withdrawals and bets that are not final yet; pages ask again while there are any.'),
      wallets: z
        .array(
          z
            .object({
              vassalage: z.string().describe('Code of the vendor.'),
              vendorName: z.string().describe('Name of the vendor as players know it.'),
              balance: z.number().describe('Money in this wallet in major units.'),
            })
            .meta({ id: 'Wallet', description: 'Money of a member that a vendor holds, beside the main wallet.' }),
        )
        .optional()
        .describe('Wallets at vendors; absent unless the call names a merchant.'),
    })
    .describe('Balance of the caller.'),
  errors: [],
} as const;

export const walletTransferSchemas = {
  summary: 'Transfer money between own wallets',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    from: walletName.describe('Wallet to take from: `main` or the code of a vendor.'),
    to: walletName.describe('Wallet to credit: `main` or the code of a vendor.'),
    amount: amount.describe('Amount to transfer, in major units.'),
  }),
  reply: z.object({
    sumBalance: money.describe('Sum of all wallets, unchanged, in major units.'),
    from: money.describe('Money left in the wallet taken from, in major units.'),
    to: money.describe('Money in the credited wallet, in major units.'),
  }),
  errors: [
    'region.restricted',
    'safety.closed',
    'safety.review',
    'safety.limit',
    'resource.unknown',
    'turnover.open',
    'deposit.required',
    'balance.insufficient',
  ],
} as const;

/** The withdrawal password, for transactions that require it. */
export const paymentPassword = z.string().max(32).optional();

/**
 * Error codes of sending money to another member; `request.too-many` also covers the hourly limit per sender and
 * receiver.
 */
export const sendingErrors = [
  'turnover.open',
  'deposit.required',
  'confirm.required',
  'payment.wrong-password',
  'request.too-many',
  'withdraw.held',
] as const;

export const uplineTransferSchemas = {
  summary: 'Send money to the agent above',
  body: z.strictObject({
    amount: amount.describe('Amount to send, in major units.'),
    paymentPassword: paymentPassword.describe('Withdrawal password, six digits; required.').meta(hidden),
  }),
  reply: z.object({
    id: z.string().describe('Reference of the transfer.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'amount.out-of-range', 'balance.insufficient', ...sendingErrors],
} as const;

/** Transfers to the agent above, with the sum of the period. */
export const uplineTransfersSchemas = {
  summary: 'List transfers to the agent above',
  query: z.object({ ...period, ...paging, language }),
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the transfer.'),
      at: instant.describe('When it was sent, epoch ms.'),
      amount: money.describe('Amount sent, in major units.'),
      to: z.string().describe('Account name of the receiver.'),
    }),
  ).extend({
    footer: z.object({ amount: money.describe('Amounts sent, in major units.') }).describe('Sums of the period.'),
  }),
  errors: [],
} as const;

/**
 * `types` A selects the agent's variant of the record; `code` is one of `transactionCodes`. `footer` sums all
 * transactions that match: `in` to the main wallet, `out` of it; `days` has the same sums for each day on this page.
 */
export const transactionsSchemas = {
  summary: 'List transactions of the main wallet',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    types: z.literal('A').optional().describe('`A` gives the record of agents; absent the one of members.'),
    code: z.string().max(32).optional().describe('Only transactions of this kind, by `transactionCodes`.'),
    ...search,
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the transaction.'),
      at: instant.describe('When it took place, epoch ms.'),
      code: z.string().describe('Kind of the transaction, by `transactionCodes`.'),
      name: z.string().describe('Name of the kind in the language of the call.'),
      amount: money.describe('Change of the balance; negative if money left. In major units.'),
      balance: money.describe('Balance of the main wallet afterwards, in major units.'),
      ref: z.string().nullable().describe('Order, bet or transfer behind it; null without one.'),
      subject: z
        .string()
        .nullable()
        .describe('Game of the bet, or bank, wallet or channel of the order; null for others.'),
      iconUrl: z.string().nullable().describe('Picture of `subject`, a path below the image host; null without one.'),
    }),
  ).extend({
    footer: z
      .object({
        in: money.describe('Money that came to the main wallet, in major units.'),
        out: money.describe('Money that left the main wallet, in major units.'),
        net: money.describe('`in` less `out`, in major units.'),
      })
      .describe('Sums of all transactions that the filters leave.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
          in: money.describe('Money that came to the main wallet on the whole day, in major units.'),
          out: money.describe('Money that left the main wallet on the whole day, in major units.'),
        }),
      )
      .describe('Sums of the days of this page.'),
  }),
  errors: [],
} as const;

export const transactionCodesSchemas = {
  summary: 'List kinds of transactions',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ types: z.literal('A').optional().describe('`A` gives those of the record of agents.'), language }),
  reply: z.array(
    z.object({
      code: z.string().describe('Kind, for `transactions`.'),
      name: z.string().describe('Name in the language of the call.'),
    }),
  ),
  errors: [],
} as const;

/**
 * `value` is that of the original reply; null if the transaction did not take place, in which case its key can no
 * longer be used.
 */
export const settleMoveSchemas = {
  summary: 'Find out whether a call that moves money took place',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    key: z
      .string()
      .regex(/^[\x21-\x7e]{1,128}$/)
      .describe('`Idempotency-Key` of the call whose reply was lost.'),
  }),
  reply: z.object({
    done: z.boolean().describe('Whether it took place. If false it never will under this key.'),
    value: z.unknown().describe('`value` of the reply of that call; null if it did not take place.'),
  }),
  errors: [],
} as const;
