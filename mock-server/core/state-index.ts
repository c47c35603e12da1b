import type { Collection, Doc } from './collection.ts';

/** Ids of documents by the value of an index. */
export type Index = Map<string, Set<string>>;

const valuesOf = (collection: Collection<Doc>, index: string, doc: Doc): readonly string[] => {
  const found = collection.indexes[index]?.(doc) ?? [];
  return typeof found === 'string' ? [found] : found;
};

export const addToIndex = (entries: Index, collection: Collection<Doc>, index: string, doc: Doc): void => {
  for (const value of valuesOf(collection, index, doc)) {
    const ids = entries.get(value);
    if (ids) ids.add(doc.id);
    else entries.set(value, new Set([doc.id]));
  }
};

export const removeFromIndex = (entries: Index, collection: Collection<Doc>, index: string, doc: Doc): void => {
  for (const value of valuesOf(collection, index, doc)) entries.get(value)?.delete(doc.id);
};

export const buildIndex = (collection: Collection<Doc>, index: string, docs: Iterable<Doc | null>): Index => {
  const entries: Index = new Map();
  for (const doc of docs) if (doc) addToIndex(entries, collection, index, doc);
  return entries;
};
