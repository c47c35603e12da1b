import { randomId } from '../browser/random-id.ts';
import type { CallError } from './errors.ts';
import { isOutcomeUnknown } from './outcome.ts';

/** How long a key is kept for a repeated call, ms: later the player has checked the outcome. */
const lostKeyTtlMs = 600_000;

/** Values that distinguish two calls of an endpoint. */
interface Given {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: { readonly list: readonly File[] };
}

interface Lost {
  readonly request: string;
  readonly key: string;
  readonly at: number;
}

/** The last call whose outcome is unknown. */
let lost: Lost | null = null;

/** Returns whether the connection broke during a call. Timeouts and server errors are not repeated. */
const isConnectionLost = ({ code, status }: CallError): boolean =>
  code === 'reply.broken' || (code === 'network.slow' && status === 0);

/**
 * Sends a call that must take effect only once: `send` uses the given idempotency key, so that a repeat gets the
 * first response. If the connection fails, it is repeated immediately. The identical call made again later, while its
 * outcome is unknown, reuses the key; a different call in between ends that.
 */
export const sendIdempotent = async <V>(
  endpoint: string,
  given: Given,
  send: (key: string) => Promise<V>,
): Promise<V> => {
  const files = given.files?.list.map(({ name, size }) => [name, size]);
  const request = JSON.stringify([endpoint, given.query, given.body, files]);
  const key = lost?.request === request && Date.now() - lost.at < lostKeyTtlMs ? lost.key : randomId();
  const tried = async (): Promise<V> => {
    try {
      const value = await send(key);
      lost = null;
      return value;
    } catch (error) {
      lost = isOutcomeUnknown(error) ? { request, key, at: Date.now() } : null;
      throw error;
    }
  };
  return tried().catch((error: CallError) => {
    if (isConnectionLost(error)) return tried();
    throw error;
  });
};
