import type { Collection, Doc } from './collection.ts';
import type { State } from './state.ts';

/** Caches the result of `compute` for the documents of some collections, per state, until one of them changes. */
export const derived = <T>(
  collections: readonly Pick<Collection<Doc>, 'name'>[],
  compute: (state: State) => T,
): ((state: State) => T) => {
  const known = new WeakMap<State, { readonly of: string; readonly value: T }>();
  return (state) => {
    const of = collections.map((it) => state.version(it)).join();
    const found = known.get(state);
    if (found?.of === of) return found.value;
    const value = compute(state);
    known.set(state, { of, value });
    return value;
  };
};
