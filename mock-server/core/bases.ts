import { type Growth, growBase, type SeedBase } from './base.ts';
import type { Origin } from './world.ts';

/** Bases that are kept; one that is asked for again later is grown anew. */
const limit = 16;

/** What worlds of one seed and day begin with, grown once for all of them. */
export class Bases {
  readonly #growth: Growth;
  readonly #grown = new Map<string, SeedBase>();

  constructor(growth: Growth) {
    this.#growth = growth;
  }

  of({ seed, epoch }: Origin): SeedBase {
    const key = `${seed} ${epoch}`;
    let base = this.#grown.get(key);
    if (!base) {
      base = growBase(seed, epoch, this.#growth);
      const [oldest] = this.#grown.keys();
      if (this.#grown.size >= limit && oldest !== undefined) this.#grown.delete(oldest);
      this.#grown.set(key, base);
    }
    return base;
  }
}
