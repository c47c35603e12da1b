import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { exampleOf } from './examples.ts';
import { callHeaders } from './site-headers.ts';
import { repliesOf } from './site-replies.ts';
import { tagOf } from './tags.ts';

const bodyTypes = {
  json: 'application/json',
  encrypted: 'application/json',
  form: 'application/x-www-form-urlencoded',
  files: 'multipart/form-data',
} as const;

const encrypted = z
  .strictObject({
    jwe: z
      .string()
      .describe(
        'JWE in compact form: RSA-OAEP-256 and A256GCM, `kid` as `keyId`, under the key of `consolidatedSettings.encryption`.',
      ),
  })
  .meta({
    id: 'EncryptedBody',
    description:
      'A body encrypted for the backend, with the header `Encryption`. The plain text is JSON `{ "body", "nonce", "at" }`: the body ' +
      'itself, a random text of 16 to 64 characters that counts once, and the time by the `Date` header in epoch ms.',
  });

const picture = z.string().meta({
  format: 'binary',
  description: 'Content of a PNG or JPEG file of at most 5 MB, without the place where it was taken.',
});
const images = z.array(picture).max(3).optional().describe('Up to three pictures, each a part named `images`.');

const schemaOf = ({ send, body }: Endpoint): z.ZodType => {
  if (send === 'encrypted') return z.union([body as z.ZodType, encrypted]);
  return send === 'files' ? (body as z.ZodObject).extend({ images }) : (body as z.ZodType);
};

const bodyOf = (endpoint: Endpoint) => {
  const { send, body, name } = endpoint;
  if (!send || !body) return {};
  const example = exampleOf(name)?.body;
  const content = { [bodyTypes[send]]: { schema: schemaOf(endpoint), ...(example !== undefined && { example }) } };
  return { requestBody: { required: true, content } };
};

const callers = {
  anyone: 'Guests may call it.',
  session: 'For all logged-in accounts, trial included.',
  member: 'For members; trial accounts are rejected.',
  agent: 'For agents.',
  visit: 'For the frame of a launched game, with the key of its visit.',
} as const;

const meaningOf = ({
  access,
  changesState,
  movesMoney,
  once,
  whenClosed,
  flag,
  categories,
  module,
}: Endpoint): string =>
  [
    callers[access],
    changesState && 'A GET that changes state: never cached, prefetched or repeated.',
    movesMoney && 'Moves money: with an `Idempotency-Key` a repeat gets the first reply.',
    once && !movesMoney && 'With an `Idempotency-Key` a repeat gets the first reply.',
    whenClosed && 'Open to members whose account is closed.',
    flag && `Refused with \`permission.denied\` while the flag \`${flag}\` is off.`,
    categories && `Refused with \`permission.denied\` if the brand offers none of \`${categories.join('`, `')}\`.`,
    module && `Module \`${module}\`.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Returns a query string with the example of each parameter. */
const queryOf = ({ query, name }: Endpoint): z.ZodObject | undefined => {
  const exampleQuery = exampleOf(name)?.query;
  if (!query || !exampleQuery) return query as z.ZodObject | undefined;
  const { shape } = query as z.ZodObject;
  const withExamples = Object.entries(shape).map(([field, schema]) => [
    field,
    field in exampleQuery ? (schema as z.ZodType).meta({ param: { example: exampleQuery[field] } }) : schema,
  ]);
  return z.object(Object.fromEntries(withExamples));
};

const operation = (endpoint: Endpoint): ZodOpenApiOperationObject => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  description: meaningOf(endpoint),
  tags: [tagOf(endpoint)],
  security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
  requestParams: {
    header: callHeaders(endpoint),
    ...(endpoint.query && { query: queryOf(endpoint) as z.ZodObject }),
  },
  ...bodyOf(endpoint),
  responses: repliesOf(endpoint, exampleOf(endpoint.name)?.value),
});

/** Returns all endpoints of the contract as OpenAPI paths. */
export const sitePaths = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints.values()) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint) };
  }
  return paths;
};
