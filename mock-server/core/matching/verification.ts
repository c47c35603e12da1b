import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { callMatch } from './match.ts';
import { unknownEndpoint } from './unknown-endpoint.ts';

const endpoint = z
  .string()
  .refine((name) => endpoints.has(name), { error: ({ input }) => unknownEndpoint(String(input)) })
  .optional()
  .meta({ description: 'Name of an endpoint of the contract.' });
const path = z
  .string()
  .max(500)
  .optional()
  .meta({ description: 'Instead of an endpoint: a path, `*` stands for anything.' });

/** Selects calls. */
const target = z.strictObject({
  endpoint,
  path,
  match: callMatch.optional().meta({ description: 'What the calls carry; anything if absent.' }),
});
export type Target = z.output<typeof target>;

const number = z.number().int().min(0).max(1_000_000);

/** Expected number of matching calls, or their order. Without a count at least one call is expected. */
export const verification = target
  .extend({
    count: z
      .strictObject({
        exactly: number.optional().meta({ description: 'Exactly so many calls.' }),
        atLeast: number.optional().meta({ description: 'At least so many calls.' }),
        atMost: number.optional().meta({ description: 'At most so many calls.' }),
      })
      .optional()
      .meta({ description: 'Never is `{"exactly": 0}`.' }),
    inOrder: z
      .array(target)
      .min(2)
      .max(50)
      .optional()
      .meta({ description: 'Calls that must follow each other; others may lie between them.' }),
    after: z.number().int().min(0).optional().meta({ description: 'Only calls after this number of the journal.' }),
  })
  .superRefine(({ endpoint, path: where, match, count, inOrder }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (inOrder && (endpoint ?? where ?? match ?? count)) refuse('inOrder', 'stands alone');
    if (!inOrder && endpoint === undefined && where === undefined) refuse('endpoint', 'needs an endpoint or a path');
    if (endpoint !== undefined && where !== undefined) refuse('path', 'needs either an endpoint or a path');
    if (count && Object.keys(count).length === 0) refuse('count', 'needs exactly, atLeast or atMost');
  });
export type Verification = z.output<typeof verification>;
