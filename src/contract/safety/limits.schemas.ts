import { z } from 'zod';
import { identityErrors, identityProof } from '../account/identity.schemas.ts';
import { instant, pesos } from '../fields.ts';
import { checkIntervals, limitKinds, limitPeriods } from '../safety.ts';

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
const which = { kind, period };

/**
 * One limit. Amounts in pesos, for the session in minutes; `amount` null: none is set. `resetsAt` is when used sums
 * begin to be free again. `pending` is a change that waits: it can be confirmed from `readyAt` until `endsAt`.
 */
export const ownLimit = z.object({
  ...which,
  amount: pesos.nullable(),
  used: pesos,
  left: pesos.nullable(),
  resetsAt: instant.nullable(),
  pending: z.object({ amount: pesos.nullable(), readyAt: instant, endsAt: instant }).nullable(),
});

/** `asked`: whether the member has answered the question for limits (X03). */
const limits = z.object({
  limits: z.array(ownLimit),
  realityCheck: z.union(checkIntervals.map((it) => z.literal(it))),
  asked: z.boolean(),
});

/** Value of a `safety.limit` refusal: which limit, what is left of it, and when this amount would fit; null: never, it is more than the whole limit. */
export const limitRefusal = z.object({ ...which, amount: pesos, left: pesos, resetsAt: instant.nullable() });

export const ownLimitsSchemas = { reply: limits, errors: [] } as const;

export const setLimitSchemas = {
  body: z.strictObject({ ...which, amount: z.number().multipleOf(0.01).nullable() }),
  reply: limits,
  errors: ['amount.out-of-range', 'request.conflict'],
} as const;

/** A higher limit takes protection away: its owner alone may. */
export const confirmLimitSchemas = {
  body: z.strictObject({ ...which, ...identityProof }),
  reply: limits,
  errors: [...identityErrors, 'request.conflict'],
} as const;

export const dropLimitChangeSchemas = {
  body: z.strictObject(which),
  reply: limits,
  errors: ['request.conflict'],
} as const;

export const declineLimitsSchemas = { reply: limits, errors: [] } as const;

export const setRealityCheckSchemas = {
  body: z.strictObject({ minutes: z.union(checkIntervals.map((it) => z.literal(it))) }),
  reply: limits,
  errors: ['safety.check'],
} as const;

/** `checkAt`: when the next reality check is due. `endsAt`: when the session limit ends play. */
const current = z.object({
  startedAt: instant,
  staked: pesos,
  won: pesos,
  net: pesos,
  checkAt: instant,
  endsAt: instant.nullable(),
});

/** Null while nobody plays: an hour after the last bet a sitting is over. */
export const sittingSchemas = { reply: current.nullable(), errors: [] } as const;
export const seeRealityCheckSchemas = { reply: current.nullable(), errors: [] } as const;
