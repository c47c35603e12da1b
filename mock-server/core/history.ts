import { estimateSize } from './estimate-size.ts';
import type { Undo } from './state.ts';

/** Changes of one call, or changes between two calls. */
interface Step {
  /** Number of the call in the journal; null for changes by the clock or the console. */
  readonly call: number | null;
  /** Number of the newest call at that time. */
  readonly newest: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly undo: Undo[];
  bytes: number;
}

/** Changes of a call, for a list. */
interface Changed {
  readonly call: number;
  readonly at: number;
  /** Collections of the changed documents. */
  readonly kinds: readonly string[];
  readonly documents: number;
}

export type HistorySide = 'before' | 'after';

const maxSteps = 500;
const maxBytes = 8 * 1024 * 1024;

/** Collections that change with almost every call; lists of changes leave them out. */
const internalCollections = new Set(['session', 'due', 'counter', 'random', 'fault', 'override']);

const sizeOf = (undo: readonly Undo[]): number =>
  undo.reduce((sum, { before }) => sum + 96 + (before ? estimateSize(before) : 0), 0);

/** Undo log of the newest calls; the oldest entries are evicted. */
export class History {
  #steps: Step[] = [];
  #current: number | null = null;
  /** Number of the newest call without an undo log. */
  #lastEvicted = 0;
  /** Estimated size in memory. */
  bytes = 0;

  /** Runs `work` and assigns its changes to a call. */
  runAs<T>(call: number, work: () => T): T {
    const outer = this.#current;
    this.#current = call;
    try {
      return work();
    } finally {
      this.#current = outer;
    }
  }

  /** Adds the previous values of documents that a transaction changed. */
  record(undo: readonly Undo[], { at, newest }: { readonly at: number; readonly newest: number }): void {
    const last = this.#steps.at(-1);
    const bytes = sizeOf(undo);
    this.bytes += bytes;
    if (last && last.call === this.#current && (last.call !== null || last.newest === newest)) {
      last.undo.push(...undo);
      last.bytes += bytes;
    } else this.#steps.push({ call: this.#current, newest, at, undo: [...undo], bytes });
    while (this.#steps.length > maxSteps || (this.bytes > maxBytes && this.#steps.length > 1)) this.#forgetOldest();
  }

  /** Returns the calls that changed something, oldest first. */
  changed(): Changed[] {
    return this.#steps.flatMap(({ call, at, undo }) => {
      const relevant = undo.filter(({ kind }) => !internalCollections.has(kind));
      if (call === null || relevant.length === 0) return [];
      const documents = new Set(relevant.map(({ kind, id }) => `${kind} ${id}`)).size;
      return [{ call, at, kinds: [...new Set(relevant.map(({ kind }) => kind))], documents }];
    });
  }

  /**
   * Returns the undo log that leads back to the state before or after a call, oldest first; undefined if it was
   * evicted.
   */
  since(call: number, side: HistorySide): Undo[] | undefined {
    if (call <= this.#lastEvicted) return undefined;
    return this.#steps.slice(this.#cut(call, side)).flatMap(({ undo }) => undo);
  }

  /** Returns the number of steps before that state. */
  #cut(call: number, side: HistorySide): number {
    const first = this.#steps.findIndex((it) => it.call === call);
    if (first >= 0) return side === 'before' ? first : this.#steps.findLastIndex((it) => it.call === call) + 1;
    return this.#steps.findLastIndex((it) => (it.call ?? it.newest) < call) + 1;
  }

  #forgetOldest(): void {
    const oldest = this.#steps.shift();
    if (!oldest) return;
    this.bytes -= oldest.bytes;
    this.#lastEvicted = Math.max(this.#lastEvicted, oldest.call ?? oldest.newest);
  }
}
