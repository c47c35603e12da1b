import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { detailsOf } from '#contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { refusalDetails } from '#contract/refusal-details.ts';
import { createApp } from '#sim/app.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import { openWorlds } from '#sim/open-worlds.ts';
import { type RecordedCall, recordedCalls } from './calls.ts';
import { sampleOf, sampleTime } from './sample.ts';

export interface Examples {
  /** By name of the endpoint. */
  readonly calls: Record<string, { query?: unknown; body?: unknown; value: unknown }>;
  /** Details of errors, by code or by endpoint and code. */
  readonly refusals: Record<string, unknown>;
}

interface Reply {
  readonly success?: boolean;
  readonly value?: unknown;
  readonly errorCode?: string | null;
}

/** Client of one world of a running simulator. */
class Caller {
  readonly #origin: string;
  readonly #world: string;
  #token: string | undefined;

  constructor(origin: string, world: string) {
    this.#origin = origin;
    this.#world = world;
  }

  async call({ method, path, send }: Endpoint, query: object = {}, body?: unknown): Promise<Reply> {
    const search = new URLSearchParams(Object.entries(query).map(([name, it]) => [name, String(it)]));
    const isForm = send === 'form';
    const response = await fetch(`${this.#origin}${path}?${search}`, {
      method,
      headers: {
        'x-sim-world': this.#world,
        'device-id': 'example',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isForm ? String(new URLSearchParams(body as never)) : JSON.stringify(body) }),
    });
    return (await response.json()) as Reply;
  }

  /** Changes flags of the merchant or applies scenarios to the world. */
  async prepare(path: 'flags' | 'scenarios', body: object): Promise<void> {
    const method = path === 'flags' ? 'PATCH' : 'POST';
    const headers = { 'content-type': 'application/json' };
    const url = `${this.#origin}/__admin/worlds/${this.#world}/${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} of ${this.#world}: ${await response.text()}`);
  }

  async logIn(username: string): Promise<void> {
    const login = endpoints.get('login') as Endpoint;
    const { value } = await this.call(login, {}, { username, password: 'Passw0rd1', type: 0 });
    this.#token = (value as { token: string }).token;
  }
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const put = (target: unknown, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.length > 0 ? at(target, keys.join('.')) : target;
  if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [last]: value });
};

/** Returns a value with each text such as `$.0.cardId` replaced by that part of the last response. */
const fillFrom = (value: unknown, last: unknown): unknown => {
  if (typeof value === 'string' && value.startsWith('$.')) return at(last, value.slice(2));
  if (Array.isArray(value)) return value.map((it) => fillFrom(it, last));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, fillFrom(it, last)]));
};

const maxText = 400;

/** Constant replacements for values that differ between runs. */
const constants: Readonly<Record<string, string>> = {
  keyId: 'oAN1sK_1FqfhNaFP',
  n: 'rA0bSlyxFkyty1M_ZjDvSSVLE51MKkDow3Gx4GZQUhXabs0YbZ4xzVLVSwospMRqIFTrM64fu_dxPJHoamKToQ',
};

/** Shortens an example to two entries of each list, six of texts and numbers, and placeholder pictures. */
const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') {
    if (value.startsWith('data:image/') && value.length > maxText)
      return `${value.slice(0, value.indexOf(',') + 1)}PHN2Zy8+`;
    return value.length > maxText ? `${value.slice(0, maxText)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'object' ? 2 : 6).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, constants[key] ?? shorten(it)]));
};

const fits = (schema: z.ZodType | undefined, value: unknown): boolean => schema?.safeParse(value).success !== false;

const recordCall = async (caller: Caller, endpoint: Endpoint, plan: RecordedCall) => {
  if (plan.flags) await caller.prepare('flags', plan.flags);
  if (plan.scenarios) await caller.prepare('scenarios', { names: plan.scenarios });
  if (endpoint.access !== 'anyone' || plan.as)
    await caller.logIn(plan.as ?? (endpoint.access === 'agent' ? 'agent01' : 'player01'));
  let last: unknown;
  for (const [name, body, query] of plan.before ?? [])
    last = (await caller.call(endpoints.get(name) as Endpoint, query, fillFrom(body, last) as object | undefined))
      .value;
  const query = structuredClone(plan.query ?? {});
  const body = endpoint.body ? structuredClone(plan.body ?? {}) : undefined;
  for (const [field, path] of Object.entries(plan.from ?? {})) put(body ?? query, field, at(last, path));
  const input = { query, body };
  const { success, value, errorCode } = await caller.call(endpoint, input.query, input.body);
  return success ? { ...input, value: shorten(value) } : { ...input, errorCode };
};

const sampled = (endpoint: Endpoint): { query?: unknown; body?: unknown; value: unknown } => ({
  ...(endpoint.query && { query: sampleOf(endpoint.query) }),
  ...(endpoint.body && { body: sampleOf(endpoint.body) }),
  value: sampleOf(endpoint.reply),
});

/** Returns query and body of a call that could not be recorded; generated from the schemas if the plan has none. */
const valuesOf = (plan: RecordedCall | undefined) => ({
  ...(plan?.query !== undefined && { query: plan.query }),
  ...(plan?.body !== undefined && !plan.from && { body: plan.body }),
});

const isEmpty = (it: unknown): boolean => typeof it === 'object' && it !== null && Object.keys(it).length === 0;

const refusalExamples = (): Record<string, unknown> => {
  const own = [...endpoints.values()].flatMap((endpoint) =>
    Object.keys(endpoint.details ?? {}).map(
      (code) => [`${endpoint.name}.${code}`, detailsOf(endpoint, code as ErrorCode) as z.ZodType] as const,
    ),
  );
  return Object.fromEntries(
    [...Object.entries(refusalDetails), ...own].map(([id, schema]) => [id, sampleOf(schema as z.ZodType)]),
  );
};

/**
 * Records an example of every call in worlds of a new simulator; an example that cannot be recorded is generated from
 * its schemas.
 */
export const recordExamples = async (report: (line: string) => void): Promise<Examples> => {
  const outgoing = new Outgoing();
  const worlds = openWorlds({ machineTime: () => sampleTime, outgoing });
  const server = createApp(worlds, { outgoing }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls: Examples['calls'] = {};
  for (const endpoint of [...endpoints.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))) {
    const plan = recordedCalls[endpoint.name] ?? (endpoint.access === 'visit' || endpoint.send ? undefined : {});
    const caller = new Caller(origin, `example-${endpoint.name.toLowerCase()}`);
    const recorded = plan && (await recordCall(caller, endpoint, plan));
    const isUsable = recorded && 'value' in recorded && fits(endpoint.reply, recorded.value);
    if (!isUsable) report(`${endpoint.name}: made from its schemas${recorded ? ` (${JSON.stringify(recorded)})` : ''}`);
    const { query, body, value } = isUsable ? recorded : { ...sampled(endpoint), ...valuesOf(plan) };
    calls[endpoint.name] = {
      ...(query !== undefined && !isEmpty(query) && { query }),
      ...(endpoint.body && { body }),
      value,
    };
  }
  server.closeAllConnections();
  server.close();
  worlds.close();
  return { calls, refusals: refusalExamples() };
};
