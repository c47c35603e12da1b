import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { worldName } from '#sim/admin/parse-input.ts';
import { type AdminCall, worldPath } from './admin-call.ts';
import { adminCalls } from './admin-calls.ts';
import { adminBodies, pathExamples } from './admin-examples.ts';
import { problem } from './site-replies.ts';

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});

const words: Readonly<Record<number, string>> = {
  400: 'Could not be parsed.',
  401: 'The key is missing, wrong or revoked.',
  403: 'Called from another site or machine, or the key does not allow it.',
  404: 'Not found.',
  406: 'The call does not accept both `application/json` and `text/event-stream`.',
  409: 'Conflict with the current state, which the problem names, or the key has used up its worlds or memory.',
  422: 'Invalid content; the fields are named.',
  429: 'Too many wrong keys, or more calls than the key allows per minute.',
  507: 'Kept worlds fill the memory.',
};

const answer = ({ reply, type = 'application/json', status }: AdminCall) =>
  reply
    ? { [status ?? 200]: { description: 'Done.', content: { [type]: { schema: reply } } } }
    : { 204: { description: 'Done.' } };

const parts: Readonly<Record<string, string>> = {
  world: 'Name of the world; an unknown one is created.',
  account: 'Account name of the member.',
  id: 'Id by the list.',
  call: 'Number of the call in the journal.',
  match: 'Id of the match by `admin-listMatches`.',
};

const pathParam = (name: string): z.ZodType =>
  (name === 'world' ? worldName : z.string())
    .describe(parts[name] ?? name)
    .meta({ param: { example: pathExamples[name] } });

const pathParams = ({ path }: AdminCall): z.ZodObject | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, pathParam(name)])));
};

/** Returns whether the call may exceed a quota of worlds or memory. */
const mayExceed = ({ method, path, open }: AdminCall): boolean =>
  !open && (path.startsWith(worldPath) || (path === '/browser' && method === 'put')) && method !== 'delete';

const operation = (call: AdminCall): ZodOpenApiOperationObject => {
  const path = pathParams(call);
  const refusals = [
    ...new Set([
      400,
      ...(call.open ? [] : [401, 403, 429]),
      ...(mayExceed(call) ? [409] : []),
      ...(call.refusals ?? []),
    ]),
  ];
  return {
    operationId: `admin-${call.name}`,
    summary: call.does.replace(/[.;:].*$/s, ''),
    description: call.does,
    tags: ['admin'],
    security: call.open ? [] : [{ adminKey: [] }, {}],
    requestParams: { ...(path && { path }), ...(call.query && { query: call.query }) },
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: call.body, example: call.example ?? adminBodies[call.name] } },
      },
    }),
    responses: {
      ...answer(call),
      ...Object.fromEntries(refusals.map((status) => [status, refusal(words[status] ?? 'Refused.')])),
    },
  };
};

/** Returns all calls of the admin API as OpenAPI paths. */
export const adminPaths = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of adminCalls) {
    const path = `/__admin${call.path}`;
    paths[path] = { ...paths[path], [call.method]: operation(call) };
  }
  return paths;
};
