import { estimateSize } from './estimate-size.ts';
import { type MemoryBudget, shareAmongJournals } from './memory-budget.ts';
import type { Base } from './state.ts';
import type { World } from './world.ts';

export interface OpenWorld {
  readonly world: World;
  /** Never evicted. */
  readonly kept: boolean;
}

/** Memory use of the process in bytes, by part. */
export interface Usage {
  readonly limit: number;
  readonly journals: number;
  readonly documents: number;
  /** Bases of the worlds, each counted once. */
  readonly seeds: number;
  readonly caches: number;
  readonly total: number;
}

const baseSizes = new WeakMap<Base, number>();

/** Returns the estimated size of seeded documents in bytes. */
export const sizeOfBase = (base: Base): number => {
  let bytes = baseSizes.get(base);
  if (bytes === undefined) {
    bytes = [...base.values()].reduce((sum, docs) => sum + estimateSize([...docs.values()]), 0);
    baseSizes.set(base, bytes);
  }
  return bytes;
};

const sumOf = <T>(all: readonly T[], bytes: (it: T) => number): number => all.reduce((sum, it) => sum + bytes(it), 0);

const seedsOf = (open: readonly OpenWorld[]): number =>
  sumOf([...new Set(open.map(({ world }) => world.state.base))], sizeOfBase);

export const usageOf = ({ limit, caches }: MemoryBudget, open: readonly OpenWorld[]): Usage => {
  const parts = {
    journals: sumOf(open, ({ world }) => world.journal.bytes),
    documents: sumOf(open, ({ world }) => world.documentBytes),
    seeds: seedsOf(open),
    caches: sumOf(caches, (it) => it.bytes()),
  };
  return { limit, ...parts, total: parts.journals + parts.documents + parts.seeds + parts.caches };
};

/** Returns whether kept worlds and their bases use the whole budget. */
export const isFull = ({ limit }: MemoryBudget, open: readonly OpenWorld[]): boolean => {
  const keptWorlds = open.filter(({ kept }) => kept);
  return seedsOf(keptWorlds) + sumOf(keptWorlds, ({ world }) => world.documentBytes) >= limit;
};

/** Share of the budget reserved for journals while ephemeral worlds can be evicted instead. */
const journalShare = 1 / 8;

/** Evicts the oldest calls until journals fit into the remaining memory, or into `minBytes`. */
const shrinkJournals = (budget: MemoryBudget, open: readonly OpenWorld[], minBytes: number): void => {
  const { total, journals, documents } = usageOf(budget, open);
  const holdings = open.map(({ world }) => ({ journal: world.journal.bytes, documents: world.documentBytes }));
  const journalRoom = Math.max(minBytes, budget.target - (total - journals));
  const journalSizes = shareAmongJournals(holdings, documents + journalRoom);
  for (const [at, { world }] of open.entries()) budget.released.calls += world.journal.shrinkTo(journalSizes[at] ?? 0);
};

/**
 * Returns the ephemeral worlds in order of eviction: those of no team first, and of these the ones above their share, then
 * the longest idle.
 */
const evictionOrder = (open: readonly OpenWorld[], share: number): World[] => {
  const ephemeral = open.filter(({ kept }) => !kept).map(({ world }) => world);
  const isOverShare = ({ documentBytes }: World): boolean => documentBytes > share;
  const rank = (world: World): number => (world.owner ? 2 : 0) + (isOverShare(world) ? 0 : 1);
  return ephemeral.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Evicts data until memory use is below the budget's target: first journal entries, from the largest worlds, oldest
 * first; then caches; then ephemeral worlds. Kept worlds stay. `open` is in the order of last use. Returns false if kept
 * worlds alone exceed the budget.
 */
export const evict = (budget: MemoryBudget, open: readonly OpenWorld[], drop: (name: string) => void): boolean => {
  const { limit, threshold, target, caches, released } = budget;
  if (usageOf(budget, open).total <= threshold) return true;
  shrinkJournals(budget, open, limit * journalShare);
  let over = usageOf(budget, open).total - target;
  if (over <= 0) return true;
  for (const cache of caches) {
    over -= cache.bytes();
    cache.clear();
    released.caches += 1;
  }
  const evicted = new Set<World>();
  for (const world of evictionOrder(open, target / open.length)) {
    if (over <= 0) break;
    over -= world.documentBytes + world.journal.bytes;
    evicted.add(world);
    drop(world.name);
    released.worlds += 1;
  }
  if (over > 0)
    shrinkJournals(
      budget,
      open.filter(({ world }) => !evicted.has(world)),
      0,
    );
  return over <= limit - target;
};
