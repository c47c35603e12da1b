import { randomId } from '../browser/random-id.ts';
import type { CallError } from './errors.ts';
import { isOutcomeUnknown } from './outcome.ts';

/** How long a key waits for its call to be made again, ms: by then a player has looked what became of it. */
const lostKeyTtlMs = 600_000;

/** What distinguishes two calls of an endpoint. */
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
const wasCut = ({ code, status }: CallError): boolean =>
  code === 'reply.broken' || (code === 'network.slow' && status === 0);

/**
 * Places a call that must not be done twice (X19): `send` does so under the key it is given, with which a repeat gets the
 * first answer again. It goes again at once when the connection was cut under it. The very same request made again later,
 * its answer still unknown, goes under the key of before; another one in between means that something new is wanted.
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
    if (wasCut(error)) return tried();
    throw error;
  });
};
