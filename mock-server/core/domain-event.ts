import type { World } from './world.ts';

/** Type of an event that one domain emits and others subscribe to; `Data` is its payload. */
export interface DomainEvent<Data> {
  readonly name: string;
  /** Never set: binds the payload type to the name. */
  readonly data?: Data;
}

/** Handles an event synchronously, in the transaction that emitted it. */
export interface Subscriber {
  readonly name: string;
  readonly handle: (world: World, data: unknown) => void;
}

/** Returns a subscriber of an event. */
export const subscribe = <Data>(
  { name }: DomainEvent<Data>,
  handle: (world: World, data: Data) => void,
): Subscriber => ({
  name,
  handle: (world, data) => handle(world, data as Data),
});
