import * as z from 'zod';
import { identityErrors, identityProof } from '../account/identity.schemas.ts';
import { instant, money } from '../fields.ts';
import { exclusionMonths, timeOutHours } from './safety-terms.ts';

const kind = z.enum(['timeOut', 'exclusion']);

/**
 * A closed account. `endsAt` null: permanent. `balance` can be withdrawn. `canReturn`: the period has ended and
 * the member can request reopening; `returnAt`: from when it can be confirmed.
 */
const closure = z
  .object({
    kind: kind.describe('`timeOut`: a break of hours or days; `exclusion`: a self-exclusion.'),
    startedAt: instant.describe('When it was closed, epoch ms.'),
    endsAt: instant.nullable().describe('When it ends; null for a permanent exclusion. Epoch ms.'),
    balance: money.describe('Money in the account, which can be withdrawn, in major units.'),
    canReturn: z.boolean().describe('Whether the time is over and the member may ask to return.'),
    returnAt: instant
      .nullable()
      .describe('From when the return can be confirmed; null before it was asked for. Epoch ms.'),
  })
  .meta({ id: 'Closure', description: 'A closed account.' });

/** Value of a `safety.closed` refusal. */
export const closedRefusal = z.object({
  kind: kind.describe('`timeOut`: a break of hours or days; `exclusion`: a self-exclusion.'),
  endsAt: instant.nullable().describe('When it ends; null for a permanent exclusion. Epoch ms.'),
});

/** A self-exclusion needs proof of the owner's identity. A time-out needs none and ends on its own. */
export const closeAccountSchemas = {
  summary: 'Take a break or exclude oneself',
  whenClosed: true,
  whenRestricted: true,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('timeOut').describe('A break.'),
      hours: z.union(timeOutHours.map((it) => z.literal(it))).describe('Length in hours.'),
    }),
    z.strictObject({
      kind: z.literal('exclusion').describe('A self-exclusion, which needs proof of the owner.'),
      months: z
        .union(exclusionMonths.map((it) => z.literal(it)))
        .nullable()
        .describe('Length in months; null for good.'),
      ...identityProof,
    }),
  ]),
  reply: closure,
  errors: [...identityErrors, 'request.conflict'],
} as const;

export const closedAccountSchemas = {
  summary: 'Read whether the account is closed',
  whenClosed: true,
  whenRestricted: true,
  reply: closure.nullable().describe('Closure; null while the account is open.'),
  errors: [],
} as const;
export const askReturnSchemas = {
  summary: 'Ask to return after a self-exclusion',
  whenClosed: true,
  whenRestricted: true,
  reply: closure,
  errors: ['request.conflict'],
} as const;

export const confirmReturnSchemas = {
  summary: 'Confirm the return after a self-exclusion',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject(identityProof),
  reply: z.null().describe('Null.'),
  errors: [...identityErrors, 'request.conflict'],
} as const;
