import { z } from 'zod';
import { instant, language, personName } from '../fields.ts';
import { identityErrors, identityProof } from './identity.schemas.ts';

/** `number` masked but for its end. */
export const bankCard = z.object({
  cardId: z.string(),
  bankId: z.string(),
  bankName: z.string(),
  kind: z.enum(['bank', 'wallet']),
  /** Withdrawals go to it unless another is chosen. */
  isDefault: z.boolean(),
  iconUrl: z.string(),
  number: z.string(),
  payeeName: z.string(),
  addedAt: instant,
});

export const bankCardsSchemas = { query: z.object({ language }), reply: z.array(bankCard), errors: [] } as const;

/** The payee is the member's payee name; a first card sets it. */
export const addBankCardSchemas = {
  body: z.strictObject({
    bankId: z.string().min(1).max(32),
    number: z.string().regex(/^\d{8,20}$/),
    payeeName: personName,
    paymentPassword: z.string().min(1).max(32),
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
  details: { 'limit.reached': z.object({ most: z.number().int() }) },
} as const;

export const removeBankCardSchemas = {
  body: z.strictObject({
    cardId: z.string().min(1).max(32),
    paymentPassword: z.string().min(1).max(32),
    ...identityProof,
  }),
  reply: z.null(),
  errors: [...identityErrors, 'resource.unknown', 'payment.wrong-password', 'request.conflict'],
} as const;

export const setDefaultCardSchemas = {
  body: z.strictObject({ cardId: z.string().min(1).max(32) }),
  reply: z.null(),
  errors: ['resource.unknown'],
} as const;

export const withdrawBanksSchemas = {
  query: z.object({ language }),
  reply: z.array(
    z.object({
      bankId: z.string(),
      name: z.string(),
      iconUrl: z.string(),
      kind: z.enum(['bank', 'wallet']),
      /** Least and most digits of an account number. */
      digits: z.tuple([z.number().int(), z.number().int()]),
    }),
  ),
  errors: [],
} as const;
