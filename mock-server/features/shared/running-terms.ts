import type { Promotion } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { content, UnreadableContent } from './content-reader.ts';

/** Mechanics of which one promotion runs at a time; each is a field of the entry with its terms. */
type SingleMechanic = 'cashback' | 'missions' | 'referral' | 'leaderboard';

/**
 * Returns the terms of the editors' promotion with a mechanic that runs at an instant; undefined if there is none, or while the
 * content cannot be read.
 */
export const runningTerms = <M extends SingleMechanic>(mechanic: M, at: number): Promotion[M] => {
  try {
    return content().promotions.find((it) => it[mechanic] && shows(spanOf(it), at))?.[mechanic];
  } catch (error) {
    if (error instanceof UnreadableContent) return undefined;
    throw error;
  }
};
