import type { EndpointDefinition } from '#contract/endpoint.ts';
import { consolidatedSettings } from '#contract/site/system.ts';
import type { Body, Query, Value } from '#contract/types.ts';
import { backendBase } from '../browser/backend.ts';
import { isStandalone } from '../browser/device.ts';
import { untilPageShow, wasEndedByNavigation, watchNavigations } from '../browser/pending-navigation.ts';
import { deviceId } from '../storage/device-id.ts';
import { readSession } from '../storage/session-item.ts';
import { requestConfirmation } from './confirmation.ts';
import { readEnvelope, transientStatuses } from './envelope.ts';
import { CallAborted, CallError, detailsOf } from './errors.ts';
import { emitFailure } from './failures.ts';
import { callHeaders, takeFirstCall } from './first-calls.ts';
import { syncServerTime } from './server-clock.ts';

/** A call's query and body by the endpoint's schemas; `key` makes a transaction repeatable without moving money twice. */
export interface CallInput<R extends EndpointDefinition> {
  readonly query?: Query<R['name']>;
  readonly body?: Body<R['name']>;
  readonly key?: string;
  /** Of an endpoint that sends files: they travel beside the body's fields under this name. */
  readonly files?: { readonly name: string; readonly list: readonly File[] };
  /** Replaces the platform's `fetch`, for one that reports upload progress. */
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal | undefined;
  /** Sent in addition to the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the headers of the response. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Base URL without a slash at the end. */
const base = (import.meta.env.SSR ? (process.env.BUILD_API_BASE ?? '') : backendBase()).replace(/\/$/, '');

/** Longest wait for a response, ms. */
const requestTimeoutMs = 30_000;

let pageAbort: AbortController | undefined;

const abortCalls = (): void => pageAbort?.abort();

/** Keeps cancelled calls that no code awaits out of the error reports. */
const ignoreAborted = (event: PromiseRejectionEvent): void => {
  if (event.reason instanceof CallAborted) event.preventDefault();
};

/** Returns a signal that aborts when the page is left. Later calls come from a restored page and get a new one. */
const navigationSignal = (): AbortSignal => {
  if (pageAbort && !pageAbort.signal.aborted) return pageAbort.signal;
  pageAbort = new AbortController();
  if (import.meta.env.SSR) return pageAbort.signal;
  addEventListener('pagehide', abortCalls);
  addEventListener('unhandledrejection', ignoreAborted);
  watchNavigations();
  return pageAbort.signal;
};

const headersOf = (endpoint: EndpointDefinition, input: CallInput<EndpointDefinition>): Record<string, string> => {
  const token = import.meta.env.SSR ? undefined : readSession()?.token;
  const headers = callHeaders(token, endpoint.module, !import.meta.env.SSR && isStandalone());
  // Sent only with requests that may create a session.
  if (!token && endpoint.method === 'POST' && !import.meta.env.SSR) headers['Device-Id'] = deviceId();
  if (input.key) headers['Idempotency-Key'] = input.key;
  return { ...headers, ...input.headers };
};

/**
 * Returns a signal that aborts with the first of two, and a function that removes its listeners from them.
 * `AbortSignal.any` is missing in supported browsers.
 */
const combineSignals = (one: AbortSignal, other: AbortSignal) => {
  const either = new AbortController();
  const stop = () => either.abort();
  for (const signal of [one, other]) {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  }
  const release = (): void => {
    for (const signal of [one, other]) signal.removeEventListener('abort', stop);
  };
  return { signal: either.signal, release };
};

const addressOf = (endpoint: EndpointDefinition, query: object = {}): string => {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${base}${endpoint.path}${parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`;
};

/** How a request is sent. */
interface SendOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: BodyInit;
  readonly signal: AbortSignal;
  /** Longest wait for a response, ms. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
}

/** Reads the whole response, because a connection may also fail within the body. */
const readWhole = async (response: Response): Promise<Response> =>
  new Response((await response.text()) || null, response);

/** Sends a request once and reads the response. */
const request = async (
  address: string,
  { fetch: sendRequest = fetch, timeout = requestTimeoutMs, signal, ...init }: SendOptions,
): Promise<Response> => {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, timeout);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await readWhole(await sendRequest(new Request(address, { ...init, signal: controller.signal })));
  } catch (error) {
    throw controller.signal.aborted && !signal.aborted ? new CallError('network.slow', 408) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
};

/** Returns a fetch that waits for a call which the head script started, unless the request is aborted before it ends. */
const adopt =
  (started: Promise<Response>): typeof fetch =>
  (sent) =>
    new Promise((resolve, reject) => {
      const { signal } = sent as Request;
      const abort = (): void => reject(new DOMException('', 'AbortError'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
      started.then(readWhole).then(resolve, reject);
    });

/** Sends a request once, or waits for the first call of the page; a first call whose connection failed is sent again. */
const requestOrAdopt = async (address: string, options: SendOptions): Promise<Response> => {
  const token = options.headers.Authorization?.replace('Bearer ', '');
  const started = takeFirstCall(address.slice(base.length), token);
  if (!started) return request(address, options);
  return request(address, { ...options, fetch: adopt(started) }).catch((error: unknown) => {
    if (error instanceof CallError || options.signal.aborted) throw error;
    return request(address, options);
  });
};

/**
 * Sends a repeatable request: a transient status or a failed connection is passed to ky, which retries. ky is larger
 * than all other code at page start, and most pages never need it, so it is loaded on demand.
 */
const sendWithRetries = async (address: string, options: SendOptions): Promise<Response> => {
  const first = requestOrAdopt(address, options);
  try {
    const response = await first;
    if (!transientStatuses.includes(response.status)) return response;
  } catch (error) {
    if (error instanceof CallError || options.signal.aborted) throw error;
  }
  const { retryGet } = await import('./retry-get.ts').catch(() => ({ retryGet: undefined }));
  // If ky cannot be loaded, the first response is used.
  return retryGet
    ? retryGet(address, { signal: options.signal, timeout: requestTimeoutMs }, first, () => request(address, options))
    : first;
};

const refusalOf = async (response: Response, { name }: EndpointDefinition): Promise<CallError> => {
  const reply = await readEnvelope(response).catch(() => null);
  return new CallError(reply?.errorCode ?? 'system.unknown', response.status, reply?.value, name);
};

const failureOf = (error: unknown): Error => {
  if (error instanceof CallError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return new CallAborted();
  const code = import.meta.env.SSR || navigator.onLine ? 'network.slow' : 'network.offline';
  return new CallError(code, (error as Error).name === 'TimeoutError' ? 408 : 0);
};

/** Returns the body as the endpoint sends it, with the headers and options that it requires. */
const encodeBody = async (
  { send: kind }: EndpointDefinition,
  input: CallInput<EndpointDefinition>,
): Promise<Partial<SendOptions>> => {
  if (kind === 'form') return { body: new URLSearchParams(input.body as unknown as Record<string, string>) };
  if (kind === 'files') return (await import('./form-body.ts')).formBody(input);
  if (kind === 'encrypted') {
    const [{ seal }, { encryption }] = await Promise.all([import('./seal.ts'), api(consolidatedSettings)]);
    return seal(input.body, encryption);
  }
  if (input.body === undefined) return {};
  return { body: JSON.stringify(input.body), headers: { 'Content-Type': 'application/json' } };
};

const isRead = ({ method, changesState }: EndpointDefinition): boolean => method === 'GET' && !changesState;

/**
 * Repeats a failed call where that helps: a read that ended with a page which is restored, and a call that the player
 * confirms first. Otherwise throws its CallError, or CallAborted.
 */
const recover = async <R extends EndpointDefinition>(
  error: unknown,
  endpoint: R,
  input: CallInput<R>,
  pageSignal: AbortSignal,
): Promise<Value<R['name']>> => {
  const isEndedByNavigation = !(error instanceof CallError) && (await wasEndedByNavigation());
  if (pageSignal.aborted && pageSignal === pageAbort?.signal) await untilPageShow();
  // Requests that may have changed something are only repeated by the user.
  if ((pageSignal.aborted || isEndedByNavigation) && !input.signal?.aborted && isRead(endpoint))
    return send(endpoint, input);
  const failure = pageSignal.aborted ? new CallAborted() : failureOf(error);
  // The player confirms in a dialog above the page, then the call is repeated.
  const need = detailsOf(failure, 'confirm.required');
  if (need && (await requestConfirmation(need))) return send(endpoint, input);
  if (failure instanceof CallError) emitFailure(failure);
  throw failure;
};

const send = async <R extends EndpointDefinition>(endpoint: R, input: CallInput<R>): Promise<Value<R['name']>> => {
  const pageSignal = navigationSignal();
  const address = addressOf(endpoint, input.query as object | undefined);
  const joined = input.signal && combineSignals(pageSignal, input.signal);
  const headers = headersOf(endpoint, input as CallInput<EndpointDefinition>);
  try {
    const encoded = await encodeBody(endpoint, input as CallInput<EndpointDefinition>);
    const options: SendOptions = {
      ...encoded,
      method: endpoint.method,
      headers: { ...encoded.headers, ...headers },
      signal: joined?.signal ?? pageSignal,
    };
    const response = await (isRead(endpoint) ? sendWithRetries(address, options) : request(address, options));
    if (!response.ok) throw await refusalOf(response, endpoint);
    syncServerTime(response.headers.get('Date'));
    input.onHeaders?.(response.headers);
    const reply = await readEnvelope(response);
    if (!reply.success) throw new CallError(reply.errorCode, 200, reply.value, endpoint.name);
    return reply.value as Value<R['name']>;
  } catch (error) {
    return recover(error, endpoint, input, pageSignal);
  } finally {
    joined?.release();
  }
};

/** Responses during a build, by endpoint and address: all pages show the same world, so each request is sent once. */
const buildResponses = new Map<string, Promise<unknown>>();

const sendOncePerBuild = <E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Value<E['name']>> => {
  if (!(import.meta.env.SSR && import.meta.env.PROD && endpoint.method === 'GET')) return send(endpoint, input);
  const cacheKey = `${endpoint.name} ${addressOf(endpoint, input.query as object | undefined)}`;
  const value = buildResponses.get(cacheKey) ?? send(endpoint, input);
  buildResponses.set(cacheKey, value);
  return value as Promise<Value<E['name']>>;
};

/**
 * Calls an endpoint and returns `value` of its response. Throws CallError for every error, CallAborted when the page is
 * left or the signal aborts.
 * GETs are retried twice, and once more when a page that was left is restored; calls that change state are not.
 * Endpoints marked `once` or `movesMoney` are sent with an idempotency key and repeated with it when the connection fails
 * (`send-idempotent.ts`).
 */
export const api = async <E extends EndpointDefinition>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Value<E['name']>> => {
  if (!(endpoint.once || endpoint.movesMoney) || input.key) return sendOncePerBuild(endpoint, input);
  const part = await import('./send-idempotent.ts').catch(() => null);
  return part
    ? part.sendIdempotent(endpoint.name, input, (key) => sendOncePerBuild(endpoint, { ...input, key }))
    : sendOncePerBuild(endpoint, input);
};
