import { z } from 'zod';
import { overrideAddition, overrideOrder } from '../admin/overrides.ts';
import { verification } from '../core/matching/verification.ts';
import { type AdminCall, text } from './admin-call.ts';

const overrides = z.object({
  overrides: z.array(z.looseObject({ id: text, endpoint: text, calls: z.number().int(), answered: z.number().int() })),
});

const w = '/worlds/{world}';

/** Calls about replies that are not the world's own. */
export const replyCalls: readonly AdminCall[] = [
  {
    name: 'listOverrides',
    method: 'get',
    path: `${w}/overrides`,
    does: 'Lists overrides and the number of calls that each matched and answered.',
    reply: overrides,
  },
  {
    name: 'setOverrides',
    method: 'put',
    path: `${w}/overrides`,
    does: 'Replaces all overrides. If several match a call, the last one applies.',
    body: overrideOrder,
    reply: overrides,
    refusals: [422],
  },
  {
    name: 'addOverride',
    method: 'post',
    path: `${w}/overrides`,
    does: 'Adds an override, or turns the response of a call of the journal into one.',
    body: overrideAddition,
    reply: overrides,
    status: 201,
    refusals: [422],
  },
  { name: 'clearOverrides', method: 'delete', path: `${w}/overrides`, does: 'Deletes all overrides.' },
  {
    name: 'removeOverride',
    method: 'delete',
    path: `${w}/overrides/{id}`,
    does: 'Deletes one override.',
    refusals: [404],
  },
  {
    name: 'verify',
    method: 'post',
    path: `${w}/verify`,
    does: 'Verifies that expected calls were made; if not, returns the nearest calls and how they differ.',
    body: verification,
    reply: z.object({
      holds: z.boolean(),
      found: z.number().int(),
      calls: z.array(z.number().int()),
      says: text,
      nearest: z.array(z.object({ call: z.number().int(), method: text, url: text, why: z.array(text) })),
    }),
    refusals: [422],
  },
];
