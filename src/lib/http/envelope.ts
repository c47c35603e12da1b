import type { Envelope } from '#contract/types.ts';
import { CallError } from './errors.ts';

/** Statuses of possibly transient errors: the backend is slow, busy or restarting. */
export const transientStatuses: readonly number[] = [408, 429, 502, 503, 504];

const isEnvelope = (reply: unknown): reply is Envelope<unknown> =>
  typeof reply === 'object' && reply !== null && 'success' in reply && typeof reply.success === 'boolean';

/** Returns the content of a response, success or error. Throws CallError `reply.broken` if it is not an envelope. */
export const readEnvelope = async (response: Response): Promise<Envelope<unknown>> => {
  const reply: unknown = await response.json().catch(() => null);
  if (!isEnvelope(reply)) throw new CallError('reply.broken', response.status);
  return reply;
};
