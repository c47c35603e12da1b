const idleLimitMs = 30 * 60_000;
const maxWorlds = 1000;

/** Worlds that were not created explicitly, ordered by last use. */
export class EphemeralWorlds {
  /** Epoch ms by name. */
  readonly #used = new Map<string, number>();

  use(name: string, now: number): void {
    this.#used.delete(name);
    this.#used.set(name, now);
  }

  forget(name: string): void {
    this.#used.delete(name);
  }

  /** Returns their names, the longest idle first. */
  names(): string[] {
    return [...this.#used.keys()];
  }

  /** Returns the worlds to remove: idle for too long, or above the limit. */
  expired(now: number): string[] {
    const names = this.names();
    const idle = names.findIndex((name) => now - (this.#used.get(name) ?? 0) < idleLimitMs);
    return names.slice(0, Math.max(idle < 0 ? names.length : idle, names.length - maxWorlds));
  }
}
