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
    does: 'Replies set over the world’s own, and how many calls each was for and answered.',
    reply: overrides,
  },
  {
    name: 'setOverrides',
    method: 'put',
    path: `${w}/overrides`,
    does: 'Puts these overrides in the place of all. Where several are for a call, the last one answers.',
    body: overrideOrder,
    reply: overrides,
    refusals: [422],
  },
  {
    name: 'addOverride',
    method: 'post',
    path: `${w}/overrides`,
    does: 'Sets one more, or answers a row from now on as a call of the journal was answered.',
    body: overrideAddition,
    reply: overrides,
    status: 201,
    refusals: [422],
  },
  { name: 'clearOverrides', method: 'delete', path: `${w}/overrides`, does: 'The world answers itself again.' },
  {
    name: 'removeOverride',
    method: 'delete',
    path: `${w}/overrides/{id}`,
    does: 'Takes one override away.',
    refusals: [404],
  },
  {
    name: 'verify',
    method: 'post',
    path: `${w}/verify`,
    does: 'Whether the world was called as expected; if not, the calls that come nearest and why they do not fit.',
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
