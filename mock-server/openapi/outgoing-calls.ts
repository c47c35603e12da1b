import * as z from 'zod';
import { callbackInput } from '#sim/admin/callbacks.ts';
import { upstream } from '#sim/core/upstream.ts';
import { callback } from '#sim/http/outgoing/callback.ts';
import { type AdminCall, instant, maybeInstant, text } from './admin-call.ts';

const w = '/worlds/{world}';
const set = z.object({
  base: text.describe('Address of the backend.'),
  endpoints: z.array(text).describe('Names of the endpoints that it answers; `*` for all.'),
  keep: z.boolean().describe('Whether its replies are kept as overrides.'),
});
const upstreamSet = z.object({ upstream: set.nullable().describe('The real backend; null without one.') });
const callbacks = z.object({
  callbacks: z
    .array(
      z.looseObject({
        id: text.describe('Id of the callback.'),
        event: text.describe('Event that it is called for; `*` for all.'),
        url: text.describe('Address that is called.'),
        member: text.optional().describe('Only events of this account.'),
        secret: text.optional().describe('Always `***`: calls are signed.'),
      }),
    )
    .describe('Callbacks that are set.'),
  deliveries: z
    .array(
      z.looseObject({
        id: text.describe('Id of the delivery, the header `Simulator-Delivery`.'),
        callback: text.describe('Id of the callback.'),
        event: text.describe('Event.'),
        url: text.describe('Address that is called.'),
        at: instant('When the event took place.'),
        body: z.unknown().describe('Body of the call.'),
        state: text.describe('`waiting`, `delivered` or `given up`.'),
        nextAt: maybeInstant('When it is tried next; null while it is being tried or over.'),
        tries: z.array(z.looseObject({})).describe('Every try with its time, HTTP status and error.'),
      }),
    )
    .describe('Calls to them, newest first.'),
});
const named = 'Allowed origins are set with `--call-out` at startup.';

/** Calls about addresses that a world sends requests to. */
export const outgoingCalls: readonly AdminCall[] = [
  {
    name: 'readUpstream',
    method: 'get',
    path: `${w}/upstream`,
    does: 'Returns the real backend that calls are forwarded to.',
    reply: upstreamSet,
  },
  {
    name: 'setUpstream',
    method: 'put',
    path: `${w}/upstream`,
    does: `Forwards endpoints to a real backend; responses are checked against the contract and can be recorded. ${named}`,
    body: upstream,
    reply: upstreamSet,
    refusals: [422],
  },
  { name: 'clearUpstream', method: 'delete', path: `${w}/upstream`, does: 'Stops forwarding.' },
  {
    name: 'listCallbacks',
    method: 'get',
    path: `${w}/callbacks`,
    does: 'Lists callbacks and their deliveries with all attempts.',
    reply: callbacks,
  },
  {
    name: 'setCallbacks',
    method: 'put',
    path: `${w}/callbacks`,
    does: `Replaces all callbacks. ${named}`,
    body: callbackInput,
    reply: callbacks,
    refusals: [422],
  },
  {
    name: 'addCallback',
    method: 'post',
    path: `${w}/callbacks`,
    does: `Adds a callback: events are sent to its address, signed, and retried until it returns 2xx. ${named}`,
    body: callback,
    reply: callbacks,
    status: 201,
    refusals: [422],
  },
  { name: 'clearCallbacks', method: 'delete', path: `${w}/callbacks`, does: 'Deletes all callbacks.' },
  {
    name: 'removeCallback',
    method: 'delete',
    path: `${w}/callbacks/{id}`,
    does: 'Deletes one callback.',
    refusals: [404],
  },
];
