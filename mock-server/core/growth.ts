/** Growth of a world's documents, divided between callers with a key and callers without one. */
export class Growth {
  readonly #bytes: () => number;
  #attributed: number;
  #keyless = 0;

  /** `bytes` returns the current size of the documents. */
  constructor(bytes: () => number) {
    this.#bytes = bytes;
    this.#attributed = bytes();
  }

  /** Bytes that calls without a key have added since the world was opened. */
  get keylessBytes(): number {
    return Math.max(0, this.#keyless + this.#bytes() - this.#attributed);
  }

  /** Runs before a call with a key: what was added until now is of callers without one. */
  startKeyedCall(): void {
    this.#keyless = this.keylessBytes;
    this.#attributed = this.#bytes();
  }

  /** Runs after a call with a key: what was added since is of the key. */
  endKeyedCall(): void {
    this.#attributed = this.#bytes();
  }
}
