import { endpoints } from '#contract/endpoints.ts';
import type { Value } from '#contract/types.ts';

/** A received call: body as JSON, as form fields, or as the form with its files. */
export interface PlacedCall {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answering = (call: PlacedCall) => Response | Promise<Response>;

const byAddress = new Map([...endpoints.values()].map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

const envelope = (status: number, errorCode: string | null, value: unknown, headers?: Record<string, string>) =>
  Response.json(
    { success: errorCode === null, value, errorCode, message: '' },
    { status, headers: { Date: new Date().toUTCString(), ...headers } },
  );

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return text ? JSON.parse(text) : undefined;
};

/** Returns a promise that the test resolves with `give` or rejects with `fail`. */
export const deferred = <T>() => {
  const pending = {} as { give: (value: T) => void; fail: (reason: Error) => void };
  const promise = new Promise<T>((give, fail) => Object.assign(pending, { give, fail }));
  return { promise, ...pending };
};

/**
 * A stub backend with responses that the test sets by endpoint; successful responses are validated against the
 * contract.
 */
export class StubBackend {
  readonly placed: PlacedCall[] = [];
  readonly #answers = new Map<string, Answering>();

  /** Sets the response of an endpoint: a value, or a function of the call. */
  value<N extends string>(
    name: N,
    value: Value<N> | ((call: PlacedCall) => Value<N> | Promise<Value<N>>),
    headers?: Record<string, string>,
  ): this {
    if (typeof value !== 'function') byAddress.get(name)?.reply.parse(value);
    const answer = typeof value === 'function' ? (value as (call: PlacedCall) => unknown) : () => value;
    return this.reply(name, async (call) => envelope(200, null, await answer(call), headers));
  }

  /** Sets an error code for an endpoint, by default with status 200. */
  refuse(name: string, code: string, status = 200, value: unknown = null): this {
    return this.reply(name, () => envelope(status, code, value));
  }

  /** Simulates a network failure for an endpoint. */
  lose(name: string): this {
    return this.reply(name, () => Promise.reject(new TypeError('fetch failed')));
  }

  /** Sets any response for an endpoint. */
  reply(name: string, answer: Answering): this {
    this.#answers.set(name, answer);
    return this;
  }

  /** Returns the calls of one endpoint so far. */
  of(name: string): readonly PlacedCall[] {
    return this.placed.filter((call) => call.name === name);
  }

  /** Replaces the platform's `fetch`. */
  readonly fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const name = byAddress.get(`${request.method} ${pathname}`)?.name ?? pathname;
    const left = new Promise<never>((_, stop) => {
      const abort = () => stop(new DOMException('', 'AbortError'));
      if (request.signal.aborted) abort();
      else request.signal.addEventListener('abort', abort);
    });
    const call = {
      name,
      query: Object.fromEntries(searchParams),
      body: await bodyOf(request),
      headers: request.headers,
    };
    this.placed.push(call);
    const answer = this.#answers.get(name) ?? (() => envelope(200, 'test.no-answer', name));
    const response = await Promise.race([left, answer(call)]);
    // Aborting the request ends the body too.
    const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return body ? new Response(body, response) : response;
  };
}
