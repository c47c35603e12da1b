import type { Doc, Kind } from './collection.ts';
import type { State } from './state.ts';

/** Caches the result of `compute` for the documents of some kinds, per state, until one of them changes. */
export const derived = <T>(
  kinds: readonly Pick<Kind<Doc>, 'name'>[],
  compute: (state: State) => T,
): ((state: State) => T) => {
  const known = new WeakMap<State, { readonly of: string; readonly value: T }>();
  return (state) => {
    const of = kinds.map((it) => state.version(it)).join();
    const found = known.get(state);
    if (found?.of === of) return found.value;
    const value = compute(state);
    known.set(state, { of, value });
    return value;
  };
};
