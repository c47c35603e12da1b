import ky, { HTTPError, type KyRequest, TimeoutError } from 'ky';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { isStandalone } from '../browser/device.ts';
import { deviceId } from '../storage/device-id.ts';
import { readSession } from '../storage/session-item.ts';
import { readEnvelope, transientStatuses } from './envelope.ts';
import { CallAborted, CallError } from './errors.ts';
import { callHeaders, takeFirstCall } from './first-calls.ts';

/** What the hooks know about a call. */
interface CallContext extends Record<string, unknown> {
  readonly endpoint: EndpointDefinition;
  readonly key?: string | undefined;
}

/** Longest wait for a response, ms. */
const requestTimeoutMs = 30_000;

const setHeaders = (headers: Headers, { endpoint, key }: CallContext): void => {
  const token = import.meta.env.SSR ? undefined : readSession()?.token;
  const own = callHeaders(token, endpoint.module, !import.meta.env.SSR && isStandalone());
  // Sent only with requests that may create a session.
  if (!token && endpoint.method === 'POST' && !import.meta.env.SSR) own['Device-Id'] = deviceId();
  if (key) own['Idempotency-Key'] = key;
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
};

/** Reads the whole response, because a connection may also fail within the body. */
const readWhole = async (response: Response): Promise<Response> =>
  new Response((await response.text()) || null, response);

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Throws CallError if a transfer fails. The errors that browsers throw then look like those of a bug. */
export const overNetwork = async <T>(transfer: Promise<T>): Promise<T> => {
  try {
    return await transfer;
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new CallError(import.meta.env.SSR || navigator.onLine ? 'network.slow' : 'network.offline');
  }
};

/** Sends a request. Browsers' developer tools cannot show the body of a clone, which ky sends, so it is read first. */
const sendRequest = async (request: Request): Promise<Response> => {
  const init = request.method === 'GET' ? {} : { body: await request.arrayBuffer() };
  return overNetwork(fetch(new Request(request, init)).then(readWhole));
};

/** Waits for a call that the head script started, unless the request is aborted; sends it again if its connection failed. */
const adopt = (started: Promise<Response>, request: Request): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException('', 'AbortError'));
    if (request.signal.aborted) abort();
    else request.signal.addEventListener('abort', abort, { once: true });
    started
      .then(readWhole)
      .catch(() => sendRequest(request))
      .then(resolve, reject);
  });

/** Sends a request, or waits for the page's first call of the same address. */
const sendOrAdopt: typeof fetch = (input) => {
  const request = input as Request;
  const started = takeFirstCall(request);
  return started ? adopt(started, request) : sendRequest(request);
};

/** Reads the error code of a response with an error status. */
const readRefusal = async (error: HTTPError<unknown>): Promise<HTTPError<unknown>> => {
  const { endpoint } = error.options.context as CallContext;
  const { status } = error.response;
  const reply = await readEnvelope(error.response).catch(() => null);
  error.cause = new CallError(reply?.errorCode ?? 'system.unknown', status, reply?.value, endpoint.name);
  return error;
};

/** The HTTP client of the site. Its `context` is a `CallContext`. */
export const httpClient = ky.create({
  fetch: sendOrAdopt,
  timeout: requestTimeoutMs,
  // Twice, after 0.3 and 0.6 s.
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [...transientStatuses],
    // Maintenance is not transient, so its screen is shown immediately.
    shouldRetry: ({ error }) => ((error.cause as CallError)?.code === 'system.maintenance' ? false : undefined),
  },
  hooks: {
    beforeRequest: [
      // A retry has the token of the first attempt.
      (request: KyRequest, { context }, { retryCount }) => {
        if (retryCount === 0) setHeaders(request.headers, context as CallContext);
      },
    ],
    beforeError: [readRefusal],
  },
});

/** Returns the CallError or CallAborted of what a call throws; throws errors of our own code again. */
export const toCallError = (error: unknown): CallError | CallAborted => {
  if (error instanceof HTTPError) return error.cause as CallError;
  if (error instanceof TimeoutError) return new CallError('network.slow', 408);
  if (error instanceof CallError) return error;
  if (isAbort(error)) return new CallAborted();
  throw error;
};
