/** A part of a world's state that changed; `world` means all of it. */
export type Topic = 'requests' | 'flags' | 'scenarios' | 'faults' | 'overrides' | 'callbacks' | 'clock' | 'world';

type Listener = (topic: Topic) => void;

/** Notifies listeners about changes of a world. */
export class ChangeFeed {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Calls `listener` with each change of a world; returns a function that unsubscribes it. */
  watch(world: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(world) ?? new Set();
    this.#listeners.set(world, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(world);
    };
  }

  notify(world: string, topic: Topic): void {
    const listeners = this.#listeners.get(world);
    if (listeners) for (const listener of listeners) listener(topic);
  }
}
