import * as z from 'zod';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { detailsOf, errorsOf } from '#contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { collection, type Doc } from './collection.ts';
import type { State } from './state.ts';

// Multipart uploads are parsed by the endpoint's handler and cannot be forwarded.
const canForward = (name: string): boolean =>
  name === '*' || (endpoints.has(name) && endpoints.get(name)?.send !== 'files');

/** A real backend that calls of some endpoints are forwarded to. */
export const upstream = z.strictObject({
  base: z.string().max(500).meta({ description: 'Its address; the path of the endpoint is put behind it.' }),
  endpoints: z
    .array(z.string().refine(canForward, 'is not an endpoint of the contract, or accepts files'))
    .min(1)
    .max(1000)
    .default(['*'])
    .meta({ description: 'Rows that it answers; `*` for all but those that take files.' }),
  keep: z
    .boolean()
    .default(false)
    .meta({ description: 'Keeps what keeps the contract as overrides, without secrets; they answer once it is gone.' }),
});
export type Upstream = z.output<typeof upstream>;

interface UpstreamDoc extends Doc, Upstream {}

export const upstreams = collection<UpstreamDoc>()('upstream');

export const upstreamOf = (state: State): Upstream | undefined => state.get(upstreams, 'upstream');

/** Returns the real backend that handles an endpoint, if any. */
export const upstreamFor = (state: State, { name, send }: EndpointDefinition): Upstream | undefined => {
  const set = upstreamOf(state);
  if (!set || send === 'files') return undefined;
  return set.endpoints.includes('*') || set.endpoints.includes(name) ? set : undefined;
};

const envelope = z.looseObject({
  success: z.boolean(),
  value: z.unknown().optional(),
  errorCode: z.string().nullish(),
});

/** A reply of a real backend, checked against the contract. */
export interface CheckedReply {
  readonly errorCode: string | null;
  readonly value: unknown;
  /** Violations of the contract; empty if there are none. */
  readonly breaches: readonly string[];
}

const textOf = ({ error }: { readonly error: z.ZodError }): string[] =>
  error.issues.slice(0, 5).map(({ path, message }) => `${['value', ...path].join('.')}: ${message}`);

/** Checks a reply of a real backend against the contract of an endpoint. */
export const checkReply = (endpoint: Endpoint, status: number, body: unknown): CheckedReply => {
  const read = envelope.safeParse(body);
  if (!read.success) return { errorCode: null, value: null, breaches: ['the body is not a response envelope'] };
  const { success, value, errorCode = null } = read.data;
  if (success) {
    const fits = endpoint.reply.safeParse(value);
    const breaches = [
      ...(status === 200 ? [] : [`status: ${status} for a success`]),
      ...(fits.success ? [] : textOf(fits)),
    ];
    return { errorCode: null, value, breaches };
  }
  const codes: readonly (string | null)[] = errorsOf(endpoint);
  const isKnown = codes.includes(errorCode);
  const wanted = errorStatus[errorCode as ErrorCode];
  if (!isKnown) return { errorCode, value, breaches: [`errorCode: ${endpoint.name} does not fail with ${errorCode}`] };
  const fits = detailsOf(endpoint, errorCode as ErrorCode)?.safeParse(value ?? null);
  const breaches = [
    ...(status === wanted ? [] : [`status: ${status}, but ${errorCode} comes with ${wanted}`]),
    ...(fits?.success === false ? textOf(fits) : []),
  ];
  return { errorCode, value, breaches };
};
