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

/** The newest calls of a world; old ones make room. */
export class Journal {
  readonly size: number;
  #entries: JournalEntry[] = [];
  #next = 0;
  #seq = 0;
  readonly #changed: () => void;

  /** `changed` hears that a call came, was answered, or that all were forgotten. */
  constructor(size: number, changed: () => void = () => {}) {
    this.size = size;
    this.#changed = changed;
  }

  /** Opens an entry; the caller completes it. */
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
    this.#entries[this.#next] = entry;
    this.#next = (this.#next + 1) % this.size;
    this.#changed();
    return entry;
  }

  /** The caller completed an entry. */
  close(): void {
    this.#changed();
  }

  /** Oldest first. */
  entries(): JournalEntry[] {
    return [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)];
  }

  clear(): void {
    this.#entries = [];
    this.#next = 0;
    this.#changed();
  }
}
