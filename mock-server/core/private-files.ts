/** Stores the files of one world persistently. */
export interface FileStore {
  readonly put: (id: string, bytes: Uint8Array) => void;
  readonly remove: (id: string) => void;
}

/**
 * Files of one world that are not part of its state: snapshots, checkpoints, history and copies of the world do not
 * contain them. A reset or restored world starts without files. Writes are not undone with a transaction, so rules
 * write files last.
 */
export class PrivateFiles {
  readonly #files: Map<string, Uint8Array>;
  readonly #store: FileStore | undefined;
  readonly #onResize: (bytes: number) => void;
  #bytes: number;

  /** `onResize` is called with every change of `bytes`; `stored` are the files that the store already has. */
  constructor(
    onResize: (bytes: number) => void = () => {},
    store?: FileStore,
    stored?: ReadonlyMap<string, Uint8Array>,
  ) {
    this.#store = store;
    this.#onResize = onResize;
    this.#files = new Map(stored);
    this.#bytes = [...this.#files.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Size of all files in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  get(id: string): Uint8Array | undefined {
    return this.#files.get(id);
  }

  put(id: string, bytes: Uint8Array): void {
    this.#store?.put(id, bytes);
    this.#resize(bytes.length - (this.#files.get(id)?.length ?? 0));
    this.#files.set(id, bytes);
  }

  remove(id: string): void {
    const found = this.#files.get(id);
    if (!found) return;
    this.#store?.remove(id);
    this.#files.delete(id);
    this.#resize(-found.length);
  }

  /** Changes the id of a file; replaces a file with the new id. */
  rename(id: string, to: string): void {
    const found = this.#files.get(id);
    if (!found) return;
    this.put(to, found);
    this.remove(id);
  }

  #resize(bytes: number): void {
    this.#bytes += bytes;
    this.#onResize(bytes);
  }
}
