import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, personName, pesos, rate, search } from '../fields.ts';

export const channel = z.enum(['manual', 'alipay', 'qq', 'wechat', 'gateway']);

/** Where a hand transfer goes, or which wallet a payment page opens. */
const bank = z.object({
  bankId: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  accountName: z.string().nullable(),
  accountNumber: z.string().nullable(),
});

export const depositChannelsSchemas = {
  query: z.object({ vendor: channel.optional(), language }),
  reply: z.array(
    z.object({
      channel,
      name: z.string(),
      hint: z.string(),
      iconUrl: z.string(),
      /** From the payment to the money in the wallet, as a rule. */
      minutes: z.number().int(),
      min: pesos,
      max: pesos,
      feeRate: rate,
      quickAmounts: z.array(pesos),
      banks: z.array(bank),
    }),
  ),
  errors: [],
} as const;

/**
 * `turnover` is how many times the bonus is played through; the deposit itself is once. `maxBet` of each bet counts for
 * it, a fifth of that outside slots and fishing; larger bets are placed with other money than the bonus. After `days`
 * what is left of an unfinished bonus ends. It can be taken `timesADay` and `times` in all; `nextAt` says when again,
 * where today's are taken.
 */
const promo = z.object({
  promoId: z.number().int().positive(),
  title: z.string(),
  bonusRate: z.number(),
  maxBonus: pesos,
  minDeposit: pesos,
  turnover: z.number(),
  maxBet: pesos,
  days: z.number().int(),
  timesADay: z.number().int().positive(),
  times: z.number().int().positive(),
  nextAt: instant.nullable(),
  accepted: z.boolean(),
});

export const depositPromosSchemas = { query: z.object({ language }), reply: z.array(promo), errors: [] } as const;

/** Null gives the promotion up again. */
export const acceptPromoSchemas = {
  body: z.strictObject({ promoId: z.number().int().positive().nullable() }),
  reply: z.array(promo),
  errors: ['promotion.unavailable'],
} as const;

export const depositStatus = z.enum(['pending', 'reviewing', 'approved', 'rejected', 'expired', 'cancelled']);

/**
 * One deposit. `fee` is kept of `amount`, `bonus` comes on top once it is approved. Which of the ways to pay are there follows from the channel: `bank` and `reference`
 * for a hand transfer, `qr` (a picture as data address) and `payUrl` for wallet apps, `payUrl`
 * for payment pages; only while it is pending. A hand transfer is `reviewing` once the member says that
 * it was made (`confirmDeposit`). `reason` says why one was rejected.
 */
export const deposit = z.object({
  depositId: z.string(),
  channel,
  amount: pesos,
  fee: pesos,
  bonus: pesos,
  /** Title of the promotion behind the bonus. */
  promotion: z.string().nullable(),
  status: depositStatus,
  at: instant,
  expiresAt: instant,
  settledAt: instant.nullable(),
  bank: bank.nullable(),
  reference: z.string().nullable(),
  qr: z.string().nullable(),
  payUrl: z.string().nullable(),
  reason: z.string().nullable(),
});

const refusals = [
  'safety.excluded',
  'safety.limit',
  'amount.out-of-range',
  'limit.reached',
  'request.too-many',
] as const;

/** As many orders are open as may be, or what may still be deposited today. */
const details = {
  'limit.reached': z.union([z.object({ open: z.number().int() }), z.object({ leftToday: pesos })]),
};

export const depositManualSchemas = {
  body: z.strictObject({ bankId: z.string().min(1).max(32), amount, payerName: personName }),
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;

const walletApp = { body: z.strictObject({ amount }), reply: deposit, errors: refusals, details } as const;
export const depositAlipaySchemas = walletApp;
export const depositQqSchemas = walletApp;
export const depositWechatSchemas = walletApp;

export const depositGatewaySchemas = {
  body: z.strictObject({ bankId: z.string().min(1).max(32), amount }),
  reply: deposit,
  errors: ['resource.unknown', ...refusals],
  details,
} as const;

const one = z.string().min(1).max(32);

export const depositOrderSchemas = {
  query: z.object({ depositId: one, language }),
  reply: deposit,
  errors: ['resource.unknown'],
} as const;

/** The newest first. */
export const openDepositsSchemas = { query: z.object({ language }), reply: z.array(deposit), errors: [] } as const;

export const confirmDepositSchemas = {
  body: z.strictObject({ depositId: one }),
  reply: deposit,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const cancelDepositSchemas = {
  body: z.strictObject({ depositId: one }),
  reply: deposit,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const depositReportSchemas = {
  query: z.object({ status: depositStatus.optional(), ...search, ...period, ...paging, language }),
  /** `footer` sums the approved ones of the period and filter, `days` those of each day of this page. */
  reply: pageOf(deposit).extend({
    footer: z.object({ amount: pesos, fee: pesos, bonus: pesos }),
    days: z.array(z.object({ day: z.string(), amount: pesos })),
  }),
  errors: [],
} as const;
