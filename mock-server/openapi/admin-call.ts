import * as z from 'zod';

/** One call of the admin API. */
export interface AdminCall {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below `/__admin`. */
  readonly path: string;
  readonly does: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Example of the body; those of other calls are in `admin-examples.ts`. */
  readonly example?: unknown;
  /** Absent if the response has no body. */
  readonly reply?: z.ZodType;
  /** Content type if it is not JSON. */
  readonly type?: string;
  readonly status?: 201;
  readonly refusals?: readonly number[];
  /** Needs no key. */
  readonly open?: true;
}

export const text = z.string();

/** Returns the schema of an epoch in ms; `description` names the event. */
export const instant = (description: string) => z.number().int().describe(`${description} Epoch ms of the world.`);
/** Returns the schema of an epoch in ms or null. */
export const maybeInstant = (description: string) =>
  z.number().int().nullable().describe(`${description} Epoch ms of the world.`);

export const count = (description: string) => z.number().int().describe(description);

export const world = z
  .looseObject({
    name: text.describe('Name of the world, which calls carry in `X-Sim-World`.'),
    title: text.nullable().optional().describe('Title of the test that it is for; null without one.'),
    team: text.nullable().optional().describe('Team that it belongs to; null if it belongs to none.'),
    calls: count('Number of calls since it started.').optional(),
    lastCall: z
      .object({
        at: instant('When it was placed.'),
        method: text.describe('HTTP method.'),
        url: text.describe('Path and query.'),
        status: count('HTTP status.'),
      })
      .nullable()
      .optional()
      .describe('Newest call of the journal; null without one.'),
    seed: text.describe('Text that its random numbers derive from.'),
    day: text
      .optional()
      .describe('Day in the market’s time zone on which it began, YYYY-MM-DD; absent after a restore.'),
    brand: text
      .nullable()
      .optional()
      .describe('Brand whose process created it; null for worlds of older versions, absent after a restore.'),
    market: text.nullable().optional().describe('Market of its money; null and absent like the brand.'),
    resets: count('How often it was reset or restored.'),
    now: instant('Time in the world.'),
    kept: z.boolean().optional().describe('Whether it stays until it is dropped; absent after a restore.'),
    bytes: count('Estimated memory that it uses; absent after a restore.').optional(),
  })
  .meta({ id: 'World', description: 'One isolated copy of the backend.' });

/** Start of the paths of calls about one world. */
export const worldPath = '/worlds/{world}';

export const session = z
  .object({
    token: text.describe('Token for the header `Authorization: Bearer` of calls of the site.'),
    userName: text.describe('Account name.'),
    type: count('Kind of account: 0 player, 1 and 2 agent, 4 free trial, 41 and 42 agent with agent home alone.'),
    firstTimeLogin: z.boolean().describe('Whether it is the first login of the account.'),
  })
  .meta({ id: 'AdminSession', description: 'A session that was started without a password.' });

/** A document of a world before and after a change. */
export const changes = z
  .array(
    z
      .object({
        kind: text.describe('Collection of the document.'),
        id: text.describe('Id of the document.'),
        before: z.unknown().describe('Document before, without secrets; null if it did not exist.'),
        after: z.unknown().describe('Document after, without secrets; null if it no longer exists.'),
      })
      .meta({ id: 'Change', description: 'A document that differs.' }),
  )
  .describe('Documents that differ.');
