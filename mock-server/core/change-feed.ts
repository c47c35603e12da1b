/** What somebody who watches a world may want to look at again; `world` is all of it. */
export type Topic = 'requests' | 'flags' | 'scenarios' | 'faults' | 'overrides' | 'callbacks' | 'clock' | 'world';

type Hear = (topic: Topic) => void;

/** Tells who watches a world that something in it changed. */
export class News {
  readonly #watchers = new Map<string, Set<Hear>>();

  /** Returns what ends it. */
  watch(world: string, hear: Hear): () => void {
    const watchers = this.#watchers.get(world) ?? new Set();
    this.#watchers.set(world, watchers.add(hear));
    return () => {
      watchers.delete(hear);
      if (watchers.size === 0) this.#watchers.delete(world);
    };
  }

  tell(world: string, topic: Topic): void {
    const watchers = this.#watchers.get(world);
    if (watchers) for (const hear of watchers) hear(topic);
  }
}
