import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { instant, pesos } from './fields.ts';
import { closedRefusal } from './safety/closure.schemas.ts';
import { identityNeed } from './safety/identity-verification.schemas.ts';
import { limitRefusal } from './safety/limits.schemas.ts';
import { confirmNeed, secondStepNeed } from './safety/two-steps.schemas.ts';

const until = z.object({ until: instant.describe('Time from which the call is possible again, epoch ms.') });
/** Dotted path of the field of the request that it is about. */
const field = z.object({
  field: z.string().describe('Dotted path of the field of the request that the refusal is about.'),
});

/**
 * `value` of a refused call, by its error code: what the caller must know besides the code. Rows that say something of
 * their own have it in `details` beside their schemas; codes without any carry null. Also what comes from faults set by
 * a tester, or from a proxy, carries null.
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
  /** Until when guesses are refused, whatever is guessed; null for what is merely too quick. */
  'request.too-many': until.nullable(),
  'login.locked': until,
  'login.second-step': secondStepNeed,
  'confirm.required': confirmNeed,
  'password.common': field,
  'username.taken': field.nullable(),
  'email.taken': field,
  'mobile.taken': field.nullable(),
  'referrer.wrong': field.nullable(),
  'verification.wrong': field.nullable(),
  'amount.out-of-range': z.object({
    min: pesos.describe('Smallest amount possible, in pesos.'),
    max: pesos.describe('Largest amount possible, in pesos.'),
  }),
  'withdraw.held': until,
  'turnover.open': z.object({ openTurnover: pesos.describe('What must still be bet, in pesos.') }),
  'safety.limit': limitRefusal,
  'safety.check': z.object({
    checkAt: instant.describe('When the reality check became due; `seeRealityCheck` confirms it. Epoch ms.'),
  }),
  'safety.closed': closedRefusal,
  'identity.required': identityNeed,
} as const satisfies Partial<Record<ErrorCode, z.ZodType>>;
