import { weigh } from './weight.ts';

/** Why a call was answered as it was, step by step. */
interface Reason {
  readonly why: string;
  /** When the cause was set, epoch ms of the world, where it has one. */
  readonly since?: number;
}

/** One call as the world saw it. Bodies are kept as they are; whoever shows them masks secrets. */
export interface JournalEntry {
  readonly seq: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
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
}

interface Kept {
  readonly entry: JournalEntry;
  /** 0 until the call is answered. */
  bytes: number;
}

/** The newest calls of a world; old ones make room. */
export class Journal {
  readonly size: number;
  /** What the entries hold in memory, roughly. */
  bytes = 0;
  /** By `seq`, oldest first. */
  readonly #kept = new Map<number, Kept>();
  #seq = 0;
  readonly #changed: (grown: number) => void;

  /** `changed` hears that a call came, was answered, or that all were forgotten, and by how many bytes it grew. */
  constructor(size: number, changed: (grown: number) => void = () => {}) {
    this.size = size;
    this.#changed = changed;
  }

  /** Opens an entry; the caller completes and closes it. */
  open(call: Pick<JournalEntry, 'at' | 'method' | 'url' | 'requestHeaders' | 'row'>): JournalEntry {
    this.#seq += 1;
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
      explain: [],
    };
    this.#kept.set(entry.seq, { entry, bytes: 0 });
    if (this.#kept.size > this.size) this.#forgetOldest();
    this.#changed(0);
    return entry;
  }

  /** The caller completed an entry. */
  close({ seq }: JournalEntry): void {
    const kept = this.#kept.get(seq);
    const bytes = kept ? weigh(kept.entry) : 0;
    if (kept) {
      this.bytes += bytes - kept.bytes;
      kept.bytes = bytes;
    }
    this.#changed(bytes);
  }

  /** Number of the newest call; 0 before the first. */
  get newest(): number {
    return this.#seq;
  }

  /** The call of that number, while it is remembered. */
  find(seq: number): JournalEntry | undefined {
    return this.#kept.get(seq)?.entry;
  }

  /** Oldest first. */
  entries(): JournalEntry[] {
    return [...this.#kept.values()].map(({ entry }) => entry);
  }

  clear(): void {
    this.#kept.clear();
    this.bytes = 0;
    this.#changed(0);
  }

  /** Forgets the oldest until no more than so many bytes are held; tells how many went. */
  shrinkTo(bytes: number): number {
    const before = this.#kept.size;
    while (this.bytes > bytes && this.#kept.size > 0) this.#forgetOldest();
    return before - this.#kept.size;
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept;
    if (!oldest) return;
    this.bytes -= oldest[1].bytes;
    this.#kept.delete(oldest[0]);
  }
}
