import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EndpointDefinition } from '../../src/contract/endpoint.ts';
import { type Doc, kind } from './collection.ts';
import { invalid } from './invalid.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** The first reply to a call that may come again, kept under its key. Refused calls changed nothing and are not kept. */
interface FirstReply extends Doc {
  /** Hash of row, query and body; null for a key that was spent without a move. */
  readonly request: string | null;
  readonly value: unknown;
}

const firstReply = kind<FirstReply>().named('first-reply');

const idOf = (owner: string, key: string): string => `${owner}:${key}`;

/** What a member's move under a key answered; a key that brought none is spent, so that none comes later. */
export const settle = (world: World, owner: string, key: string): { done: boolean; value: unknown } => {
  const id = idOf(owner, key);
  const known = world.state.get(firstReply, id);
  if (!known) world.state.put(firstReply, { id, request: null, value: null });
  return { done: known !== undefined && known.request !== null, value: known?.value ?? null };
};

/**
 * Does the work of a call once for each key of a member, or of all guests together: a repeat gets the first value
 * again, another request under the key is refused.
 */
export const once = (
  world: World,
  row: EndpointDefinition,
  owner: string,
  { headers }: IncomingMessage,
  given: { readonly query: unknown; readonly body: unknown },
  work: () => unknown,
): unknown => {
  const key = headers['idempotency-key'];
  if (!(row.movesMoney || row.once) || key === undefined) return work();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw invalid('Idempotency-Key', 'format');
  const id = idOf(owner, key);
  const request = createHash('sha256')
    .update(`${row.name} ${JSON.stringify([given.query, given.body])}`)
    .digest('hex')
    .slice(0, 32);
  const known = world.state.get(firstReply, id);
  if (known && known.request !== request) {
    const why = known.request === null ? 'was given up' : 'was used for another request';
    throw new Refusal('request.conflict', { why: `key ${key} ${why}` });
  }
  if (known) return known.value;
  const value = work();
  world.state.put(firstReply, { id, request, value });
  return value;
};
