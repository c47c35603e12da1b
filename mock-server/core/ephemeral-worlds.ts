import { minuteMs } from '#lib/dates/units.ts';

const idleLimitMs = 30 * minuteMs;
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

  /**
   * Returns the worlds to remove: idle for too long, or above the limit. Above the limit, worlds of teams go last, because
   * calls without a key can open any number of others.
   */
  expired(now: number, isOwned: (name: string) => boolean): string[] {
    const names = this.names();
    const idle = names.findIndex((name) => now - (this.#used.get(name) ?? 0) < idleLimitMs);
    const idleCount = idle < 0 ? names.length : idle;
    const others = names.slice(idleCount);
    const excess = Math.max(0, others.length - maxWorlds);
    if (excess === 0) return names.slice(0, idleCount);
    const inOrder = [...others.filter((it) => !isOwned(it)), ...others.filter(isOwned)];
    return [...names.slice(0, idleCount), ...inOrder.slice(0, excess)];
  }
}
