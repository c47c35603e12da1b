import type { Collection, Doc } from './collection.ts';
import type { State } from './state.ts';

/** A document that differs between two states; null in the one that lacks it. */
export interface Difference {
  readonly kind: string;
  readonly id: string;
  readonly before: Doc | null;
  readonly after: Doc | null;
}

/** Returns every document in which a state differs from an earlier one over the same base. */
export const differences = (earlier: State, later: State): Difference[] => {
  const places = new Map(
    [...earlier.changes(), ...later.changes()].map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]),
  );
  return [...places.values()].flatMap(({ kind: name, id }) => {
    const collection: Collection<Doc> = { name, indexes: {} };
    const [before, after] = [earlier.get(collection, id) ?? null, later.get(collection, id) ?? null];
    const isSame = before === after || JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ kind: name, id, before, after }];
  });
};
