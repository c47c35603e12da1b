import type { Collection, Doc } from './collection.ts';
import { estimateSize } from './estimate-size.ts';
import { invalid } from './invalid.ts';
import { addToIndex, buildIndex, type Index, removeFromIndex } from './state-index.ts';
import { isStorableText } from './storable-text.ts';

type Documents = ReadonlyMap<string, Doc>;
/** Documents by collection, created by a seed and shared by all its worlds. */
export type Base = ReadonlyMap<string, Documents>;
/**
 * One difference from the base; `doc` is null if a document of the base was removed, undefined if the document no
 * longer differs.
 */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly doc: Doc | null | undefined;
}

/** The previous value of a written document; `before` is undefined if nothing differed from the base. */
export interface Undo {
  readonly kind: string;
  readonly id: string;
  readonly before: Doc | null | undefined;
}

const none: Documents = new Map();
const baseIndexes = new WeakMap<Documents, Map<string, Index>>();

/**
 * The documents of one world: an overlay over a shared base. Forking copies the maps of the overlay, resetting drops
 * them, comparing uses references.
 */
export class State {
  readonly base: Base;
  #overlay = new Map<string, Map<string, Doc | null>>();
  #indexes = new Map<string, Map<string, Index>>();
  #undo: Undo[] | undefined;
  readonly #versions = new Map<string, number>();
  #bytes = 0;
  readonly #onResize: (bytes: number) => void;

  /** `onResize` is called with every change of `bytes`. */
  constructor(base: Base, onResize: (bytes: number) => void = () => {}) {
    this.base = base;
    this.#onResize = onResize;
  }

  /** Estimated size of the overlay in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  get<D extends Doc>(collection: Collection<D>, id: string): D | undefined {
    const overlaid = this.#overlay.get(collection.name)?.get(id);
    if (overlaid !== undefined) return (overlaid as D | null) ?? undefined;
    return this.base.get(collection.name)?.get(id) as D | undefined;
  }

  /** Returns all documents of a collection: those of the base in its order, then the others in order of creation. */
  all<D extends Doc>(collection: Collection<D>): readonly D[] {
    const base = this.base.get(collection.name) ?? none;
    const overlaid = this.#overlay.get(collection.name);
    if (!overlaid?.size) return [...base.values()] as D[];
    const docs: Doc[] = [];
    for (const [id, doc] of base) {
      const changed = overlaid.get(id);
      if (changed !== null) docs.push(changed ?? doc);
    }
    for (const [id, doc] of overlaid) if (doc && !base.has(id)) docs.push(doc);
    return docs as D[];
  }

  /** Returns the documents of a collection that differ from the base, in order of creation. */
  changed<D extends Doc>(collection: Collection<D>): readonly D[] {
    const overlaid = this.#overlay.get(collection.name)?.values() ?? [];
    return [...overlaid].filter((doc) => doc !== null) as Doc[] as D[];
  }

  /** Returns a number that increases with every change of a collection's documents. */
  version({ name }: Pick<Collection<Doc>, 'name'>): number {
    return this.#versions.get(name) ?? 0;
  }

  /** Returns the documents with this value of an index, in no defined order. */
  by<D extends Doc, I extends string>(collection: Collection<D, I>, index: I, value: string): D[] {
    const overlaid = this.#overlay.get(collection.name);
    const docs: Doc[] = [];
    for (const id of this.#baseIndex(collection, index).get(value) ?? []) {
      const doc = overlaid?.has(id) ? undefined : this.base.get(collection.name)?.get(id);
      if (doc) docs.push(doc);
    }
    if (overlaid?.size) {
      for (const id of this.#overlayIndex(collection, index, overlaid).get(value) ?? []) {
        const doc = overlaid.get(id);
        if (doc) docs.push(doc);
      }
    }
    return docs as D[];
  }

  put<D extends Doc>(collection: Collection<D>, doc: D): void {
    this.#write(collection, doc.id, doc);
  }

  remove<D extends Doc>(collection: Collection<D>, id: string): void {
    if (!this.get(collection, id)) return;
    this.#write(collection, id, this.base.get(collection.name)?.has(id) ? null : undefined);
  }

  /**
   * Runs `work`, then calls `commit` with its writes; undoes everything if either throws. A nested transaction undoes
   * only its own writes, and the outer one commits.
   */
  transact<T>(work: () => T, commit?: (undo: readonly Undo[]) => void): T {
    const outer = this.#undo;
    const undo = outer ?? [];
    const savepoint = undo.length;
    this.#undo = undo;
    try {
      const value = work();
      if (!outer && undo.length > 0) commit?.(undo);
      return value;
    } catch (error) {
      this.#rollBack(undo, savepoint);
      throw error;
    } finally {
      this.#undo = outer;
    }
  }

