import { z } from 'zod';
import { callbackOrder } from '../admin/callbacks.ts';
import { upstream } from '../core/upstream.ts';
import { callback } from '../http/outgoing/callback.ts';
import { type AdminCall, text } from './admin-call.ts';

const w = '/worlds/{world}';
const set = z.object({
  base: text,
  endpoints: z.array(text),
  keep: z.boolean(),
});
const upstreamSet = z.object({ upstream: set.nullable() });
const callbacks = z.object({
  callbacks: z.array(z.looseObject({ id: text, event: text, url: text })),
  deliveries: z.array(z.looseObject({ id: text, event: text, url: text, state: text })),
});
const named = 'Origins that may be called are named with `--call-out` at the start.';

/** Calls about the addresses that a world calls itself. */
export const outgoingCalls: readonly AdminCall[] = [
  {
    name: 'readUpstream',
    method: 'get',
    path: `${w}/upstream`,
    does: 'The real backend that answers rows in the world’s place.',
    reply: upstreamSet,
  },
  {
    name: 'setUpstream',
    method: 'put',
    path: `${w}/upstream`,
    does: `Lets a real backend answer rows; its replies are checked against the contract and can be kept. ${named}`,
    body: upstream,
    reply: upstreamSet,
    refusals: [422],
  },
  { name: 'clearUpstream', method: 'delete', path: `${w}/upstream`, does: 'The world answers every row itself.' },
  {
    name: 'listCallbacks',
    method: 'get',
    path: `${w}/callbacks`,
    does: 'Addresses that are told what happens, and what was told to them with every try.',
    reply: callbacks,
  },
  {
    name: 'setCallbacks',
    method: 'put',
    path: `${w}/callbacks`,
    does: `Puts these callbacks in the place of all. ${named}`,
    body: callbackOrder,
    reply: callbacks,
    refusals: [422],
  },
  {
    name: 'addCallback',
    method: 'post',
    path: `${w}/callbacks`,
    does: `Calls one more address when something happens, signed, and again until it answers 2xx. ${named}`,
    body: callback,
    reply: callbacks,
    status: 201,
    refusals: [422],
  },
  { name: 'clearCallbacks', method: 'delete', path: `${w}/callbacks`, does: 'Nobody is told any more.' },
  {
    name: 'removeCallback',
    method: 'delete',
    path: `${w}/callbacks/{id}`,
    does: 'Takes one callback away.',
    refusals: [404],
  },
];
