import { IDBKeyRange } from 'fake-indexeddb';
import { IndexedDbStore } from '#sim/standalone/indexeddb-store.ts';

/** Defines what Node lacks for stores in IndexedDB. */
export const defineKeyRange = (): void => {
  globalThis.IDBKeyRange ??= IDBKeyRange;
};

/** Opens the store of worlds in these databases of a browser. */
export const openIndexedDbStore = (factory: IDBFactory): Promise<IndexedDbStore> => {
  defineKeyRange();
  return IndexedDbStore.open(factory);
};
