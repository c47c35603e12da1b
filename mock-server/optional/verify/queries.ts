import * as z from 'zod';
import type { Endpoint } from '#contract/endpoints.ts';

/** Values of successful replies so far, by endpoint. */
export type KnownReplies = ReadonlyMap<string, unknown>;

type Query = Record<string, string | number>;

/** Returns the first value with a name, at any depth. */
const firstOf = (value: unknown, name: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === name && typeof inner === 'string' && inner !== '') return inner;
    const nested = firstOf(inner, name);
    if (nested !== undefined) return nested;
  }
  return undefined;
};

/** Sources of required parameters: replies of other endpoints. */
const parameterSources: Record<string, readonly [parameter: string, endpoint: string, field: string]> = {
  lotteryMenu: ['code', 'lotteryList', 'code'],
  openedNumbers: ['code', 'lotteryList', 'code'],
  orderDetail: ['orderId', 'orders', 'orderId'],
  depositOrder: ['depositId', 'depositReport', 'depositId'],
  withdrawalOrder: ['withdrawId', 'withdrawReport', 'withdrawId'],
  downline: ['account', 'downlines', 'account'],
};

/** Queries that any backend accepts. */
const fixedQueries: Record<string, Query> = {
  vassalageGameTypes: { typeId: '1' },
  announcements: { types: 'AN,PR' },
  affiliateCheck: { code: 'none', domain: 'example.com' },
  affiliateInfo: { affiliateCode: 'none' },
  verification: { field: 'username', value: 'verify0000' },
  checkUsername: { username: 'verify0000' },
  chatMessages: { chat: '0'.repeat(32) },
};

interface ObjectSchema {
  readonly properties?: Record<
    string,
    { readonly enum?: string[]; readonly const?: string; readonly minimum?: number }
  >;
  readonly required?: string[];
}

const schemaOf = ({ query }: Endpoint): ObjectSchema =>
  query ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as ObjectSchema) : {};

/** Returns the smallest query that an endpoint accepts; undefined if it needs a value that no reply contained. */
export const queryFor = (endpoint: Endpoint, known: KnownReplies): Query | undefined => {
  if (fixedQueries[endpoint.name]) return fixedQueries[endpoint.name];
  const source = parameterSources[endpoint.name];
  if (source) {
    const [parameter, from, field] = source;
    const value = firstOf(known.get(from), field);
    return value === undefined ? undefined : { [parameter]: value };
  }
  const { properties = {}, required = [] } = schemaOf(endpoint);
  // The longest allowed period, because it contains the most entries.
  const query: Query = properties.lastDays ? { lastDays: 90 } : {};
  for (const name of required) {
    const value = properties[name]?.const ?? properties[name]?.enum?.[0];
    if (value === undefined) return undefined;
    query[name] = value;
  }
  return query;
};

/** Returns a query that breaks one rule of the endpoint, and the field; undefined if no rule can be broken. */
export const invalidQuery = (endpoint: Endpoint, validQuery: Query): { query: Query; field: string } | undefined => {
  const { properties = {}, required = [] } = schemaOf(endpoint);
  const [missing] = required;
  if (missing) {
    const { [missing]: _left, ...query } = validQuery;
    return { query, field: missing };
  }
  if (properties.page?.minimum === 1) return { query: { ...validQuery, page: 0 }, field: 'page' };
  if (properties.language?.enum) return { query: { ...validQuery, language: 'XX' }, field: 'language' };
  return undefined;
};