  /** Runs `work` in a transaction and returns its changes. */
  recordChanges(work: () => void): Change[] {
    return this.transact(() => {
      const savepoint = this.#undo?.length ?? 0;
      work();
      return this.changesSince(this.#undo?.slice(savepoint) ?? []);
    });
  }

  fork(onResize?: (bytes: number) => void): State {
    const clone = new State(this.base, onResize);
    for (const [name, docs] of this.#overlay) clone.#overlay.set(name, new Map(docs));
    clone.#resize(this.#bytes);
    return clone;
  }

  /** Returns a copy from before these writes, which must be the newest. */
  before(undo: readonly Undo[]): State {
    const twin = this.fork();
    twin.#rollBack([...undo], 0);
    return twin;
  }

  /** Takes over the documents of an earlier state over the same base. */
  revertTo(earlier: State): void {
    for (const { kind, id } of [...this.changes(), ...earlier.changes()]) {
      const [before, doc] = [this.#overlayOf(kind).get(id), earlier.#overlay.get(kind)?.get(id)];
      if (before === doc) continue;
      this.#undo?.push({ kind, id, before });
      this.#replace(kind, id, doc);
    }
  }

  /** Returns the state of the seed. */
  atSeed(): State {
    return new State(this.base);
  }

  /** Returns all differences from the base. */
  changes(): Change[] {
    return [...this.#overlay].flatMap(([kind, docs]) => [...docs].map(([id, doc]) => ({ kind, id, doc })));
  }

  /** Applies stored differences in order. */
  load(changes: Iterable<Change>): void {
    for (const { kind, id, doc } of changes) {
      if (doc !== undefined) {
        this.#resize(sizeOf(doc) - sizeOf(this.#overlayOf(kind).get(id)));
        this.#overlayOf(kind).set(id, doc);
      }
      this.#noteChange(kind);
    }
    this.#indexes.clear();
  }

  /** Returns the current documents as a base for other worlds. */
  toBase(): Base {
    const names = new Set([...this.base.keys(), ...this.#overlay.keys()]);
    const docs = (name: string) => this.all<Doc>({ name, indexes: {} }).map((doc) => [doc.id, doc] as const);
    return new Map([...names].map((name) => [name, new Map(docs(name))]));
  }

  #write(collection: Collection<Doc>, id: string, doc: Doc | null | undefined): void {
    // The last defence: an id that one store refuses would end the lease of the world.
    if (!isStorableText(id)) throw invalid('', 'invalid_format');
    const overlaid = this.#overlayOf(collection.name);
    const before = overlaid.get(id);
    this.#undo?.push({ kind: collection.name, id, before });
    for (const [index, entries] of this.#indexes.get(collection.name) ?? []) {
      if (before) removeFromIndex(entries, collection, index, before);
      if (doc) addToIndex(entries, collection, index, doc);
    }
    if (doc === undefined) overlaid.delete(id);
    else overlaid.set(id, doc);
    this.#resize(sizeOf(doc) - sizeOf(before));
    this.#noteChange(collection.name);
  }

  #resize(bytes: number): void {
    this.#bytes += bytes;
    this.#onResize(bytes);
  }

  #noteChange(name: string): void {
    this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
  }

  #overlayOf(name: string): Map<string, Doc | null> {
    return entryOf(this.#overlay, name, () => new Map());
  }

  #rollBack(undo: Undo[], savepoint: number): void {
    while (undo.length > savepoint) {
      const { kind, id, before } = undo.pop() as Undo;
      this.#replace(kind, id, before);
    }
  }

  /** Replaces a document without its collection; the indexes are built again on their next use. */
  #replace(kind: string, id: string, doc: Doc | null | undefined): void {
    this.#resize(sizeOf(doc) - sizeOf(this.#overlay.get(kind)?.get(id)));
    if (doc === undefined) this.#overlayOf(kind).delete(id);
    else this.#overlayOf(kind).set(id, doc);
    this.#indexes.delete(kind);
    this.#noteChange(kind);
  }

  /** Returns the current values of written documents. */
  changesSince(undo: readonly Undo[]): Change[] {
    const seen = new Map<string, Change>();
    for (const { kind, id } of undo) {
      const key = `${kind} ${id}`;
      if (!seen.has(key)) seen.set(key, { kind, id, doc: this.#overlay.get(kind)?.get(id) });
    }
    return [...seen.values()];
  }

  #baseIndex(collection: Collection<Doc>, index: string): Index {
    const docs = this.base.get(collection.name) ?? none;
    const indexes = entryOf(baseIndexes, docs, () => new Map<string, Index>());
    return entryOf(indexes, index, () => buildIndex(collection, index, docs.values()));
  }

  #overlayIndex(collection: Collection<Doc>, index: string, overlaid: ReadonlyMap<string, Doc | null>): Index {
    const indexes = entryOf(this.#indexes, collection.name, () => new Map<string, Index>());
    return entryOf(indexes, index, () => buildIndex(collection, index, overlaid.values()));
  }
}

/** Returns the bytes of one entry in a collection's maps, including its document. */
const sizeOf = (doc: Doc | null | undefined): number => (doc === undefined ? 0 : 120 + (doc ? estimateSize(doc) : 0));

/** Returns the value of a map under a key; creates it if it is missing. */
const entryOf = <K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = make();
  map.set(key, created);
  return created;
};
