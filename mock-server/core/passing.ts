const idleLimit = 30 * 60_000;
const most = 1000;

/** Worlds that nobody created, by their last use: the longest idle go first. */
export class Passing {
  /** Epoch ms by name. */
  readonly #used = new Map<string, number>();

  use(name: string, now: number): void {
    this.#used.delete(name);
    this.#used.set(name, now);
  }

  forget(name: string): void {
    this.#used.delete(name);
  }

  /** The longest idle first. */
  names(): string[] {
    return [...this.#used.keys()];
  }

  /** Those that have to go: idle for too long, or too many. */
  over(now: number): string[] {
    const names = this.names();
    const idle = names.findIndex((name) => now - (this.#used.get(name) ?? 0) < idleLimit);
    return names.slice(0, Math.max(idle < 0 ? names.length : idle, names.length - most));
  }
}
