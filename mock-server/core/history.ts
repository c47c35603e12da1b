import { estimateSize } from './estimate-size.ts';
import type { Undo } from './state.ts';

/** What one call changed, or what happened between two calls. */
interface Step {
  /** Number of the call in the journal; null for what the clock or the console did. */
  readonly call: number | null;
  /** Number of the newest call by then. */
  readonly newest: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly undo: Undo[];
  bytes: number;
}

/** What a call changed, for a list. */
interface Changed {
  readonly call: number;
  readonly at: number;
  /** Collections of the documents it wrote. */
  readonly kinds: readonly string[];
  readonly documents: number;
}

export type HistorySide = 'before' | 'after';

const maxSteps = 500;
const maxBytes = 8 * 1024 * 1024;

/** Written by counting and keeping time: of no interest to who looks for a change. */
const bookkeeping = new Set(['session', 'due', 'counter', 'random', 'fault', 'override']);

const sizeOf = (undo: readonly Undo[]): number =>
  undo.reduce((sum, { before }) => sum + 96 + (before ? estimateSize(before) : 0), 0);

/** How to take back what the newest calls changed, one after the other; old ones make room. */
export class History {
  #steps: Step[] = [];
  #current: number | null = null;
  /** Up to this call nothing is known any more. */
  #forgotten = 0;
  /** What it holds in memory, roughly. */
  bytes = 0;

  /** Notes what `work` changes as done by a call. */
  during<T>(call: number, work: () => T): T {
    const outer = this.#current;
    this.#current = call;
    try {
      return work();
    } finally {
      this.#current = outer;
    }
  }

  /** Takes what a transaction wrote over. */
  note(undo: readonly Undo[], { at, newest }: { readonly at: number; readonly newest: number }): void {
    const last = this.#steps.at(-1);
    const bytes = sizeOf(undo);
    this.bytes += bytes;
    if (last && last.call === this.#current && (last.call !== null || last.newest === newest)) {
      last.undo.push(...undo);
      last.bytes += bytes;
    } else this.#steps.push({ call: this.#current, newest, at, undo: [...undo], bytes });
    while (this.#steps.length > maxSteps || (this.bytes > maxBytes && this.#steps.length > 1)) this.#forgetOldest();
  }

  /** Calls that changed something, oldest first. */
  changed(): Changed[] {
    return this.#steps.flatMap(({ call, at, undo }) => {
      const relevant = undo.filter(({ kind }) => !bookkeeping.has(kind));
      if (call === null || relevant.length === 0) return [];
      const documents = new Set(relevant.map(({ kind, id }) => `${kind} ${id}`)).size;
      return [{ call, at, kinds: [...new Set(relevant.map(({ kind }) => kind))], documents }];
    });
  }

  /** What has to be taken back, oldest first, to stand before or after a call; undefined when that is too long ago. */
  since(call: number, side: HistorySide): Undo[] | undefined {
    if (call <= this.#forgotten) return undefined;
    return this.#steps.slice(this.#cut(call, side)).flatMap(({ undo }) => undo);
  }

  /** How many steps lie before the point. */
  #cut(call: number, side: HistorySide): number {
    const first = this.#steps.findIndex((it) => it.call === call);
    if (first >= 0) return side === 'before' ? first : this.#steps.findLastIndex((it) => it.call === call) + 1;
    return this.#steps.findLastIndex((it) => (it.call ?? it.newest) < call) + 1;
  }

  #forgetOldest(): void {
    const oldest = this.#steps.shift();
    if (!oldest) return;
    this.bytes -= oldest.bytes;
    this.#forgotten = Math.max(this.#forgotten, oldest.call ?? oldest.newest);
  }
}
