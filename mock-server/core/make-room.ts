import { type Budget, fairJournals } from './budget.ts';
import type { Base } from './state.ts';
import { weigh } from './weight.ts';
import type { World } from './world.ts';

export interface OpenWorld {
  readonly world: World;
  /** Outlives idleness: it never goes to make room. */
  readonly kept: boolean;
}

/** What the process holds, bytes by part. */
export interface Usage {
  readonly limit: number;
  readonly journals: number;
  readonly documents: number;
  /** Seeds that worlds lie over, each counted once. */
  readonly seeds: number;
  readonly caches: number;
  readonly total: number;
}

const weights = new WeakMap<Base, number>();

const weightOf = (base: Base): number => {
  let bytes = weights.get(base);
  if (bytes === undefined) {
    bytes = [...base.values()].reduce((sum, docs) => sum + weigh([...docs.values()]), 0);
    weights.set(base, bytes);
  }
  return bytes;
};

const sumOf = <T>(all: readonly T[], bytes: (it: T) => number): number => all.reduce((sum, it) => sum + bytes(it), 0);

const seedsOf = (open: readonly OpenWorld[]): number =>
  sumOf([...new Set(open.map(({ world }) => world.state.base))], weightOf);

export const usageOf = ({ limit, caches }: Budget, open: readonly OpenWorld[]): Usage => {
  const parts = {
    journals: sumOf(open, ({ world }) => world.journal.bytes),
    documents: sumOf(open, ({ world }) => world.documentBytes),
    seeds: seedsOf(open),
    caches: sumOf(caches, (it) => it.bytes()),
  };
  return { limit, ...parts, total: parts.journals + parts.documents + parts.seeds + parts.caches };
};

/** Whether what cannot go, kept worlds and their seeds, fills the budget by itself. */
export const isFull = ({ limit }: Budget, open: readonly OpenWorld[]): boolean => {
  const staying = open.filter(({ kept }) => kept);
  return seedsOf(staying) + sumOf(staying, ({ world }) => world.documentBytes) >= limit;
};

/** What journals may keep of the budget, however much others hold, as long as passing worlds can go instead. */
const journalPart = 1 / 8;

/** Lets the oldest calls go until journals fit into what others leave them, or into `least` bytes. */
const shrinkJournals = (budget: Budget, open: readonly OpenWorld[], least: number): void => {
  const { total, journals, documents } = usageOf(budget, open);
  const holdings = open.map(({ world }) => ({ journal: world.journal.bytes, documents: world.documentBytes }));
  const room = Math.max(least, budget.target - (total - journals));
  const fair = fairJournals(holdings, documents + room);
  for (const [at, { world }] of open.entries()) budget.released.calls += world.journal.shrinkTo(fair[at] ?? 0);
};

/** Passing worlds in the order in which they go: those above their share first, then the longest idle. */
const leaving = (open: readonly OpenWorld[], share: number): World[] => {
  const passing = open.filter(({ kept }) => !kept).map(({ world }) => world);
  const isGreedy = ({ documentBytes }: World): boolean => documentBytes > share;
  return [...passing.filter(isGreedy), ...passing.filter((it) => !isGreedy(it))];
};

/**
 * Makes room while everything still fits into the budget. Calls in journals go first, from the worlds that hold most,
 * the oldest first; then caches; then passing worlds. Kept worlds stay. `open` is in the order of last use. Answers
 * false where kept worlds alone are too much.
 */
export const makeRoom = (budget: Budget, open: readonly OpenWorld[], drop: (name: string) => void): boolean => {
  const { limit, threshold, target, caches, released } = budget;
  if (usageOf(budget, open).total <= threshold) return true;
  shrinkJournals(budget, open, limit * journalPart);
  let over = usageOf(budget, open).total - target;
  if (over <= 0) return true;
  for (const cache of caches) {
    over -= cache.bytes();
    cache.clear();
    released.caches += 1;
  }
  const gone = new Set<World>();
  for (const world of leaving(open, target / open.length)) {
    if (over <= 0) break;
    over -= world.documentBytes + world.journal.bytes;
    gone.add(world);
    drop(world.name);
    released.worlds += 1;
  }
  if (over > 0)
    shrinkJournals(
      budget,
      open.filter(({ world }) => !gone.has(world)),
      0,
    );
  return over <= limit - target;
};
