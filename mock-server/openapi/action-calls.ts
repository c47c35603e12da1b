import * as z from 'zod';
import { actionList } from '#sim/admin/actions/actions.ts';
import { type AdminCall, text, worldPath as w } from './admin-call.ts';

/** Calls that change the state of a world as a tester needs it. */
export const actionCalls: readonly AdminCall[] = [
  {
    name: 'listActions',
    method: 'get',
    path: '/actions',
    does: 'Lists the actions with their input as JSON schema.',
    reply: z.object({
      actions: z
        .array(
          z.object({
            name: text.describe('Name of the action.'),
            does: text.describe('What it does, in a sentence.'),
            input: z.looseObject({}).describe('JSON schema of the body.'),
            example: z.looseObject({}).describe('Example of the body.'),
          }),
        )
        .describe('All actions.'),
    }),
  },
  ...actionList.map(
    ([name, { does, input, output, example }]): AdminCall => ({
      name,
      method: 'post',
      path: `${w}/actions/${name}`,
      does,
      body: input,
      example,
      reply: output,
      refusals: [404, 409, 422],
    }),
  ),
];
