/** What one world holds, bytes. */
export interface Holding {
  /** Calls it remembers: they can go, the oldest first. */
  readonly journal: number;
  /** Documents: they stay as long as the world does. */
  readonly documents: number;
}

/** Pictures and the like: made again when they are asked for. */
export interface Cache {
  readonly name: string;
  bytes(): number;
  clear(): void;
}

const mebibyte = 1024 * 1024;

/** Bytes that a process may hold when nothing else is said. */
export const usualBudget = 512 * mebibyte;

/** Growth after which is counted again, as a part of the budget. */
const step = 1 / 64;

const total = (holdings: readonly Holding[]): number =>
  holdings.reduce((sum, { journal, documents }) => sum + journal + documents, 0);

const kept = (level: number, { journal, documents }: Holding): number =>
  Math.min(journal, Math.max(0, level - documents));

/**
 * Bytes that each may keep of its journal so that all fit into `room`. Everybody gets the same level for journal and
 * documents together, so whoever holds little keeps all of it.
 */
export const fairJournals = (holdings: readonly Holding[], room: number): number[] => {
  let [low, high] = [0, Math.max(0, ...holdings.map(({ journal, documents }) => journal + documents))];
  if (total(holdings) <= room) low = high;
  for (let round = 0; high - low > 1 && round < 50; round += 1) {
    const level = (low + high) / 2;
    const sum = holdings.reduce((held, it) => held + it.documents + kept(level, it), 0);
    if (sum > room) high = level;
    else low = level;
  }
  return holdings.map((it) => Math.floor(kept(low, it)));
};

/** How much memory all worlds of a process may hold together, and when to look. */
export class Budget {
  /** Bytes. */
  readonly limit: number;
  readonly caches: Cache[] = [];
  /** What had to go since the process started. */
  readonly released = { calls: 0, caches: 0, worlds: 0 };
  readonly #look: () => void;
  #grown = 0;
  #looking = false;

  /** `look` compares what is held with the limit; called between calls, never within one. */
  constructor(limit: number, look: () => void) {
    this.limit = limit;
    this.#look = look;
  }

  /** What a release begins above: what grows until the next look, and what nobody counts, still fits under the limit. */
  get threshold(): number {
    return this.limit * (1 - 3 * step);
  }

  /** What a release goes down to. */
  get target(): number {
    return this.limit * (1 - 5 * step);
  }

  /** Says that so many bytes came, or went when negative. */
  readonly grew = (bytes: number): void => {
    this.#grown += Math.max(0, bytes);
    if (this.#looking || this.#grown < this.limit * step) return;
    this.#looking = true;
    setImmediate(() => {
      this.#looking = false;
      this.#grown = 0;
      this.#look();
    }).unref();
  };
}
