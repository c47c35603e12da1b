import type { EndpointDefinition } from '#contract/endpoint.ts';
import { consolidatedSettings } from '#contract/site/system.ts';
import type { Body, Query, Value } from '#contract/types.ts';
import { backendBase } from '../browser/backend.ts';
import { untilPageShow, wasEndedByNavigation, watchNavigations } from '../browser/pending-navigation.ts';
import { memberDialogs } from '../member-dialogs.ts';
import { announceMoney } from '../money-news.ts';
import { readEnvelope } from './envelope.ts';
import { CallAborted, CallError, detailsOf } from './errors.ts';
import { emitFailure } from './failures.ts';
import { httpClient, overNetwork, toCallError } from './http-client.ts';
import { sendIdempotent } from './send-idempotent.ts';
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

interface EncodedBody {
  readonly body?: BodyInit;
  readonly json?: unknown;
  /** Longest wait for a response, ms. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the body as the endpoint sends it, with the headers and options that it requires. */
const encodeBody = async (
  { send: kind }: EndpointDefinition,
  input: CallInput<EndpointDefinition>,
): Promise<EncodedBody> => {
  if (kind === 'form') return { body: new URLSearchParams(input.body as unknown as Record<string, string>) };
  if (kind === 'files') {
    const { formBody } = await overNetwork(import('./form-body.ts'));
    return formBody(input);
  }
  if (kind === 'encrypted') {
    const [{ seal }, { encryption }] = await Promise.all([overNetwork(import('./seal.ts')), api(consolidatedSettings)]);
    return seal(input.body, encryption);
  }
  return { json: input.body };
};

const isRead = ({ method, changesState }: EndpointDefinition): boolean => method === 'GET' && !changesState;

/** Returns whether a call got no response, because its connection failed or it was aborted. */
const isCut = (error: CallError | CallAborted): boolean =>
  error instanceof CallAborted || (error.status === 0 && error.code.startsWith('network.'));

/**
 * Repeats a failed call where that helps: a read that ended with a page which is restored, and a call that the player
 * confirms first. Otherwise throws its error.
 */
const recover = async <R extends EndpointDefinition>(
  error: CallError | CallAborted,
  endpoint: R,
  input: CallInput<R>,
  pageSignal: AbortSignal,
): Promise<Value<R['name']>> => {
  const isEndedByNavigation = isCut(error) && (await wasEndedByNavigation());
  if (pageSignal.aborted && pageSignal === pageAbort?.signal) await untilPageShow();
  // Requests that may have changed something are only repeated by the user.
  if ((pageSignal.aborted || isEndedByNavigation) && !input.signal?.aborted && isRead(endpoint))
    return send(endpoint, input);
  const failure = pageSignal.aborted ? new CallAborted() : error;
  // The player confirms in a dialog above the page, then the call is repeated.
  const need = detailsOf(failure, 'confirm.required');
  if (need && (await memberDialogs.askIdentity(need))) return send(endpoint, input);
  if (failure instanceof CallError) emitFailure(failure);
  throw failure;
};

const send = async <R extends EndpointDefinition>(endpoint: R, input: CallInput<R>): Promise<Value<R['name']>> => {
  const pageSignal = navigationSignal();
  const joined = input.signal && combineSignals(pageSignal, input.signal);
  try {
    const { headers, ...body } = await encodeBody(endpoint, input as CallInput<EndpointDefinition>);
    const response = await httpClient(addressOf(endpoint, input.query as object | undefined), {
      ...body,
      method: endpoint.method,
      headers: { ...headers, ...input.headers },
      signal: joined?.signal ?? pageSignal,
      context: { endpoint, key: input.key },
      ...(!isRead(endpoint) && { retry: 0 }),
    });
    syncServerTime(response.headers.get('Date'));
    input.onHeaders?.(response.headers);
    const reply = await readEnvelope(response);
    if (!reply.success) throw new CallError(reply.errorCode, 200, reply.value, endpoint.name);
    if (endpoint.movesMoney && !import.meta.env.SSR) announceMoney();
    return reply.value as Value<R['name']>;
  } catch (error) {
    return recover(toCallError(error), endpoint, input, pageSignal);
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
 * Calls an endpoint and returns `value` of its response. Throws CallError if the call fails, CallAborted when the page is
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
  return sendIdempotent(endpoint.name, input, (key) => sendOncePerBuild(endpoint, { ...input, key }));
};
