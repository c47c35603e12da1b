import { collection, type Doc } from './collection.ts';

/** A scheduled event of a world: `type` names its handler, `data` is its argument. */
export interface DueEvent extends Doc {
  readonly at: number;
  /** When it was first due; absent unless it is later than that. */
  readonly dueAt?: number;
  readonly type: string;
  readonly data: unknown;
}

export const dueEvents = collection<DueEvent>()('due');

/** Returns when an event was first due; later attempts of a deferred one have the same result. */
export const firstDueAt = ({ at, dueAt = at }: DueEvent): number => dueAt;

/** Returns an event that is due now at the earliest: its time may have passed if the event before it was deferred. */
export const notBefore = (now: number, event: DueEvent): DueEvent =>
  event.at < now ? { ...event, at: now, dueAt: event.at } : event;

/** Returns the earlier event; equal times are ordered by id, so that the order is deterministic. */
export const earlierEvent = (a: DueEvent | undefined, b: DueEvent): DueEvent =>
  !a || b.at < a.at || (b.at === a.at && b.id < a.id) ? b : a;
