import { collection, type Doc } from './collection.ts';

/** A scheduled event of a world: `type` names its handler, `data` is its argument. */
export interface DueEvent extends Doc {
  readonly at: number;
  readonly type: string;
  readonly data: unknown;
}

export const dueEvents = collection<DueEvent>()('due');

/** Returns the earlier event; equal times are ordered by id, so that the order is deterministic. */
export const earlierEvent = (a: DueEvent | undefined, b: DueEvent): DueEvent =>
  !a || b.at < a.at || (b.at === a.at && b.id < a.id) ? b : a;
