import type { DomainEvent, Subscriber, World } from './world.ts';

/** Returns a subscriber of an event. */
export const subscribe = <Data>(
  { name }: DomainEvent<Data>,
  handle: (world: World, data: Data) => void,
): Subscriber => ({
  name,
  handle: (world, data) => handle(world, data as Data),
});
