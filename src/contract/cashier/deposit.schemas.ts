import * as z from 'zod';
import { amount, instant, language, money, pageOf, paging, period, personName, rate, search } from '../fields.ts';
import { transferReportDays } from './deposit-terms.ts';

export const channel = z.enum(['manual', 'alipay', 'qq', 'wechat', 'gateway', 'qrph', 'counter']);

/** The account that a bank transfer goes to, or the wallet that a payment page opens. */
const bank = z
  .object({
    bankId: z.string().describe('Reference of the bank or wallet, for `depositManual` and `depositGateway`.'),
    name: z.string().describe('Name in the language of the call.'),
    iconUrl: z.string().describe('Picture, a path below the image host.'),
    accountName: z.string().nullable().describe('Holder of the account to transfer to; null for wallets.'),
    accountNumber: z.string().nullable().describe('Number of the account to transfer to; null for wallets.'),
  })
  .meta({
    id: 'DepositBank',
    description: 'Bank account that a transfer by hand goes to, or wallet that a payment page opens.',
  });

export const depositChannelsSchemas = {
  summary: 'List ways to deposit with limits and fees',
  query: z.object({ vendor: channel.optional().describe('Only this channel.'), language }),
  reply: z
    .array(
      z.object({
        channel: channel.describe('Channel, which decides the call that places an order.'),
        name: z.string().describe('Name in the language of the call.'),
        hint: z.string().describe('One line about the channel in the language of the call.'),
        iconUrl: z.string().describe('Picture, a path below the image host.'),
        minutes: z.number().int().describe('Usual minutes from payment to credit.'),
        min: money.describe('Smallest deposit, in major units.'),
        max: money.describe('Largest deposit, in major units.'),
        feeRate: rate.describe('Part of the deposit kept as a fee. From 0 to 1.'),
        quickAmounts: z
          .array(money)
          .describe('Amounts to offer as buttons, those that the member usually deposits included, in major units.'),
        payers: z
          .array(z.string())
          .describe('Names that the member has paid from, the latest first; empty where no name is asked for.'),
        banks: z.array(bank).describe('Banks or wallets to choose from; empty where there is nothing to choose.'),
      }),
    )
    .describe('Channels that are open to the member.'),
  errors: [],
} as const;

/**
 * `turnover` is how many times the bonus must be bet; the deposit itself must be bet once. At most `maxBet` of each bet
 * counts, by the kind of game (`contributions`); larger bets are not placed with bonus money. An
 * unfinished bonus expires after `days`. It can be taken `timesADay` per day and `times` in all; `nextAt` is when it can
 * be taken again after today's uses are exhausted.
 */
const promo = z
  .object({
    promoId: z.number().int().positive().describe('Number of the promotion.'),
    title: z.string().describe('Title in the language of the call.'),
    bonusRate: z.number().describe('Bonus as a share of the deposit: 1 doubles it.'),
    maxBonus: money.describe('Largest bonus of one deposit, in major units.'),
    minDeposit: money.describe('Minimum deposit for the bonus, in major units.'),
    turnover: z
      .number()
      .describe('How many times the bonus must be bet before it can be withdrawn; the deposit itself counts once.'),
    maxBet: money.describe(
      'Largest bet with bonus money, and the part of one bet that counts at most. In major units.',
    ),
    maxWin: z.number().describe('The most that one bet wins of bonus money, as a share of the bonus.'),
    maxConvertible: z.number().describe('The most that becomes own money, as a multiple of the bonus.'),
    minOdds: z.number().describe('Lowest odds of sports bets that count.'),
    days: z.number().int().describe('Days until what is left of an unfinished bonus expires.'),
    timesADay: z.number().int().positive().describe('How often it can be taken per day.'),
    times: z.number().int().positive().describe('How often it can be taken in all.'),
    nextAt: instant
      .nullable()
      .describe('When it can be taken again if today’s are used; null if it can be taken now. Epoch ms.'),
    needsIdentity: z
      .boolean()
      .describe('Whether it needs a verified identity first, as an account on the same device or network has used it.'),
    accepted: z.boolean().describe('Whether it applies to the next deposit of the member.'),
  })
  .meta({ id: 'DepositPromotion', description: 'A deposit bonus as offered to the caller.' });

export const depositPromosSchemas = {
  summary: 'List deposit promotions that the member can take',
  query: z.object({ language }),
  reply: z.array(promo),
  errors: [],
} as const;

/** Null removes the chosen promotion. */
export const acceptPromoSchemas = {
  summary: 'Choose the promotion of the next deposit',
  body: z.strictObject({
    promoId: z.number().int().positive().nullable().describe('Promotion by `depositPromos`; null chooses none.'),
  }),
  reply: z.array(promo),
  errors: ['promotion.unavailable', 'identity.required'],
} as const;

export const depositStatus = z.enum(['pending', 'reviewing', 'approved', 'rejected', 'expired', 'cancelled']);

