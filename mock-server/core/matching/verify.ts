import { endpoints } from '#contract/endpoints.ts';
import type { Journal, JournalEntry } from '../journal.ts';
import { pathOf } from '../url.ts';
import { factsOfEntry } from './facts.ts';
import { callMisses } from './misses.ts';
import { matchesPattern } from './pattern.ts';
import type { Target, Verification } from './verification.ts';

/** A call that almost matches, and the reasons why it does not. */
interface NearMiss {
  readonly call: number;
  readonly method: string;
  readonly url: string;
  readonly why: readonly string[];
}

export interface Verdict {
  readonly holds: boolean;
  /** Number of matching calls; for an order, the number of steps that were met. */
  readonly found: number;
  /** Their numbers in the journal. */
  readonly calls: readonly number[];
  /** Error message in one sentence; empty if the verdict holds. */
  readonly says: string;
  readonly nearest: readonly NearMiss[];
  /** Whether the journal has evicted calls in question; the counts may then be too low. */
  readonly forgotten: boolean;
}

type Counted = Omit<Verdict, 'forgotten'>;

const maxClosest = 3;

const nameOf = ({ endpoint, path }: Target): string => endpoint ?? path ?? 'any endpoint';

const isSameTarget = ({ endpoint, path }: Target, entry: JournalEntry): boolean =>
  (endpoint === undefined || entry.row === endpoint) && (path === undefined || matchesPattern(path, pathOf(entry.url)));

const missesOf = (target: Target, entry: JournalEntry): string[] => [
  ...(isSameTarget(target, entry) ? [] : [`wanted ${nameOf(target)}, got ${entry.row ?? pathOf(entry.url)}`]),
  ...callMisses(target.match ?? {}, factsOfEntry(entry), endpoints.get(entry.row ?? '')),
];

/** Returns the length of the common prefix of two texts. */
const similarity = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at]?.toLowerCase() === b[at]?.toLowerCase()) at += 1;
  return at;
};

/** Returns calls of the same endpoint first, then those with the longest common prefix; fewer differences first. */
const nearestTo = (target: Target, entries: readonly JournalEntry[]): NearMiss[] =>
  entries
    .map((entry) => ({ entry, why: missesOf(target, entry), there: isSameTarget(target, entry) }))
    .filter(({ why }) => why.length > 0)
    .map((it) => ({ ...it, near: it.there ? 1000 : similarity(nameOf(target), it.entry.row ?? pathOf(it.entry.url)) }))
    .sort((a, b) => b.near - a.near || a.why.length - b.why.length || b.entry.seq - a.entry.seq)
    .slice(0, maxClosest)
    .map(({ entry: { seq, method, url }, why }) => ({ call: seq, method, url, why }));

const countText = ({ exactly, atLeast, atMost }: NonNullable<Verification['count']>): string =>
  [
    exactly !== undefined && `exactly ${exactly}`,
    atLeast !== undefined && `at least ${atLeast}`,
    atMost !== undefined && `at most ${atMost}`,
  ]
    .filter(Boolean)
    .join(' and ');

const countCalls = (expected: Verification, entries: readonly JournalEntry[]): Counted => {
  const count = expected.count ?? { atLeast: 1 };
  const { exactly, atLeast = exactly ?? 0, atMost = exactly ?? Number.POSITIVE_INFINITY } = count;
  const calls = entries.filter((entry) => missesOf(expected, entry).length === 0).map(({ seq }) => seq);
  const [found, tooFew] = [calls.length, calls.length < atLeast];
  const isFulfilled = !tooFew && found <= atMost;
  const says = isFulfilled ? '' : `${nameOf(expected)}: wanted ${countText(count)}, found ${found}`;
  return { holds: isFulfilled, found, calls, says, nearest: tooFew ? nearestTo(expected, entries) : [] };
};

const followSteps = (steps: readonly Target[], entries: readonly JournalEntry[]): Counted => {
  const calls: number[] = [];
  let left = entries;
  for (const [at, step] of steps.entries()) {
    const next = left.findIndex((entry) => missesOf(step, entry).length === 0);
    if (next < 0) {
      const says = `step ${at + 1}, ${nameOf(step)}: no such call${at > 0 ? ` after call ${calls.at(-1)}` : ''}`;
      return { holds: false, found: at, calls, says, nearest: nearestTo(step, left) };
    }
    calls.push(left[next]?.seq ?? 0);
    left = left.slice(next + 1);
  }
  return { holds: true, found: steps.length, calls, says: '', nearest: [] };
};

/** Returns whether evicted calls cannot change the verdict: more calls never break a count without an upper bound. */
const isFinal = ({ count, inOrder }: Verification, holds: boolean): boolean =>
  holds && inOrder === undefined && count?.exactly === undefined && count?.atMost === undefined;

/**
 * Returns whether the calls of a journal are as expected, else the closest calls. Fails with a note if the journal has
 * evicted calls that could change the verdict.
 */
export const verify = (expected: Verification, journal: Pick<Journal, 'entries' | 'lastEvicted' | 'size'>): Verdict => {
  const after = expected.after ?? 0;
  const received = journal.entries().filter(({ seq }) => seq > after);
  const verdict = expected.inOrder ? followSteps(expected.inOrder, received) : countCalls(expected, received);
  const isForgotten = journal.lastEvicted > after;
  if (!isForgotten || isFinal(expected, verdict.holds)) return { ...verdict, forgotten: isForgotten };
  const says =
    `the journal keeps ${journal.size} calls and has forgotten those up to number ${journal.lastEvicted}: ` +
    'start the simulator with a larger --journal, or ask with "after"';
  return { ...verdict, holds: false, says: verdict.says ? `${verdict.says}; ${says}` : says, forgotten: isForgotten };
};
