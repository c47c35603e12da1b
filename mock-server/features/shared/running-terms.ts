import type { Promotion } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { content } from './content-reader.ts';
import { UnreadableContent } from './unreadable-content.ts';

/** Mechanics of which one promotion runs at a time; each is a field of the entry with its terms. */
type SingleMechanic = 'cashback' | 'missions' | 'referral' | 'leaderboard' | 'birthday';

const termsIn = <M extends SingleMechanic>(promotions: readonly Promotion[], mechanic: M, at: number): Promotion[M] =>
  promotions.find((it) => it[mechanic] && shows(spanOf(it), at))?.[mechanic];

/**
 * Returns the terms of the editors' promotion with a mechanic that runs at an instant; undefined if there is none, or while the
 * content cannot be read.
 */
export const runningTerms = <M extends SingleMechanic>(mechanic: M, at: number): Promotion[M] => {
  try {
    return termsIn(content().promotions, mechanic, at);
  } catch (error) {
    if (error instanceof UnreadableContent) return undefined;
    throw error;
  }
};

/** Throws {@link UnreadableContent} if a promotion is left out, because it may be the one that was not found. */
export const refuseBroken = (leftOut: readonly string[]): void => {
  const broken = leftOut.find((reason) => reason.includes('/promotions/'));
  if (broken) throw new UnreadableContent(broken);
};

/**
 * Returns the terms of the editors' promotion with a mechanic that ran at an instant; undefined if there was none. Throws
 * {@link UnreadableContent}, which defers due events, while the content or an entry that may hold them cannot be read.
 */
export const termsToPay = <M extends SingleMechanic>(mechanic: M, at: number): Promotion[M] => {
  const { promotions, leftOut } = content();
  const found = termsIn(promotions, mechanic, at);
  if (!found) refuseBroken(leftOut);
  return found;
};