export const deposit = z
  .object({
    depositId: z.string().describe('Reference of the order.'),
    channel: channel.describe('Channel that it was placed through.'),
    iconUrl: z.string().describe('Picture of the bank, wallet or channel, a path below the image host.'),
    amount: money.describe('Amount to pay, in major units.'),
    fee: money.describe('Fee kept of `amount`, in major units.'),
    bonus: money.describe('Bonus credited with the approval; 0 without one. In major units.'),
    promotion: z.string().nullable().describe('Title of the promotion behind the bonus; null without one.'),
    status: depositStatus.describe('State of the order.'),
    at: instant.describe('When it was placed, epoch ms.'),
    expiresAt: instant.describe('When a pending order expires, epoch ms.'),
    settledAt: instant
      .nullable()
      .describe('When it was approved, rejected, expired or cancelled; null before. Epoch ms.'),
    bank: bank
      .nullable()
      .describe(
        'Bank or e-wallet that was chosen, with the account to transfer to if the channel has one; null for QR codes. Stays once the order is settled.',
      ),
    reference: z
      .string()
      .nullable()
      .describe(
        'Text that a bank transfer has to carry, or the code to show at a counter; null for other channels. Stays once the order is settled.',
      ),
    qr: z
      .string()
      .nullable()
      .describe('QR code to pay with, as a data URL; null for other channels and once the order is no longer pending.'),
    payUrl: z
      .string()
      .nullable()
      .describe(
        'Address of the payment page, for one visit: a path, or absolute for a page of another origin; null for bank transfers and once the order is no longer pending.',
      ),
    reason: z
      .string()
      .nullable()
      .describe('Why it was rejected, or that a payment came too late, in the language of the call; null otherwise.'),
  })
  .meta({
    id: 'Deposit',
    description:
      'One deposit order. The channel decides which of `bank`, `reference`, `qr` and `payUrl` there are; the last two are null once it is no longer pending. A bank transfer is `reviewing` once the member says that it was made (`confirmDeposit`).',
  });

const refusals = [
  'safety.excluded',
  'safety.limit',
  'amount.out-of-range',
  'limit.reached',
  'request.too-many',
  'identity.required',
] as const;

/** Limits that were reached: the number of open orders, or the amount that can still be deposited today. */
const details = {
  'limit.reached': z.union([
    z.object({ open: z.number().int().describe('Pending orders of the member, as many as there may be.') }),
    z.object({ leftToday: money.describe('What may still be deposited today, in major units.') }),
  ]),
};

export const depositManualSchemas = {
  summary: 'Order a deposit by bank transfer',
  body: z.strictObject({
    bankId: z.string().min(1).max(32).describe('Account to transfer to, one of `banks` of the channel.'),
    amount: amount.describe('Amount within `min` and `max` of the channel, in major units.'),
    payerName: personName.describe('Name of the account that pays.'),
  }),
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;

const walletApp = z.strictObject({
  amount: amount.describe('Amount within `min` and `max` of the channel, in major units.'),
});

export const depositAlipaySchemas = {
  summary: 'Order a deposit with the channel `alipay`',
  body: walletApp,
  reply: deposit,
  errors: refusals,
  details,
} as const;
export const depositQqSchemas = {
  summary: 'Order a deposit with the channel `qq`',
  body: walletApp,
  reply: deposit,
  errors: refusals,
  details,
} as const;
export const depositWechatSchemas = {
  summary: 'Order a deposit with the channel `wechat`',
  body: walletApp,
  reply: deposit,
  errors: refusals,
  details,
} as const;

export const depositQrphSchemas = {
  summary: 'Order a deposit with the channel `qrph`',
  body: walletApp,
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;
export const depositCounterSchemas = {
  summary: 'Order a code to pay at a counter',
  body: walletApp,
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;

export const depositGatewaySchemas = {
  summary: 'Order a deposit through a payment page',
  body: z.strictObject({
    bankId: z.string().min(1).max(32).describe('Wallet or bank of the payment page, one of `banks` of the channel.'),
    amount: amount.describe('Amount within `min` and `max` of the channel, in major units.'),
  }),
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;

const one = z.string().min(1).max(32);

export const depositOrderSchemas = {
  summary: 'Read a deposit order',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ depositId: one.describe('Order to read.'), language }),
  reply: deposit,
  errors: ['resource.unknown'],
} as const;

/** Newest first. */
export const openDepositsSchemas = {
  summary: 'List open deposit orders',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ language }),
  reply: z.array(deposit).describe('Pending and reviewed orders, the newest first.'),
  errors: [],
} as const;

export const confirmDepositSchemas = {
  summary: 'Report that a bank transfer was made',
  body: z.strictObject({
    depositId: one.describe(
      `Pending order of the channel \`manual\`, or one that expired in the last ${transferReportDays} days; it is \`reviewing\` then. For an expired one the limits of a new order hold.`,
    ),
  }),
  reply: deposit,
  errors: ['resource.unknown', 'request.conflict', 'safety.review', 'limit.reached', 'identity.required'],
  details,
} as const;

export const cancelDepositSchemas = {
  summary: 'Cancel a pending deposit order',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ depositId: one.describe('Pending order.') }),
  reply: deposit,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const depositReportSchemas = {
  summary: 'List deposits of a period',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    status: depositStatus.optional().describe('Only orders in this state.'),
    ...search,
    ...period,
    ...paging,
    language,
  }),
  /** `footer` sums the approved deposits that match the period and filter, `days` those of each day on this page. */
  reply: pageOf(deposit).extend({
    footer: z
      .object({
        amount: money.describe('Amounts before fees, in major units.'),
        fee: money.describe('Fees, in major units.'),
        bonus: money.describe('Bonuses, in major units.'),
      })
      .describe('Sums of the approved orders that the filters leave.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
          amount: money.describe('Approved deposits of the whole day, in major units.'),
        }),
      )
      .describe('Sums of the days of this page.'),
  }),
  errors: [],
} as const;
