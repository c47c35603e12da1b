import * as z from 'zod';
import { amount, hidden, instant, language, money, pageOf, paging, period, search } from '../fields.ts';

/**
 * Money of one kind that cannot be withdrawn yet. Betting `openTurnover` unlocks `locked`, with `needsDeposit` only
 * after a first deposit; `expiresAt` is the earliest expiry of a bonus of this kind.
 */
const withdrawalLock = z.object({
  kind: z.enum(['deposit', 'bonus', 'gift', 'transfer']).describe('Kind of money.'),
  locked: money.describe('Money of this kind that cannot be withdrawn, in major units.'),
  openTurnover: money.describe('What must be bet to unlock it, in major units.'),
  needsDeposit: z.boolean().describe('Whether a first deposit is needed as well.'),
  expiresAt: instant
    .nullable()
    .describe('When the earliest bonus of this kind expires; null for other money. Epoch ms.'),
});

const holdContact = z.enum(['mobile', 'email']).describe('`mobile`: by SMS; `email`: by email.');

/**
 * `canWithdraw` is the largest withdrawal possible now, 0 if withdrawals are blocked. `openTurnover` is the part of
 * `turnover` that must still be bet before everything can be withdrawn, `leftToday` the rest of the daily limit,
 * `freeToday` the number of free withdrawals left today, `fee` the fee of the next one. `needsPaymentPassword` is set
 * until the member has a withdrawal password. All accounts belong to `payeeName`, once it is set.
 */
export const withdrawInfoSchemas = {
  summary: 'Read what can be withdrawn, limits and fees',
  whenClosed: true,
  whenRestricted: true,
  reply: z.object({
    available: money.describe('Balance of the main wallet, in major units.'),
    canWithdraw: money.describe('Largest withdrawal possible now; 0 if none is possible. In major units.'),
    min: money.describe('Smallest withdrawal, in major units.'),
    max: money.describe('Largest withdrawal, in major units.'),
    fee: money.describe('Fee of the next withdrawal, in major units.'),
    limitToday: money.describe('Limit of the VIP level per day, in major units.'),
    leftToday: money.describe('What is left of the limit today, in major units.'),
    timesToday: z.number().int().describe('Withdrawals allowed per day.'),
    timesLeftToday: z.number().int().describe('Withdrawals left today.'),
    freeToday: z.number().int().describe('Withdrawals without a fee left today.'),
    turnover: money.describe('What must be bet in all before everything can be withdrawn, in major units.'),
    openTurnover: money.describe('What must still be bet, in major units.'),
    locked: money.describe(
      'Part of the balance that cannot be withdrawn until then: the rest is own money whose turnover is met. In major units.',
    ),
    ownMoney: money.describe('Own money in the main wallet, in major units.'),
    bonusMoney: money.describe(
      'Bonus money in the main wallet; with `ownMoney` it adds up to `available`. In major units.',
    ),
    forfeits: money.describe(
      'Bonus money that a withdrawal ends, in the main wallet and in open bets; in major units.',
    ),
    locks: z.array(withdrawalLock).describe('What is locked by kind of money, and what unlocks it.'),
    payeeName: z.string().nullable().describe('Holder of all accounts for withdrawals; null before it is set.'),
    needsPaymentPassword: z.boolean().describe('Whether a withdrawal password has to be set first.'),
    heldUntil: instant
      .nullable()
      .describe(
        'Withdrawals are on hold until then after a change in the security centre; null without a hold. Epoch ms.',
      ),
    holdHours: z.number().int().min(0).describe('Hours that such a change holds withdrawals; 0 for none.'),
    isNewDeviceHold: z.boolean().describe('Whether the hold is due to a device that was not known, not to a change.'),
    holdContacts: z
      .array(
        z.object({
          via: holdContact,
          contact: z.string().describe('Mobile number or email address, masked.'),
        }),
      )
      .describe('Contacts to which `holdCode` can send a code that ends the hold; empty if none can.'),
    cards: z
      .array(
        z.object({
          cardId: z.string().describe('Reference of the account, for `withdraw`.'),
          bankName: z.string().describe('Bank or wallet.'),
          iconUrl: z.string().describe('Picture, a path below the image host.'),
          number: z.string().describe('Account or mobile number, masked except for its last digits.'),
        }),
      )
      .describe('Accounts to choose from.'),
  }),
  errors: [],
} as const;

export const holdCodeSchemas = {
  summary: 'Send a code that ends a hold on withdrawals',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ via: holdContact }),
  reply: z.object({ validMinutes: z.number().int().describe('Minutes for which the code is valid.') }),
  errors: ['request.conflict', 'request.too-many'],
} as const;

