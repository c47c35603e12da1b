import { type Doc, kind } from './collection.ts';

/** Something that happens in a world at a set time: `type` names the handler, `data` is for it. */
export interface Due extends Doc {
  readonly at: number;
  readonly type: string;
  readonly data: unknown;
}

export const due = kind<Due>().named('due');

/** The earlier of two; the id decides between equals, so that the order is always the same. */
export const earlier = (a: Due | undefined, b: Due): Due =>
  !a || b.at < a.at || (b.at === a.at && b.id < a.id) ? b : a;
