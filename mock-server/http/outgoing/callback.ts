import * as z from 'zod';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type CallbackEvent, callbackEvents } from './callback-events.ts';

/** An address that receives a request when an event occurs in a world. */
export const callback = z.strictObject({
  event: z.enum([...callbackEvents, '*']).meta({ description: 'What it is told of; `*` of everything.' }),
  url: z
    .string()
    .max(500)
    .meta({ description: 'Address to call; its origin is named with `--call-out` at the start.' }),
  member: z.string().max(200).optional().meta({ description: 'Only of this account; `*` stands for anything.' }),
  secret: z
    .string()
    .min(8)
    .max(200)
    .optional()
    .meta({ description: 'Signs each call: `Simulator-Signature: t=<epoch s>,v1=<HMAC-SHA256 of "t.body" in hex>`.' }),
});
export type Callback = z.output<typeof callback>;

export interface CallbackDoc extends Doc {
  readonly callback: Callback;
}

/** One delivery attempt. */
interface DeliveryAttempt {
  /** Epoch ms of the world. */
  readonly at: number;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly fault: string | null;
}

/** An event that is sent to an address until it is accepted. */
export interface Delivery extends Doc {
  readonly callback: string;
  readonly event: CallbackEvent;
  readonly url: string;
  readonly at: number;
  readonly body: string;
  readonly tries: readonly DeliveryAttempt[];
  readonly state: 'waiting' | 'delivered' | 'given up';
  /** Time of the next attempt; null while one is in progress, or after the last. */
  readonly nextAt: number | null;
}

export const callbacks = collection<CallbackDoc>()('callback');
export const deliveries = collection<Delivery>()('delivery');

export const callbacksOf = (state: State): readonly CallbackDoc[] => state.all(callbacks);

/** Adds a callback. Must be called within a transaction. */
export const addCallback = (world: World, it: Callback): void =>
  world.state.put(callbacks, { id: `c${world.next('callback')}`, callback: it });

export const setCallbacks = (world: World, all: readonly Callback[]): void => {
  for (const { id } of callbacksOf(world.state)) world.state.remove(callbacks, id);
  for (const it of all) addCallback(world, it);
};

/** Removes a callback. Returns whether there was one with that id. */
export const removeCallback = ({ state }: World, id: string): boolean => {
  const isKnown = state.get(callbacks, id) !== undefined;
  state.remove(callbacks, id);
  return isKnown;
};
