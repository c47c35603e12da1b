import { atom, type ReadableAtom } from 'nanostores';
import { admin, Problem } from './admin.ts';
import { $world } from './browser.ts';

export interface Loaded<T> {
  readonly data: T | null;
  /** Error of the last load; null if `data` is current. */
  readonly problem: Problem | null;
}

export interface Resource<T> {
  readonly $state: ReadableAtom<Loaded<T>>;
  load(): Promise<void>;
  /** Stores data that another call has returned. */
  put(data: T): void;
}

const all: (() => Promise<void>)[] = [];

interface ResourceOptions {
  /** Loaded by the panel that shows it, not after every change of the world. */
  readonly byPanel?: boolean;
}

/** Creates a store for data of the admin API about the browser's world; `path` is evaluated for each load. */
export const resource = <T>(path: () => string, { byPanel = false }: ResourceOptions = {}): Resource<T> => {
  const $state = atom<Loaded<T>>({ data: null, problem: null });
  const load = async (): Promise<void> => {
    const world = $world.get();
    if (world === null) return;
    try {
      const data = await admin<T>('GET', path());
      if ($world.get() === world) $state.set({ data, problem: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if ($world.get() === world) $state.set({ data: error.missing ? null : $state.get().data, problem: error });
    }
  };
  if (!byPanel) all.push(load);
  return { $state, load, put: (data) => $state.set({ data, problem: null }) };
};

/** Reloads everything, because the world was switched or restored. */
export const loadAll = async (): Promise<void> => {
  await Promise.all(all.map((load) => load()));
};
