import * as z from 'zod';
import { identityErrors, identityProof } from '../account/identity.schemas.ts';
import { instant, minorUnit, money } from '../fields.ts';
import { limitKinds, limitPeriods, realityCheckMinutes } from './safety-terms.ts';

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
const which = {
  kind: kind.describe('What is limited: deposits, losses, stakes, or the length of a session of play.'),
  period: period.describe('Period of the limit; `sitting` for the session of play.'),
};

/**
 * One limit in major units, or in minutes for the session; `amount` is null if none is set. `resetsAt` is when used amounts
 * start to expire. `pending` is an unconfirmed change: it can be confirmed from `readyAt` until `endsAt`.
 */
export const ownLimit = z
  .object({
    ...which,
    amount: money.nullable().describe('Limit in major units, in minutes for the session limit; null without one.'),
    used: money.describe('Used part of the limit, in its unit.'),
    left: money.nullable().describe('Remaining part of the limit, in its unit; null without a limit.'),
    resetsAt: instant
      .nullable()
      .describe('When used amounts begin to count no more; null where nothing is used. Epoch ms.'),
    pending: z
      .object({
        amount: money.nullable().describe('New limit, in its unit; null removes it.'),
        readyAt: instant.describe('From when it can be confirmed, epoch ms.'),
        endsAt: instant.describe('Until when it can be confirmed, epoch ms.'),
      })
      .nullable()
      .describe('Change that is awaiting confirmation; null without one.'),
  })
  .meta({
    id: 'OwnLimit',
    description: 'A limit of the member. Amounts in major units, for the session of play in minutes.',
  });

/** `asked`: whether the member has answered the limits prompt. */
const limits = z
  .object({
    limits: z.array(ownLimit).describe('All limits, set or not.'),
    realityCheck: z
      .union(realityCheckMinutes.map((it) => z.literal(it)))
      .describe('Minutes of play between reality checks.'),
    asked: z.boolean().describe('Whether the member has answered the question for limits.'),
  })
  .meta({ id: 'OwnLimits', description: 'Limits of the member.' });

/**
 * Value of a `safety.limit` refusal: the limit, the remaining amount, and when this amount would fit; null if it
 * exceeds the whole limit.
 */
export const limitRefusal = z.object({
  ...which,
  amount: money.describe('Limit that the call exceeds: major units, or minutes for the session limit.'),
  left: money.describe('Remaining part of the limit, in its unit.'),
  resetsAt: instant
    .nullable()
    .describe('When this amount would fit; null if it is more than the whole limit. Epoch ms.'),
});

export const ownLimitsSchemas = {
  summary: 'Read own limits',
  whenRestricted: true,
  reply: limits,
  errors: [],
} as const;

export const setLimitSchemas = {
  summary: 'Set, change or remove a limit',
  whenRestricted: true,
  body: z.strictObject({
    ...which,
    amount: z
      .number()
      .multipleOf(minorUnit)
      .nullable()
      .describe(
        'New limit in major units, minutes for the session of play; null removes it. A lower one applies at once, a higher one after 24 hours.',
      ),
  }),
  reply: limits,
  errors: ['amount.out-of-range', 'identity.required', 'request.conflict'],
} as const;

/** Raising a limit reduces protection, so it requires proof of the owner's identity. */
export const confirmLimitSchemas = {
  summary: 'Confirm a higher limit after the waiting time',
  whenRestricted: true,
  body: z.strictObject({ ...which, ...identityProof }),
  reply: limits,
  errors: [...identityErrors, 'identity.required', 'request.conflict'],
} as const;

export const dropLimitChangeSchemas = {
  summary: 'Drop a pending change of a limit',
  whenRestricted: true,
  body: z.strictObject(which),
  reply: limits,
  errors: ['request.conflict'],
} as const;

export const declineLimitsSchemas = {
  summary: 'Answer the question for limits with none',
  whenRestricted: true,
  reply: limits,
  errors: [],
} as const;

export const setRealityCheckSchemas = {
  summary: 'Set the time between reality checks',
  whenRestricted: true,
  body: z.strictObject({
    minutes: z
      .union(realityCheckMinutes.map((it) => z.literal(it)))
      .describe('Minutes of play between reality checks.'),
  }),
  reply: limits,
  errors: ['safety.check'],
} as const;

/** `checkAt`: when the next reality check is due. `endsAt`: when the session limit ends play. */
const current = z.object({
  startedAt: instant.describe('When the session of play began, epoch ms.'),
  staked: money.describe('Bets in it, in major units.'),
  won: money.describe('Payouts in it, in major units.'),
  net: money.describe('Payouts less bets, in major units.'),
  checkAt: instant.describe('When the next reality check is due, epoch ms.'),
  endsAt: instant.nullable().describe('When the limit of the session ends play; null without one. Epoch ms.'),
});

/** Null without a play session; a session ends an hour after its last bet. */
export const sittingSchemas = {
  summary: 'Read the running session of play',
  whenRestricted: true,
  reply: current.nullable().describe('Session of play; null an hour after the last bet.'),
  errors: [],
} as const;
export const seeRealityCheckSchemas = {
  summary: 'Confirm a reality check',
  whenRestricted: true,
  reply: current.nullable().describe('Session of play; null an hour after the last bet.'),
  errors: [],
} as const;
