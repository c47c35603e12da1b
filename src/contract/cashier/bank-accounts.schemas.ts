import * as z from 'zod';
import { identityErrors, identityProof } from '../account/identity.schemas.ts';
import { compact, hidden, instant, language, lastFour, personName } from '../fields.ts';

/** A bank account or e-wallet; `number` is masked except for its last digits. */
export const bankCard = z
  .object({
    cardId: z.string().describe('Reference of the account; calls about it carry it.'),
    bankId: z.string().describe('Bank or wallet by `withdrawBanks`.'),
    bankName: z.string().describe('Name of the bank or wallet in the language of the call.'),
    kind: z.enum(['bank', 'wallet']).describe('`bank`: a bank account; `wallet`: an e-wallet such as GCash.'),
    isDefault: z.boolean().describe('Whether withdrawals use it unless they state another account.'),
    iconUrl: z.string().describe('Picture, a path below the image host.'),
    number: z.string().describe('Account or mobile number, masked except for its last digits.'),
    payeeName: z.string().describe('Name of the account holder, the same for all accounts of a member.'),
    addedAt: instant.describe('When it was added, epoch ms.'),
  })
  .meta({ id: 'BankCard', description: 'A bank account or wallet that withdrawals of a member are paid to.' });

export const bankCardsSchemas = {
  summary: 'List the accounts that withdrawals can be paid to',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    language,
  }),
  reply: z.array(bankCard).describe('Accounts of the member, at most as many as the limit of `addBankCard`.'),
  errors: [],
} as const;

/** The payee name is the member's; adding the first account sets it. */
export const addBankCardSchemas = {
  summary: 'Add a bank account or wallet for withdrawals',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    bankId: z.string().min(1).max(32).describe('Bank or wallet by `withdrawBanks`.'),
    number: compact
      .regex(/^\d{8,20}$/)
      .describe('Account or mobile number, digits only; its length follows `digits` of `withdrawBanks`.')
      .meta(lastFour),
    payeeName: personName.describe(
      'Name of the account holder. The first account sets the payee name of the member, later ones must carry the same.',
    ),
    paymentPassword: z.string().min(1).max(32).describe('Withdrawal password, six digits.').meta(hidden),
    ...identityProof,
  }),
  reply: bankCard,
  errors: [
    ...identityErrors,
    'safety.excluded',
    'resource.unknown',
    'payment.wrong-password',
    'request.conflict',
    'limit.reached',
  ],
  details: {
    'limit.reached': z.object({ most: z.number().int().describe('Number of accounts that a member may have.') }),
  },
} as const;

export const removeBankCardSchemas = {
  summary: 'Remove an account for withdrawals',
  whenRestricted: true,
  body: z.strictObject({
    cardId: z.string().min(1).max(32).describe('Account to remove, by `bankCards`.'),
    paymentPassword: z.string().min(1).max(32).describe('Withdrawal password, six digits.').meta(hidden),
    ...identityProof,
  }),
  reply: z.null().describe('Null.'),
  errors: [...identityErrors, 'resource.unknown', 'payment.wrong-password', 'request.conflict'],
} as const;

export const setDefaultCardSchemas = {
  summary: 'Choose the default account for withdrawals',
  whenRestricted: true,
  body: z.strictObject({ cardId: z.string().min(1).max(32).describe('Account to make the default, by `bankCards`.') }),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;

export const withdrawBanksSchemas = {
  summary: 'List banks and wallets that withdrawals can go to',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    language,
  }),
  reply: z
    .array(
      z.object({
        bankId: z.string().describe('Reference of the bank or wallet, for `addBankCard`.'),
        name: z.string().describe('Name in the language of the call.'),
        iconUrl: z.string().describe('Picture, a path below the image host.'),
        kind: z.enum(['bank', 'wallet']).describe('`bank`: a bank; `wallet`: an e-wallet such as GCash.'),
        digits: z.tuple([z.number().int(), z.number().int()]).describe('Fewest and most digits of an account number.'),
      }),
    )
    .describe('Banks and wallets that can be added with `addBankCard`.'),
  errors: [],
} as const;
