/** Memory use of one world in bytes. */
export interface WorldMemory {
  /** Its journal; evictable, oldest calls first. */
  readonly journal: number;
  /** Its documents; not evictable while the world exists. */
  readonly documents: number;
}

/** A cache whose contents can be recreated, such as images. */
export interface Cache {
  readonly name: string;
  bytes(): number;
  clear(): void;
}

const mebibyte = 1024 * 1024;

/** Default budget in bytes. */
export const defaultMemoryBudget = 512 * mebibyte;

/** Growth that triggers a check, as a share of the budget. */
const checkStep = 1 / 64;

const total = (holdings: readonly WorldMemory[]): number =>
  holdings.reduce((sum, { journal, documents }) => sum + journal + documents, 0);

const kept = (level: number, { journal, documents }: WorldMemory): number =>
  Math.min(journal, Math.max(0, level - documents));

/**
 * Returns how many bytes of its journal each world may keep so that all fit into `room`. The limit for journal plus
 * documents is the same for every world, so small worlds keep everything.
 */
export const shareAmongJournals = (holdings: readonly WorldMemory[], room: number): number[] => {
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

/** Memory limit of all worlds of a process; triggers a check when they grow. */
export class MemoryBudget {
  /** Bytes. */
  readonly limit: number;
  readonly caches: Cache[] = [];
  /** Numbers of evicted items since the process started; of worlds also those that were idle or too many. */
  readonly released = { calls: 0, caches: 0, worlds: 0 };
  readonly #check: () => void;
  #built = 0;
  #isCheckScheduled = false;

  /** `check` compares memory use with the limit; runs between calls, never within one. */
  constructor(limit: number, check: () => void) {
    this.limit = limit;
    this.#check = check;
  }

  /** Eviction starts above it; leaves a margin for growth until the next check and for memory that is not estimated. */
  get threshold(): number {
    return this.limit * (1 - 4 * checkStep);
  }

  /** Eviction stops below it. */
  get target(): number {
    return this.limit * (1 - 6 * checkStep);
  }

  /** Records that memory use changed by this number of bytes. */
  readonly onResize = (bytes: number): void => {
    this.#built += Math.max(0, bytes);
    if (this.#isCheckScheduled || this.#built < this.limit * checkStep) return;
    this.#isCheckScheduled = true;
    setImmediate(() => {
      this.#isCheckScheduled = false;
      this.#built = 0;
      this.#check();
    }).unref();
  };
}
