/** The right of this process to serve and write one world, until another process takes it over. */
export class Lease {
  readonly world: string;
  /** Increases with every lease of any world. */
  readonly epoch: number;
  /** Set when a write failed or another process has taken the world over: memory and store may differ. */
  isLost = false;
  #pending: Promise<void> | undefined;
  #calls = 0;
  #onIdle: (() => void) | undefined;

  constructor(world: string, epoch: number) {
    this.world = world;
    this.epoch = epoch;
  }

  /** Resolves when the newest write was stored or has failed; undefined if there is nothing to wait for. */
  get pending(): Promise<void> | undefined {
    return this.#pending;
  }

  /** Registers a write in progress. */
  waitFor(write: Promise<void>): void {
    if (this.#pending === write) return;
    this.#pending = write;
    void write.then(() => {
      if (this.#pending === write) this.#pending = undefined;
    });
  }

  /** Registers a call in progress; returns the function to call when it has ended. */
  enter(): () => void {
    this.#calls += 1;
    return () => {
      this.#calls -= 1;
      if (this.#calls === 0) this.#onIdle?.();
    };
  }

  /** Resolves when no call of the world is in progress. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle = resolve;
      if (this.#calls === 0) resolve();
    });
  }
}
