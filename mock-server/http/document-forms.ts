import * as z from 'zod';
import { dayMs } from '#lib/dates/units.ts';
import { fault } from '#sim/core/faults/fault.ts';
import { override } from '#sim/core/overrides/override.ts';
import type { DocumentForms } from '#sim/core/snapshot.ts';
import { upstream } from '#sim/core/upstream.ts';
import { flagFaults } from '#sim/features/site/rules/flags.ts';
import { callback } from './outgoing/callback.ts';
import { callbackEvents } from './outgoing/callback-events.ts';

const id = z.string().min(1);
const name = z.string().min(1).max(64);
const optional = z.string().max(254).nullable();
const wholeNumber = z.number().int();
const count = wholeNumber.min(0);
/** Longer than any possible shift of a world's clock, ms. */
const maxClockOffsetMs = 100 * 366 * dayMs;
const instant = z.number().int().min(Date.parse('2000-01-01T00:00:00Z')).max(Date.parse('2100-01-01T00:00:00Z'));

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** Required parts of documents that every call relies on, so that a foreign snapshot cannot break a world. */
export const documentForms: DocumentForms = {
  member: z.looseObject({
    id: name,
    account: name,
    type: wholeNumber,
    staff: z.boolean(),
    nickname: z.string().max(64),
    password: z.string(),
    registeredAt: wholeNumber,
    upline: optional,
    icon: wholeNumber,
    mobile: optional,
    email: optional,
    unverified: z.array(z.enum(['mobile', 'email'])).optional(),
    disabled: z.boolean(),
    firstTimeLogin: z.boolean(),
    level: wholeNumber.min(1),
  }),
  session: z.looseObject({ id, member: name, client: z.looseObject({}), method: z.string() }),
  balance: z.looseObject({ id, minor: wholeNumber }),
  posting: z.looseObject({
    id,
    at: wholeNumber,
    type: z.string(),
    ref: z.string().nullable(),
    entries: z.array(z.object({ account: id, minor: wholeNumber, balance: wholeNumber })),
  }),
  flag: z.looseObject({ id, value: z.unknown() }).refine((it) => flagFaults({ [it.id]: it.value }).length === 0),
  clock: z.looseObject({
    id: z.literal('clock'),
    offset: wholeNumber.min(-maxClockOffsetMs).max(maxClockOffsetMs),
    frozenAt: instant.nullable(),
  }),
  due: z.looseObject({ id, at: wholeNumber, type: z.string() }),
  counter: z.looseObject({ id, value: count }),
  random: z.looseObject({ id: z.literal('random'), state: z.array(wholeNumber).length(4) }),
  fault: z.looseObject({ id, fault, calls: count }),
  override: z.looseObject({ id, override, calls: count, answered: count }),
  callback: z.looseObject({ id, callback }),
  upstream: z.looseObject({ ...upstream.shape, id: z.literal('upstream') }),
  delivery: z.looseObject({
    id,
    callback: id,
    event: z.enum(callbackEvents),
    url: z.string(),
    at: wholeNumber,
    body: z.string().refine(isJson),
    tries: z.array(z.looseObject({ at: wholeNumber })),
    state: z.enum(['waiting', 'delivered', 'given up']),
    nextAt: wholeNumber.nullable(),
  }),
};
