const maxSkewMs = 1000;

interface DatabaseClockOptions {
  /** Called when this machine's clock differs too much from the database's, and when it no longer does. */
  readonly onWarning?: ((text: string) => void) | undefined;
}

/**
 * The time of worlds that several processes share: the database's, which a process reads with each renewal and advances
 * by its monotonic clock in between. A reading counts from its arrival, so this time is never ahead of the database's. A
 * process that takes a world over has read the database's time after the previous process last used its own, so the
 * world's time never goes back.
 */
export class DatabaseClock {
  readonly #options: DatabaseClockOptions;
  /** Database's time minus the monotonic one, ms. */
  #offset = 0;
  #newest = 0;
  #skewMs = 0;

  constructor(options: DatabaseClockOptions = {}) {
    this.#options = options;
  }

  /** Returns the time, epoch ms; never less than an earlier one. */
  readonly now = (): number => this.#reach(performance.now() + this.#offset);

  /** Time of this machine's clock minus the database's at the last reading, ms. */
  get skewMs(): number {
    return this.#skewMs;
  }

  /** Takes in a time that the database has just returned, epoch ms. */
  observe(databaseTime: number): void {
    this.#offset = databaseTime - performance.now();
    this.#reach(databaseTime);
    const [before, skewMs] = [this.#skewMs, Date.now() - databaseTime];
    this.#skewMs = skewMs;
    if (isSkewed(before) === isSkewed(skewMs)) return;
    this.#options.onWarning?.(
      isSkewed(skewMs)
        ? `The clock of this machine differs by ${(skewMs / 1000).toFixed(1)} s from the database's, which worlds use.`
        : "The clock of this machine agrees with the database's again.",
    );
  }

  #reach(time: number): number {
    this.#newest = Math.max(this.#newest, Math.floor(time));
    return this.#newest;
  }
}

const isSkewed = (skewMs: number): boolean => Math.abs(skewMs) > maxSkewMs;
