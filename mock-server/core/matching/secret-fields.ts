import * as z from 'zod';
import { detailsOf } from '#contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type * as marks from '#contract/fields.ts';
import type { JournalEntry } from '../journal.ts';
import { lastFour, mask, starred } from './mask.ts';

type Mark = (typeof marks.hidden | typeof marks.lastFour)['x-secret'];

/** Secret fields of a schema, by name; lists are passed through, `*` applies to every name. */
type Plan = Mark | { readonly [name: string]: Plan };

interface Schema {
  readonly 'x-secret'?: Mark;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const merge = (one: Plan | undefined, other: Plan | undefined): Plan | undefined => {
  if (one === undefined || other === undefined || typeof one === 'string' || typeof other === 'string')
    return one ?? other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merge(one[name], other[name]) as Plan]));
};

const planOf = (schema: Schema, root: Schema): Plan | undefined => {
  if (schema['x-secret']) return schema['x-secret'];
  if (schema.$ref) return planOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  const { items, additionalProperties: rest, properties = {} } = schema;
  const fields = Object.entries({ ...properties, ...(typeof rest === 'object' && { '*': rest }) }).flatMap(
    ([name, inner]) => {
      const plan = planOf(inner, root);
      return plan ? [[name, plan] as const] : [];
    },
  );
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const parts = [...inner, ...(typeof items === 'object' ? [items] : [])].map((it) => planOf(it, root));
  return parts.reduce(merge, fields.length > 0 ? Object.fromEntries(fields) : undefined);
};

const plans = new WeakMap<z.ZodType, { readonly plan: Plan | undefined }>();

/** Returns the secret fields of a schema, computed once per schema. */
const secretsOf = (schema: z.ZodType | undefined): Plan | undefined => {
  if (!schema) return undefined;
  const known = plans.get(schema);
  if (known) return known.plan;
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const plan = planOf(root, root);
  plans.set(schema, { plan });
  return plan;
};

const fieldOf = (plan: Plan | undefined, name: string): Plan | undefined => {
  if (plan === undefined || typeof plan === 'string') return plan;
  return Object.hasOwn(plan, name) ? plan[name] : plan['*'];
};

/** Returns a copy with the given fields masked; tokens are masked in every text. */
const maskBy = (plan: Plan | undefined, value: unknown): unknown => {
  if (plan === 'all') return starred(value);
  if (plan === 'last-four' && typeof value === 'string') return lastFour(value);
  if (Array.isArray(value)) return value.map((item) => maskBy(plan, item));
  if (typeof value !== 'object' || value === null || plan === undefined) return mask(value, { names: false });
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, maskBy(fieldOf(plan, name), item)]));
};

/** Returns `value` of a response without secrets; for errors, by their code. */
export const maskValue = (endpoint: Endpoint, value: unknown, errorCode: string | null): unknown =>
  maskBy(secretsOf(errorCode === null ? endpoint.reply : detailsOf(endpoint, errorCode as ErrorCode)), value);

/** Returns the body of a request without secrets. */
export const maskBody = (endpoint: Endpoint, body: unknown): unknown => maskBy(secretsOf(endpoint.body), body);

/** Returns the query of a request without secrets. */
export const maskQuery = (endpoint: Endpoint, query: unknown): unknown => maskBy(secretsOf(endpoint.query), query);

/** Returns the body of a response without secrets; if it is not an envelope, they are masked by field name. */
export const maskReply = (endpoint: Endpoint, body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('value' in body)) return mask(body);
  const code = 'errorCode' in body && typeof body.errorCode === 'string' ? body.errorCode : null;
  const others = mask({ ...body, value: null }) as object;
  return { ...others, value: maskValue(endpoint, body.value, code) };
};

/** Returns one value of a request without secrets; `where` is its path, such as `body.bets.0.stake`. */
export const maskAt = (endpoint: Endpoint | undefined, where: string, value: unknown): unknown => {
  const [part, ...names] = where.split('.');
  if (!endpoint || (part !== 'body' && part !== 'query'))
    return (mask({ [names.at(-1) ?? '']: value }) as object)[names.at(-1) as never];
  const plan = names.filter((name) => !/^\d+$/.test(name)).reduce<Plan | undefined>(fieldOf, secretsOf(endpoint[part]));
  return maskBy(plan, value);
};

/** Returns a call of the journal without secrets, for people to read. */
export const maskEntry = (entry: JournalEntry): JournalEntry => {
  const endpoint = entry.row === null ? undefined : endpoints.get(entry.row);
  const masked = mask({ ...entry, requestBody: undefined, replyBody: undefined }) as JournalEntry;
  if (!endpoint) return { ...masked, requestBody: mask(entry.requestBody), replyBody: mask(entry.replyBody) };
  return {
    ...masked,
    requestBody: maskBody(endpoint, entry.requestBody),
    replyBody: maskReply(endpoint, entry.replyBody),
  };
};
