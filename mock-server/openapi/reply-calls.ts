import * as z from 'zod';
import { overrideAddition, overrideInput } from '#sim/admin/overrides.ts';
import { verification } from '#sim/core/matching/verification.ts';
import { type AdminCall, count, text } from './admin-call.ts';

const overrides = z.object({
  overrides: z
    .array(
      z.looseObject({
        id: text.describe('Id of the override.'),
        endpoint: text.describe('Name of the endpoint.'),
        calls: count('Calls that matched it.'),
        answered: count('Calls that it answered.'),
      }),
    )
    .describe('Overrides in the order in which they were set.'),
});

const w = '/worlds/{world}';

/** Calls about replies that replace the world's own. */
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
    body: overrideInput,
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
      holds: z.boolean().describe('Whether the world was called as expected.'),
      found: count('Number of calls that match.'),
      calls: z.array(z.number().int()).describe('Numbers of these calls in the journal.'),
      says: text.describe('Result in a sentence.'),
      nearest: z
        .array(
          z.object({
            call: count('Number of the call in the journal.'),
            method: text.describe('HTTP method.'),
            url: text.describe('Path and query.'),
            why: z.array(text).describe('Why it does not match.'),
          }),
        )
        .describe('Calls that come nearest if the expectation is not met.'),
      forgotten: z
        .boolean()
        .describe(
          'Whether the journal has forgotten calls that the question is about; the counts may be too low then.',
        ),
    }),
    refusals: [422],
  },
];
