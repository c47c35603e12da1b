import fc from 'fast-check';
import * as z from 'zod';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';

type Json = Record<string, unknown>;

/** Returns random values of a JSON schema; rules of refinements are not included. */
const fromSchema = (schema: Json): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map(fromSchema));
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, Json>;
      const model = Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, fromSchema(it)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    case 'array':
      return fc.array(fromSchema((schema.items ?? {}) as Json), { maxLength: 4 });
    case 'integer':
    case 'number': {
      const [min, max] = [Number(schema.minimum ?? -100), Math.min(Number(schema.maximum ?? 1e6), 1e6)];
      return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
};

const textOf = (schema: Json): fc.Arbitrary<string> => {
  if (schema.format === 'date') return fc.constantFrom('2026-01-01', '2026-02-28', '2025-12-31');
  const maxLength = Math.min(Number(schema.maxLength ?? 20), 40);
  const minLength = Math.min(Number(schema.minLength ?? 0), maxLength);
  const known = fc.constantFrom('player01', 'agent01', 'Passw0rd1', '1001', 'LIKHA', 'RNG', '9171234567', 'GCASH');
  return fc.oneof(known, fc.string({ minLength, maxLength }), fc.string({ unit: 'grapheme', minLength, maxLength }));
};

const schemaOf = (type: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  type ? fromSchema(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Json) : fc.constant(undefined);

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'amount', 'id', 'type'];
const hostile = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, [], {}, -1, 1e308, '', '\u0000', "' OR 1=1 --", '../../etc/passwd', '{{7*7}}'),
);

/** A call before it is sent. */
export interface ArbitraryCall {
  readonly endpoint: Endpoint;
  readonly query: unknown;
  readonly body: unknown;
  /** Index in a list of members; 0 is a guest. */
  readonly caller: number;
  readonly key: string | undefined;
}

/** Generates calls of any endpoint: bodies and queries from the schemas, with a share of hostile ones. */
export const arbitraryCall = (
  candidates: readonly Endpoint[] = [...endpoints.values()],
): fc.Arbitrary<ArbitraryCall> => {
  const byEndpoint = candidates.map((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      query: fc.oneof({ weight: 5, arbitrary: schemaOf(endpoint.query) }, { weight: 1, arbitrary: hostile }),
      body: fc.oneof({ weight: 5, arbitrary: schemaOf(endpoint.body) }, { weight: 1, arbitrary: hostile }),
      caller: fc.nat({ max: 5 }),
      key: fc.constantFrom(undefined, undefined, 'k1', 'k2'),
    }),
  );
  return fc.oneof(...byEndpoint);
};

const matchesSchemas = (endpoint: Endpoint) => (call: ArbitraryCall) =>
  (endpoint.query?.safeParse(call.query).success ?? true) && (endpoint.body?.safeParse(call.body).success ?? true);

/** Returns up to `count` calls that the endpoint's schemas accept; any call if no random one is accepted. */
export const validCalls = (endpoint: Endpoint, count: number): ArbitraryCall[] => {
  const calls = fc.sample(arbitraryCall([endpoint]), { numRuns: 60, seed: 7 });
  const valid = calls.filter(matchesSchemas(endpoint));
  return (valid.length > 0 ? valid : calls).slice(0, count).map((call) => ({ ...call, key: undefined }));
};

const textual = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Returns the arguments of `fetch`. */
export const requestOf = ({ endpoint, query, body, key }: ArbitraryCall, token: string | undefined) => {
  const pairs = Object.entries(query && typeof query === 'object' ? query : {}).map(([name, it]) => [
    name,
    textual(it),
  ]);
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  const hasBody = endpoint.method !== 'GET' && body !== undefined;
  const isForm = endpoint.send === 'form';
  const content = isForm
    ? String(new URLSearchParams(Object.entries(Object(body)).map(([name, it]) => [name, textual(it)])))
    : JSON.stringify(body);
  return {
    path: endpoint.path + search,
    init: {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(hasBody && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(hasBody && { body: content }),
    },
  };
};
