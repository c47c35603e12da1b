import * as z from 'zod';
import { headersToSet } from '../matching/headers-to-set.ts';

/**
 * One reply that replaces the world's. Without status, error code and value the world handles the call, and its reply
 * gets the headers and the delay.
 */
export const overrideReply = z.strictObject({
  value: z.unknown().optional().meta({
    description:
      'Of the reply; beside an error code, details of the refusal. `{{request.body.username}}` in a text takes a value of the request: `member`, `query`, `headers` or `body`.',
  }),
  patch: z.unknown().optional().meta({
    description:
      'JSON merge patch (RFC 7396) of the value that the world itself replies with; takes values of the request as `value` does. Not beside a value, error code or status.',
  }),
  errorCode: z.string().max(80).optional().meta({ description: 'Refuses the call with this code.' }),
  status: z.number().int().min(200).max(599).optional().meta({ description: 'Else 200, or that of the error code.' }),
  headers: headersToSet.optional().meta({ description: 'Headers of the reply, such as `Retry-After`.' }),
  delay: z.number().int().min(0).max(600_000).optional().meta({ description: 'Milliseconds before it is sent.' }),
  sets: z
    .record(z.string().max(80), z.string().max(80))
    .optional()
    .meta({ description: 'Notes of the world that it writes, for `match.state`.' }),
});
export type OverrideReply = z.output<typeof overrideReply>;
