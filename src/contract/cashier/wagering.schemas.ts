import { z } from 'zod';
import { instant, language, pesos } from '../fields.ts';

/**
 * An open wagering requirement, in the order in which stakes count. `locks` is what it brought and `locked` what of that
 * cannot be withdrawn now, `left` what must still be bet of `required`. `maxBet` is the largest bet with this money, of which
 * no more counts; with it, games outside `fullCategories` count one peso in `divisor`. `bonusId` names a bonus that can be
 * forfeited: `forfeits` is taken from the wallets then.
 */
export const wageringPart = z.object({
  ref: z.string(),
  kind: z.enum(['deposit', 'bonus', 'gift', 'transfer']),
  title: z.string().nullable(),
  at: instant,
  locks: pesos,
  locked: pesos,
  required: pesos,
  left: pesos,
  maxBet: pesos.nullable(),
  divisor: z.number().int().positive(),
  expiresAt: instant.nullable(),
  bonusId: z.string().nullable(),
  forfeits: pesos,
});

export const wageringSchemas = {
  query: z.object({ language }),
  /** `left` is what must be bet in all, `locked` what of the balance cannot be withdrawn until then. */
  reply: z.object({ left: pesos, locked: pesos, fullCategories: z.array(z.string()), parts: z.array(wageringPart) }),
  errors: [],
} as const;

export const forfeitBonusSchemas = {
  body: z.strictObject({ bonusId: z.string().min(1).max(40) }),
  /** `taken` left the wallets now; `owed` follows from payouts of bets that are open. */
  reply: z.object({ taken: pesos, owed: pesos, sumBalance: pesos }),
  errors: ['resource.unknown', 'request.conflict'],
} as const;
