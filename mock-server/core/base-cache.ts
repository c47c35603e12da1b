import { buildBase, type SeedBase, type SeedOptions } from './build-base.ts';
import type { Origin } from './world.ts';

/** Bases above this number are evicted, and rebuilt when needed. */
const maxBases = 16;

/** Caches the base of each seed and day. */
export class BaseCache {
  readonly #options: SeedOptions;
  readonly #built: Map<string, SeedBase>;

  constructor(options: SeedOptions) {
    this.#options = options;
    this.#built = options.bases ?? new Map();
  }

  of({ seed, epoch }: Origin): SeedBase {
    const key = `${seed} ${epoch}`;
    let base = this.#built.get(key);
    if (!base) {
      base = buildBase(seed, epoch, this.#options);
      const [oldest] = this.#built.keys();
      if (this.#built.size >= maxBases && oldest !== undefined) this.#built.delete(oldest);
      this.#built.set(key, base);
    }
    return base;
  }
}
