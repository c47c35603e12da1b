import type { Envelope, Value } from '#contract/types.ts';
import type { Visit } from '../../wire.ts';
import { RoundFailed } from './rounds.ts';

interface FrameEndpoint<N extends string> {
  readonly name: N;
  readonly method: string;
  readonly path: string;
}

/** Calls an endpoint of game frames. Throws RoundFailed. */
export const callFrame = async <N extends string>(
  { playKey }: Visit,
  { method, path }: FrameEndpoint<N>,
  { query = '', body, key }: { readonly query?: string; readonly body?: unknown; readonly key?: string } = {},
): Promise<Value<N>> => {
  const response = await fetch(path + query, {
    method,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${playKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!response) throw new RoundFailed('network.offline');
  const reply = (await response.json().catch(() => null)) as Envelope<Value<N>> | null;
  if (!reply) throw new RoundFailed('system.unknown');
  if (!reply.success) throw new RoundFailed(reply.errorCode, reply.value);
  return reply.value;
};
