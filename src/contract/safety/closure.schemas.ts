import { z } from 'zod';
import { identityErrors, identityProof } from '../account/identity.schemas.ts';
import { instant, pesos } from '../fields.ts';
import { exclusionMonths, timeOutHours } from '../safety.ts';

const kind = z.enum(['timeOut', 'exclusion']);

/**
 * A closed account (X06). `endsAt` null: for good. `balance` may be withdrawn. `canReturn`: its time is over and the
 * member may ask to come back; `returnAt`: from when that can be confirmed.
 */
const closure = z.object({
  kind,
  startedAt: instant,
  endsAt: instant.nullable(),
  balance: pesos,
  canReturn: z.boolean(),
  returnAt: instant.nullable(),
});

/** Value of a `safety.closed` refusal. */
export const closedRefusal = z.object({ kind, endsAt: instant.nullable() });

/** A self-exclusion is its owner's alone to choose: it asks who they are. A time-out asks nothing, and ends by itself. */
export const closeAccountSchemas = {
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('timeOut'), hours: z.union(timeOutHours.map((it) => z.literal(it))) }),
    z.strictObject({
      kind: z.literal('exclusion'),
      months: z.union(exclusionMonths.map((it) => z.literal(it))).nullable(),
      ...identityProof,
    }),
  ]),
  reply: closure,
  errors: [...identityErrors, 'request.conflict'],
} as const;

export const closedAccountSchemas = { reply: closure.nullable(), errors: [] } as const;
export const askReturnSchemas = { reply: closure, errors: ['request.conflict'] } as const;

export const confirmReturnSchemas = {
  body: z.strictObject(identityProof),
  reply: z.null(),
  errors: [...identityErrors, 'request.conflict'],
} as const;
