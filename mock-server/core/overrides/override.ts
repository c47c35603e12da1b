import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { match } from '../matching/match.ts';
import { unknownEndpoint } from '../matching/unknown-endpoint.ts';
import { contractBreaches } from './contract-breaches.ts';
import { overrideReply } from './reply.ts';
import { hasTemplate, invalidTemplates } from './template.ts';
import { unknownFields } from './unknown-fields.ts';

/** Replies that replace the world's own for one endpoint. */
export const override = z
  .strictObject({
    name: z.string().max(80).optional().meta({ description: 'Who set it, such as a scenario.' }),
    endpoint: z
      .string()
      .refine((name) => endpoints.has(name), { error: ({ input }) => unknownEndpoint(String(input)) })
      .meta({ description: 'Name of an endpoint of the contract.' }),
    match: match.optional().meta({ description: 'Which calls it is for; all of the endpoint if absent.' }),
    replies: z
      .array(overrideReply)
      .min(1)
      .max(50)
      .meta({ description: 'One after the other, a call each; the last one stays.' }),
    outsideContract: z
      .boolean()
      .optional()
      .meta({ description: 'The replies break the contract on purpose and are not checked against it.' }),
  })
  .superRefine((override, context) => {
    const endpoint = endpoints.get(override.endpoint);
    if (!endpoint) return;
    const addIssue = (path: readonly PropertyKey[], message: string): void =>
      context.addIssue({ code: 'custom', path: ['replies', ...path], message });
    for (const [at, reply] of override.replies.entries()) {
      for (const text of invalidTemplates([reply.value, reply.patch]))
        addIssue([at], `${text} is not a value of a request: start with request.member, .query, .headers or .body`);
      // Replies with templates are checked once they are filled.
      if (override.outsideContract || hasTemplate(reply.value)) continue;
      for (const { field, fault } of contractBreaches(endpoint, reply)) addIssue([at, ...field], fault);
      if (reply.errorCode === undefined)
        for (const field of unknownFields(endpoint.reply, reply.value))
          addIssue([at, 'value', ...field], 'is not a field of the contract');
    }
  });
export type Override = z.output<typeof override>;
