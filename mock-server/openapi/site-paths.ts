import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { detailsOf, errorsByStatus } from '../../src/contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import type { ErrorCode } from '../../src/contract/errors.ts';
import { refusalDetails } from '../../src/contract/refusal-details.ts';

const bodyTypes = {
  json: ['application/json'],
  encrypted: ['application/json', 'application/jose'],
  form: ['application/x-www-form-urlencoded'],
  files: ['multipart/form-data'],
} as const;

const success = (value: z.ZodType) =>
  z.object({ success: z.literal(true), value, errorCode: z.null(), message: z.string() });

const refused = (codes: readonly string[], value: z.ZodType) =>
  z.object({
    success: z.literal(false),
    value,
    errorCode: z.enum(codes as [string, ...string[]]),
    message: z.string(),
  });

/** Refusals that carry the same details wherever they come from: components of the document. */
const shared = new Map(
  Object.entries(refusalDetails).map(([code, details]) => [details, refused([code], details).meta({ id: code })]),
);

/** The refusals of one status: a code that says more has a shape of its own. */
const failure = (row: Endpoint, codes: readonly ErrorCode[]): z.ZodType => {
  const bare = codes.filter((code) => !detailsOf(row, code));
  const telling = codes.flatMap((code) => {
    const details = detailsOf(row, code);
    return details ? [shared.get(details as never) ?? refused([code], details)] : [];
  });
  const shapes = [...(bare.length > 0 ? [refused(bare, z.null())] : []), ...telling];
  const [only] = shapes;
  return only && shapes.length === 1 ? only : z.union(shapes);
};

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const callers = {
  anyone: 'Guests may call it.',
  session: 'For all logged-in accounts, trial included.',
  member: 'For members; trial accounts are rejected.',
  agent: 'For agents.',
  visit: 'For the frame of a launched game, with the key of its visit.',
} as const;

const meaningOf = ({ access, changesState, movesMoney, once, flag, module }: Endpoint): string =>
  [
    callers[access],
    changesState && 'GET that changes state: never cached, prefetched or retried.',
    movesMoney && 'Transaction: with an `Idempotency-Key` a repeated call returns the first response.',
    once && 'With an `Idempotency-Key` a repeated call returns the first response.',
    flag && `Closed while \`${flag}\` is off.`,
    module && `Module \`${module}\`.`,
  ]
    .filter(Boolean)
    .join(' ');

const badWorld = { 'application/problem+json': { schema: z.looseObject({ title: z.string(), detail: z.string() }) } };

const worlds = z.object({
  'X-Sim-World': z.string().optional().meta({ description: 'World to call, instead of the cookie `sim_world`.' }),
});
const key = z.object({ 'Idempotency-Key': z.string().max(128).optional() });

const bodyOf = ({ send, body }: Endpoint) => {
  if (!send || !body) return {};
  const content = bodyTypes[send].map((type) => [
    type,
    { schema: type === 'application/jose' ? z.string().meta({ description: 'A JWE in compact form (A81).' }) : body },
  ]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
};

/** 400 always stands for a bad world name too. */
const refusals = (row: Endpoint) => {
  const byStatus = [...errorsByStatus(row)].map(([status, codes]) => {
    const content = { ...json(failure(row, codes)), ...(status === 400 && badWorld) };
    return [String(status), { description: STATUS_CODES[status] ?? 'Refused', content }] as const;
  });
  return { '400': { description: 'Bad Request', content: badWorld }, ...Object.fromEntries(byStatus) };
};

const operation = (row: Endpoint, domain: string): ZodOpenApiOperationObject => ({
  operationId: row.name,
  summary: row.name.replace(/([A-Z])/g, ' $1').toLowerCase(),
  description: meaningOf(row),
  tags: [domain],
  security: row.access === 'anyone' ? [] : [{ session: [] }],
  requestParams: {
    header: row.movesMoney || row.once ? worlds.extend(key.shape) : worlds,
    ...(row.query && { query: row.query as z.ZodObject }),
  },
  ...bodyOf(row),
  responses: {
    '200': { description: 'Success.', content: json(success(row.reply)) },
    ...refusals(row),
  },
});

/** `/wps/game/hot` belongs to `game`. */
export const domainOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.startsWith('/lgw/') || path === '/moreLottery' ? 'lottery' : (path.split('/')[2] ?? 'site');

/** Every row of the contract as OpenAPI paths. */
export const sitePaths = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const row of endpoints.values()) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row, domainOf(row)) };
  }
  return paths;
};
