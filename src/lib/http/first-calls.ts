import { isStandalone } from '../browser/device.ts';

/** A first call of a page, as listed in `data-first-calls` of its document. */
export interface FirstCall {
  /** Path with query. */
  readonly path: string;
  readonly module?: string | undefined;
}

interface StartedCall {
  readonly token: string;
  /** Epoch ms. */
  readonly at: number;
  readonly response: Promise<Response>;
}

declare global {
  /** Calls that the head script has started, by path and query. */
  var firstCalls: Map<string, StartedCall> | undefined;
}

/** How long the response of a started call is fresh, ms. */
const firstCallTtlMs = 10_000;

/** Returns the headers that every call carries; `Authorization` only with a token. */
export const callHeaders = (
  token: string | undefined,
  module: string | undefined,
  standalone: boolean,
): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(module && { 'Module-Id': module }),
  ...(standalone && { Device: 'OTHERS' }),
});

/** Starts the first calls of a member's visit, before any module is loaded. */
export const startFirstCalls = (calls: readonly FirstCall[], base: string, token: string): void => {
  const started = new Map<string, StartedCall>();
  for (const { path, module } of calls) {
    const response = fetch(base + path, { headers: callHeaders(token, module, isStandalone()) });
    // The client repeats a failed call.
    response.catch(() => undefined);
    started.set(path, { token, at: Date.now(), response });
  }
  globalThis.firstCalls = started;
};

/**
 * Returns the response of the first call that a request repeats, once, while it is fresh and of the same session; else
 * undefined.
 */
export const takeFirstCall = ({ method, url, headers }: Request): Promise<Response> | undefined => {
  if (method !== 'GET') return undefined;
  for (const [path, { token, at, response }] of globalThis.firstCalls ?? []) {
    if (!url.endsWith(path)) continue;
    globalThis.firstCalls?.delete(path);
    const isOfSession = headers.get('Authorization') === `Bearer ${token}`;
    return isOfSession && Date.now() - at < firstCallTtlMs ? response : undefined;
  }
  return undefined;
};
