import type { Doc, Kind } from './collection.ts';

/** Ids of documents by the value of an index. */
export type Index = Map<string, Set<string>>;

const valuesOf = (kind: Kind<Doc>, index: string, doc: Doc): readonly string[] => {
  const found = kind.indexes[index]?.(doc) ?? [];
  return typeof found === 'string' ? [found] : found;
};

export const addToIndex = (entries: Index, kind: Kind<Doc>, index: string, doc: Doc): void => {
  for (const value of valuesOf(kind, index, doc)) {
    const ids = entries.get(value);
    if (ids) ids.add(doc.id);
    else entries.set(value, new Set([doc.id]));
  }
};

export const removeFromIndex = (entries: Index, kind: Kind<Doc>, index: string, doc: Doc): void => {
  for (const value of valuesOf(kind, index, doc)) entries.get(value)?.delete(doc.id);
};

export const buildIndex = (kind: Kind<Doc>, index: string, docs: Iterable<Doc | null>): Index => {
  const entries: Index = new Map();
  for (const doc of docs) if (doc) addToIndex(entries, kind, index, doc);
  return entries;
};
