import { backendBase } from '../browser/backend.ts';
import { isStandalone } from '../browser/device.ts';
import { onReturn } from '../browser/on-return.ts';
import { readSession } from '../browser/session-item.ts';
import type { Row } from '../contract/row.ts';
import { consolidatedSettings } from '../contract/rows/site/system.ts';
import type { Body, Query, Value } from '../contract/types.ts';
import { askConfirmation } from './confirmation.ts';
import { readEnvelope } from './envelope.ts';
import { CallAborted, CallError, detailsOf } from './errors.ts';
import { announceFailure } from './failures.ts';
import type { Options } from './ky-client.ts';
import { noteServerTime } from './server-clock.ts';

/** A call's query and body by the row's schemas; `key` makes a money move repeatable without moving money twice. */
export interface CallInput<R extends Row> {
  readonly query?: Query<R['name']>;
  readonly body?: Body<R['name']>;
  readonly key?: string;
  /** Of a row that sends files: they travel beside the body's fields under this name. */
  readonly files?: { readonly name: string; readonly list: readonly File[] };
  /** Stands in for the platform's own: one that tells how much of the body has left. */
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
  /** Sent besides the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears the headers of the reply. */
  readonly onHeaders?: (headers: Headers) => void;
}

const base = import.meta.env.SSR ? (process.env.BUILD_API_BASE ?? '') : backendBase();

/** So long a call may take, ms. */
const patience = 30_000;

/**
 * ky weighs more than all else that a page begins with, and few pages need it before somebody touches them
 * (`startKy`); one that does need it asks for it.
 */
const throughKy = async (address: string, options: Options): Promise<Response> => {
  const { client } = await import('./ky-client.ts');
  return client(address, { ...options, timeout: patience });
};

/** Fetches what the first call that changes something will need. */
export const startKy = async (): Promise<void> => {
  await import('./ky-client.ts').catch(() => undefined);
};

let leaving = new AbortController();
if (!import.meta.env.SSR) {
  addEventListener('pagehide', () => leaving.abort());
  // Nobody waits for what was cancelled: that is no error to report.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof CallAborted) event.preventDefault();
  });
}
onReturn(() => {
  if (leaving.signal.aborted) leaving = new AbortController();
});

/** Settles when a page that left is shown again: until then there is nobody to tell, and most never are. */
const backAgain = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));

const headersOf = (row: Row, input: CallInput<Row>): Record<string, string> => {
  const headers: Record<string, string> = {};
  const token = import.meta.env.SSR ? undefined : readSession()?.token;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (row.module) headers['Module-Id'] = row.module;
  if (!import.meta.env.SSR && isStandalone()) headers.Device = 'OTHERS';
  if (input.key) headers['Idempotency-Key'] = input.key;
  return { ...headers, ...input.headers };
};

/** Aborts with the first of two. `AbortSignal.any` is newer than the browsers that count. */
const eitherSignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const either = new AbortController();
  const stop = () => either.abort();
  for (const signal of [one, other]) {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  }
  return either.signal;
};

const addressOf = (row: Row, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${base.replace(/\/$/, '')}${row.path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
};

/**
 * Reads without ky what is answered well at once, as nearly all is: a page reads much before its first touch, and each
 * call through ky costs a phone some 2 ms of it. Any other answer is handed to ky, which tries again by its rules.
 */
const read = async (address: string, options: Options, signal: AbortSignal): Promise<Response> => {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, patience);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const init = { headers: options.headers as Record<string, string>, signal: ended.signal };
  const first = fetch(new Request(address, init));
  const response = await first.catch(() => null);
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  if (response?.ok) return response;
  if (ended.signal.aborted && !signal.aborted) throw new CallError('network.slow', 408);
  let heard = false;
  const next: typeof fetch = (...asked) => {
    if (heard) return fetch(...asked);
    heard = true;
    return first;
  };
  return throughKy(address, { ...options, fetch: next });
};

/** ky's error for an answer that is no success; named here without ky. */
const wasAnswered = (error: unknown): error is { readonly response: Response } =>
  typeof error === 'object' && error !== null && 'response' in error && error.response instanceof Response;

const failureOf = async (error: unknown, { name }: Row): Promise<Error> => {
  if (error instanceof CallError) return error;
  if (wasAnswered(error)) {
    const reply = await readEnvelope(error.response).catch(() => null);
    return new CallError(reply?.errorCode ?? 'system.unknown', error.response.status, reply?.value, name);
  }
  if (error instanceof DOMException && error.name === 'AbortError') return new CallAborted();
  const code = import.meta.env.SSR || navigator.onLine ? 'network.slow' : 'network.offline';
  return new CallError(code, (error as Error).name === 'TimeoutError' ? 408 : 0);
};

/**
 * Places one call of the endpoint table and answers with `value` of its reply.
 * Throws CallError for every refusal and failure, CallAborted when nobody waits any more.
 * GETs are tried again twice, and once more when a page that left comes back; nothing that changes state is. Rows that
 * say `once` are placed by `callOnce`, which sends them again under their key when the connection was cut under them.
 */
export const call = async <R extends Row>(row: R, input: CallInput<R> = {}): Promise<Value<R['name']>> => {
  const send = ('send' in row ? row.send : undefined) as Row['send'];
  const { signal: left } = leaving;
  const address = addressOf(row, input.query);
  const signal = input.signal ? eitherSignal(left, input.signal) : left;
  const options: Options = {
    method: row.method,
    headers: headersOf(row, input as CallInput<Row>),
    signal,
    ...(row.changesState && { retry: 0 }),
  };
  try {
    if (send === 'form') options.body = new URLSearchParams(input.body as unknown as Record<string, string>);
    else if (send === 'files') {
      const { formBody } = await import('./form-body.ts');
      Object.assign(options, formBody(input));
    } else if (send === 'encrypted') {
      const [{ seal }, { encryption }] = await Promise.all([import('./seal.ts'), call(consolidatedSettings)]);
      const sealed = await seal(input.body, encryption);
      options.body = sealed.body;
      options.headers = { ...options.headers, ...sealed.headers };
    } else if (input.body !== undefined) options.json = input.body;
    const reads = row.method === 'GET' && !row.changesState;
    const response = await (reads ? read(address, options, signal) : throughKy(address, options));
    noteServerTime(response.headers.get('Date'));
    input.onHeaders?.(response.headers);
    const reply = await readEnvelope(response);
    if (!reply.success) throw new CallError(reply.errorCode, 200, reply.value, row.name);
    return reply.value as Value<R['name']>;
  } catch (error) {
    if (left.aborted && left === leaving.signal) await backAgain();
    // Who comes back still wants to know; what may have changed something is theirs to do again.
    if (left.aborted && !input.signal?.aborted && row.method === 'GET' && !row.changesState) return call(row, input);
    const failure = left.aborted ? new CallAborted() : await failureOf(error, row);
    // The player is asked over what stands there; then the very same call goes again.
    const need = detailsOf(failure, 'confirm.required');
    if (need && (await askConfirmation(need))) return call(row, input);
    if (failure instanceof CallError) announceFailure(failure);
    throw failure;
  }
};
