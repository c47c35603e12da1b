import { estimateSize } from './estimate-size.ts';

/** One reason for the response to a call. */
interface Reason {
  readonly why: string;
  /** Time at which the cause was set, epoch ms of the world. */
  readonly since?: number;
}

/** One call to a world. Bodies are stored unmasked; code that shows them must mask secrets. */
export interface JournalEntry {
  readonly seq: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Name of the endpoint; null for unknown paths. */
  readonly row: string | null;
  readonly requestHeaders: NodeJS.Dict<string | string[]>;
  requestBody: unknown;
  account: string | null;
  status: number;
  replyHeaders: Readonly<Record<string, unknown>>;
  replyBody: unknown;
  /** Duration in milliseconds of real time. */
  ms: number;
  readonly explain: Reason[];
  /** Number of the call that this one sends again, because its connection was closed without a response; else null. */
  readonly repeats: number | null;
}

/** Status in the journal of a call whose connection was closed without a response. */
export const closedStatus = 444;

/** Time within which the same call counts as repeated, ms of the world. */
const maxRepeatMs = 10_000;

/** Calls outside the contract that a journal remembers, whatever it evicts. */
const maxStrays = 100;

interface Kept {
  readonly entry: JournalEntry;
  /** 0 until the entry is closed. */
  bytes: number;
}

/** The newest calls of a world; evicts the oldest above `size`. */
export class Journal {
  readonly size: number;
  /** Estimated size of the entries in memory. */
  bytes = 0;
  /** By `seq`, oldest first. */
  readonly #kept = new Map<number, Kept>();
  #seq = 0;
  /** Number of the newest call that was evicted. */
  #lastEvicted = 0;
  #strayCount = 0;
  #strays: JournalEntry[] = [];
  /** The newest call whose connection was closed without a response, until it is repeated. */
  #lost: JournalEntry | undefined;
  readonly #onChange: (addedBytes: number) => void;

  /** `onChange` is called when an entry is opened or closed and when all are cleared, with the number of added bytes. */
  constructor(size: number, onChange: (addedBytes: number) => void = () => {}) {
    this.size = size;
    this.#onChange = onChange;
  }

  /** Opens an entry; the caller fills in the response and closes it. */
  open(call: Pick<JournalEntry, 'at' | 'method' | 'url' | 'requestHeaders' | 'row'>): JournalEntry {
    this.#seq += 1;
    const repeats = this.#takeRepeated(call);
    const entry: JournalEntry = {
      seq: this.#seq,
      at: call.at,
      method: call.method,
      url: call.url,
      row: call.row,
      requestHeaders: call.requestHeaders,
      requestBody: undefined,
      account: null,
      status: 0,
      replyHeaders: {},
      replyBody: undefined,
      ms: 0,
      explain: repeats === null ? [] : [{ why: `repeats call ${repeats}, whose connection was closed` }],
      repeats,
    };
    this.#kept.set(entry.seq, { entry, bytes: 0 });
    if (this.#kept.size > this.size) this.#evictOldest();
    this.#onChange(0);
    return entry;
  }

  /** Returns the number of the call that a new one repeats, and forgets it; null if it repeats none. */
  #takeRepeated({ at, method, url }: Pick<JournalEntry, 'at' | 'method' | 'url'>): number | null {
    const lost = this.#lost;
    if (lost?.method !== method || lost.url !== url || at > lost.at + maxRepeatMs) return null;
    this.#lost = undefined;
    return lost.seq;
  }

  /** Closes a completed entry. */
  close(entry: JournalEntry): void {
    const { seq } = entry;
    if (entry.status === closedStatus) this.#lost = entry;
    const kept = this.#kept.get(seq);
    const bytes = kept ? estimateSize(kept.entry) : 0;
    if (kept) {
      this.bytes += bytes - kept.bytes;
      kept.bytes = bytes;
    }
    this.#onChange(bytes);
  }

  /** Counts a call to a path outside the contract. */
  recordStray(entry: JournalEntry): void {
    this.#strayCount += 1;
    if (this.#strays.length < maxStrays) this.#strays.push(entry);
  }

  /** Number of calls outside the contract since all were cleared, and the first of them, also those evicted since. */
  get strays(): { readonly total: number; readonly first: readonly JournalEntry[] } {
    return { total: this.#strayCount, first: this.#strays };
  }

  /** Number of the newest call; 0 if there is none. */
  get newest(): number {
    return this.#seq;
  }

  /** Number of the newest call that was evicted since all were cleared; 0 if there is none. */
  get lastEvicted(): number {
    return this.#lastEvicted;
  }

  /** Returns a call by number; undefined if it was evicted. */
  find(seq: number): JournalEntry | undefined {
    return this.#kept.get(seq)?.entry;
  }

  /** Returns all entries, oldest first. */
  entries(): JournalEntry[] {
    return [...this.#kept.values()].map(({ entry }) => entry);
  }

  clear(): void {
    this.#kept.clear();
    this.#lastEvicted = 0;
    this.#strayCount = 0;
    this.#strays = [];
    this.#lost = undefined;
    this.bytes = 0;
    this.#onChange(0);
  }

  /** Evicts the oldest entries until at most `bytes` remain; returns the number of evicted entries. */
  shrinkTo(bytes: number): number {
    const before = this.#kept.size;
    while (this.bytes > bytes && this.#kept.size > 0) this.#evictOldest();
    return before - this.#kept.size;
  }

  #evictOldest(): void {
    const [oldest] = this.#kept;
    if (!oldest) return;
    this.bytes -= oldest[1].bytes;
    this.#lastEvicted = oldest[0];
    this.#kept.delete(oldest[0]);
  }
}
