import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from './collection.ts';
import type { DueEvent } from './due-event.ts';
import { invalid } from './invalid.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** The reply to the first call under an idempotency key. Refused calls changed nothing and are not stored. */
interface FirstReply extends Doc {
  /** Hash of endpoint, query and body; null for a key that was cancelled before any call used it. */
  readonly request: string | null;
  readonly value: unknown;
  /** Time of the call, epoch ms; only of guests. */
  readonly at?: number;
}

const firstReplies = collection<FirstReply>()('first-reply');

/** Replies to guests may contain session tokens. Pages use a key no longer than this. */
const guestReplyTtlMs = 10 * minuteMs;

const idOf = (owner: string, key: string): string => `${owner}:${key}`;

/** Returns the reply of the transaction under a key; cancels the key if there was none, so that no later call can use it. */
export const settle = (world: World, owner: string, key: string): { done: boolean; value: unknown } => {
  const id = idOf(owner, key);
  const known = world.state.get(firstReplies, id);
  if (!known) world.state.put(firstReplies, { id, request: null, value: null });
  return { done: known !== undefined && known.request !== null, value: known?.value ?? null };
};

/** Handles a due event: removes the reply to a guest. */
export const expireGuestReply = (world: World, { data }: DueEvent): void =>
  world.state.remove(firstReplies, String(data));

/**
 * Runs the work of a call once per idempotency key and owner. Repeats return the first value; throws
 * `request.conflict` for a different request under the same key or a cancelled key.
 */
export const runOnce = (
  world: World,
  endpoint: EndpointDefinition,
  owner: string,
  { headers }: { readonly headers: IncomingHttpHeaders },
  input: { readonly query: unknown; readonly body: unknown },
  work: () => unknown,
): unknown => {
  const key = headers['idempotency-key'];
  if (!(endpoint.movesMoney || endpoint.once) || key === undefined) return work();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw invalid('Idempotency-Key', 'format');
  const id = idOf(owner, key);
  const request = createHash('sha256')
    .update(`${endpoint.name} ${JSON.stringify([input.query, input.body])}`)
    .digest('hex')
    .slice(0, 32);
  const isGuest = endpoint.access === 'anyone';
  const stored = world.state.get(firstReplies, id);
  // Worlds of earlier versions hold replies to guests that no due event removes.
  const hasExpired = isGuest && (stored?.at ?? 0) <= world.now() - guestReplyTtlMs;
  const known = hasExpired ? undefined : stored;
  if (known && known.request !== request) {
    const why = known.request === null ? 'was abandoned' : 'was used for another request';
    throw new Refusal('request.conflict', { why: `key ${key} ${why}` });
  }
  if (known) return known.value;
  const value = work();
  world.state.put(firstReplies, { id, request, value, ...(isGuest && { at: world.now() }) });
  if (isGuest)
    world.schedule({ id: `guest-reply:${id}`, at: world.now() + guestReplyTtlMs, type: 'guest-reply', data: id });
  return value;
};