/** `heldUntil` is null if withdrawals are possible again. */
export const liftHoldSchemas = {
  summary: 'End a hold on withdrawals with a code',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    via: holdContact,
    verificationCode: z.string().min(1).max(10).describe('Code requested with `holdCode`.').meta(hidden),
  }),
  reply: z.object({
    heldUntil: instant.nullable().describe('Withdrawals are still on hold until then; null if not. Epoch ms.'),
  }),
  errors: ['request.conflict', 'request.too-many', 'verification.wrong', 'verification.expired'],
} as const;

export const withdrawStatus = z.enum(['reviewing', 'processing', 'paid', 'rejected', 'cancelled']);

/**
 * `fee` is deducted from `amount`. `steps` are the states so far, oldest first, `next` the expected next state
 * and time.
 */
export const withdrawal = z
  .object({
    withdrawId: z.string().describe('Reference of the order.'),
    amount: money.describe('Amount taken from the balance, in major units.'),
    fee: money.describe('Part of `amount` kept as a fee; the payee receives the rest. In major units.'),
    status: withdrawStatus.describe('State of the order.'),
    at: instant.describe('When it was placed, epoch ms.'),
    settledAt: instant.nullable().describe('When it was paid, rejected or cancelled; null before. Epoch ms.'),
    bankName: z.string().describe('Bank or wallet that it goes to.'),
    iconUrl: z.string().describe('Picture of the bank or wallet, a path below the image host.'),
    card: z.string().describe('Account number, masked except for its last digits.'),
    reason: z.string().nullable().describe('Why it was rejected, in the language of the call; null otherwise.'),
    advice: z
      .string()
      .nullable()
      .describe('What the member can do about the rejection, in the language of the call; null otherwise.'),
    canCancel: z.boolean().describe('Whether `cancelWithdraw` is still possible.'),
    steps: z
      .array(
        z.object({
          status: withdrawStatus.describe('State that it reached.'),
          at: instant.describe('When it reached it, epoch ms.'),
        }),
      )
      .describe('States so far, oldest first.'),
    next: z
      .object({
        status: withdrawStatus.describe('Expected state.'),
        at: instant.describe('When it is expected, as a rule. Epoch ms.'),
      })
      .nullable()
      .describe('State that is expected next; null once it is settled.'),
  })
  .meta({
    id: 'Withdrawal',
    description:
      'One withdrawal order. It is `reviewing`, then `processing`, then `paid`; or `rejected` or `cancelled`.',
  });

export const withdrawSchemas = {
  summary: 'Order a withdrawal',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    cardId: z.string().min(1).max(32).describe('Account to pay to, by `bankCards`.'),
    amount: amount.describe('Amount to take from the balance, at most `withdrawInfo.canWithdraw`, in major units.'),
    paymentPassword: z.string().min(1).max(32).describe('Withdrawal password, six digits.').meta(hidden),
    forfeits: money
      .optional()
      .describe(
        'Confirms that the withdrawal ends this bonus money, by `withdrawInfo` or `bonus.ends`. In major units.',
      ),
  }),
  reply: withdrawal,
  errors: [
    'confirm.required',
    'resource.unknown',
    'payment.wrong-password',
    'request.too-many',
    'amount.out-of-range',
    'limit.reached',
    'balance.insufficient',
    'turnover.open',
    'deposit.required',
    'bonus.ends',
    'withdraw.held',
    'identity.required',
  ],
  details: {
    'limit.reached': z.union([
      z.object({ timesLeftToday: z.literal(0).describe('Always 0: the withdrawals of the day are used.') }),
      z.object({ leftToday: money.describe('What the limit leaves today, in major units.') }),
    ]),
  },
} as const;

export const openWithdrawalsSchemas = {
  summary: 'List withdrawals that are not settled',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ language }),
  reply: z.array(withdrawal),
  errors: [],
} as const;

const one = z.string().min(1).max(32);

export const withdrawalOrderSchemas = {
  summary: 'Read a withdrawal order',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({ withdrawId: one.describe('Order to read.'), language }),
  reply: withdrawal,
  errors: ['resource.unknown'],
} as const;

export const cancelWithdrawSchemas = {
  summary: 'Cancel a withdrawal that is under review',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({ withdrawId: one.describe('Order in review.') }),
  reply: withdrawal,
  errors: ['resource.unknown', 'request.conflict'],
} as const;

export const withdrawReportSchemas = {
  summary: 'List withdrawals of a period',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    status: withdrawStatus.optional().describe('Only orders in this state.'),
    ...search,
    ...period,
    ...paging,
    language,
  }),
  /** `footer` sums the paid withdrawals that match the period and filter, `days` those of each day on this page. */
  reply: pageOf(withdrawal).extend({
    footer: z
      .object({
        amount: money.describe('Amounts before fees, in major units.'),
        fee: money.describe('Fees, in major units.'),
      })
      .describe('Sums of the paid orders that the filters leave.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
          amount: money.describe('Paid withdrawals of the whole day, in major units.'),
        }),
      )
      .describe('Sums of the days of this page.'),
  }),
  errors: [],
} as const;
