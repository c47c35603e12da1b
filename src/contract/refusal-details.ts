import * as z from 'zod';
import { withdrawalPasswordWeaknesses } from './account/withdrawal-password-rule.ts';
import type { ErrorCode } from './errors.ts';
import { instant, money } from './fields.ts';
import { closedRefusal } from './safety/closure.schemas.ts';
import { identityNeed } from './safety/identity-verification.schemas.ts';
import { limitRefusal } from './safety/limits.schemas.ts';
import { confirmNeed, secondStepNeed } from './safety/two-steps.schemas.ts';

const until = z.object({ until: instant.describe('Time from which the call is possible again, epoch ms.') });
/** Dotted path of the affected field of the request. */
const field = z.object({
  field: z.string().describe('Dotted path of the field of the request that the refusal is about.'),
});

/**
 * `value` of a refused request, by error code: facts the caller needs in addition to the code. Endpoints can override
 * it in `details` of their schemas; other codes carry null. Injected faults and errors of a proxy carry null as well.
 */
export const refusalDetails = {
  'request.invalid': z.object({
    fields: z
      .array(
        z.object({
          field: z.string().describe('Dotted path of the field; empty for the request as a whole.'),
          rule: z
            .string()
            .describe('Rule that it breaks, by the names of zod, such as `too_small` or `invalid_format`.'),
        }),
      )
      .describe('Every field that breaks a rule.'),
  }),
  /** Until when all further attempts are refused; null if requests were merely too frequent. */
  'request.too-many': until.nullable(),
  'login.locked': until,
  'login.second-step': secondStepNeed,
  'confirm.required': confirmNeed,
  'password.common': field,
  'payment.weak-password': field.extend({
    reason: z
      .enum(withdrawalPasswordWeaknesses)
      .describe(
        '`pattern`: a sequence or repetition; `birthday`: date of birth; `mobile`: digits of the mobile number.',
      ),
  }),
  'username.taken': field.nullable(),
  'email.taken': field,
  'mobile.taken': field.nullable(),
  'referrer.wrong': field.nullable(),
  'verification.wrong': field.nullable(),
  'amount.out-of-range': z.object({
    min: money.describe('Smallest amount possible, in major units.'),
    max: money.describe('Largest amount possible, in major units.'),
  }),
  /** Set for a bet that the balance covers, but only with bonus money, which the bet cannot use; null for a low balance. */
  'balance.insufficient': z
    .object({ bonusMoney: money.describe('Bonus money that this bet cannot use, in major units.') })
    .nullable(),
  'withdraw.held': until,
  'turnover.open': z.object({ openTurnover: money.describe('What must still be bet, in major units.') }),
  'bonus.ends': z.object({
    forfeits: money.describe('Bonus money that the withdrawal ends, in the balance and in open bets; in major units.'),
  }),
  'safety.limit': limitRefusal,
  'safety.check': z.object({
    checkAt: instant.describe('When the reality check became due; `seeRealityCheck` confirms it. Epoch ms.'),
  }),
  'safety.closed': closedRefusal,
  'identity.required': identityNeed,
} as const satisfies Partial<Record<ErrorCode, z.ZodType>>;
