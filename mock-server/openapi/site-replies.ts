import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { detailsOf, errorsByStatus } from '#contract/endpoint-errors.ts';
import type { Endpoint } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { errorMeanings } from './error-meanings.ts';
import { exampleDetails } from './examples.ts';
import { captchaReplyHeaders, replyHeaders, tooManyHeaders } from './site-headers.ts';

/** Returns a schema with a description, unless it has one. */
const described = (schema: z.ZodType, description: string): z.ZodType =>
  schema.description === undefined ? schema.describe(description) : schema;

/** Returns the envelope of a successful response. */
export const success = (value: z.ZodType) =>
  z.object({
    success: z.literal(true).describe('Always true.'),
    value: described(value, 'What was asked for.'),
    errorCode: z.null().describe('Always null.'),
    message: z.string().describe('Always empty.'),
  });

const refused = (id: string, code: ErrorCode, details: z.ZodType | undefined) =>
  z
    .object({
      success: z.literal(false).describe('Always false.'),
      value: details ? described(details, 'Details of the refusal.') : z.null().describe('Always null.'),
      errorCode: z.literal(code).describe(`Always \`${code}\`.`),
      message: z.string().describe('For developers; repeats the code.'),
    })
    .meta({
      id,
      description: errorMeanings[code],
      examples: [{ success: false, value: exampleDetails(id), errorCode: code, message: code }],
    });

const shared = new Map<string, z.ZodType>();

/**
 * Returns an error response as a named component: one for each code, and one for each endpoint with its own details.
 */
export const refusalOf = (endpoint: Endpoint, code: ErrorCode): z.ZodType => {
  const isOwn = endpoint.details?.[code] !== undefined;
  const id = isOwn ? `${endpoint.name}.${code}` : code;
  const known = shared.get(id) ?? refused(id, code, detailsOf(endpoint, code));
  shared.set(id, known);
  return known;
};

/** An error of the simulator itself, by RFC 9457. */
export const problem = z
  .looseObject({
    type: z.string().describe('Always `about:blank`.'),
    title: z.string().describe('Kind of problem in a few words.'),
    status: z.number().int().describe('HTTP status.'),
    detail: z.string().describe('What is wrong, in a sentence.'),
  })
  .meta({ id: 'Problem', description: 'An error of the simulator itself, by RFC 9457. Some have more fields.' });

const invalidWorldReply = { 'application/problem+json': { schema: problem } };

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const union = (schemas: readonly z.ZodType[]): z.ZodType => {
  const [only] = schemas;
  return only && schemas.length === 1 ? only : z.union(schemas);
};

/** Maximum length of a component name that combines several codes. */
const maxNameLength = 60;

const responses = new Map<string, ZodOpenApiResponseObject>();

/** Returns the error responses of one status; a component if no code has details of one endpoint. */
const refusalResponse = (endpoint: Endpoint, status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject => {
  const id = codes.join('_');
  const isShared = id.length <= maxNameLength && codes.every((code) => endpoint.details?.[code] === undefined);
  const known = isShared ? responses.get(id) : undefined;
  if (known) return known;
  const response = {
    ...(isShared && { id }),
    description: `${STATUS_CODES[status] ?? 'Refused'}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: status === 429 ? tooManyHeaders : replyHeaders,
    content: {
      ...json(union(codes.map((code) => refusalOf(endpoint, code)))),
      // The simulator itself rejects an invalid world name.
      ...(status === 400 && invalidWorldReply),
    },
  };
  if (isShared) responses.set(id, response);
  return response;
};

const invalidWorld: ZodOpenApiResponseObject = {
  id: 'InvalidWorld',
  description: 'The name of the world is invalid.',
  content: invalidWorldReply,
};

/** Refusals of an endpoint by status. */
const refusals = (endpoint: Endpoint) => {
  const byStatus = [...errorsByStatus(endpoint)].map(
    ([status, codes]) => [String(status), refusalResponse(endpoint, status, codes)] as const,
  );
  return { '400': invalidWorld, ...Object.fromEntries(byStatus) };
};

/** Replies of an endpoint by status. */
export const repliesOf = (endpoint: Endpoint, example: unknown) => ({
  '200': {
    description: `Success. ${endpoint.reply.description ?? ''}`.trim(),
    headers: endpoint.name === 'captcha' || endpoint.name === 'captchaTask' ? captchaReplyHeaders : replyHeaders,
    content: {
      'application/json': {
        schema: success(endpoint.reply),
        ...(example !== undefined && { example: { success: true, value: example, errorCode: null, message: '' } }),
      },
    },
  },
  ...refusals(endpoint),
});
