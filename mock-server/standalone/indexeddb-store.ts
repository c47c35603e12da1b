import type { Doc } from '#sim/core/collection.ts';
import type { FileStore } from '#sim/core/private-files.ts';
import type { Change } from '#sim/core/state.ts';
import { StoreError } from '#sim/core/store/store-error.ts';
import type { StoredWorld, WorldContents, WorldStore } from '#sim/core/store/world-store.ts';

/** A document as stored; `place` is its place in the order in which documents were first written. */
interface StoredDoc {
  readonly place: number;
  readonly doc: Doc | null;
}

type DocKey = [world: string, kind: string, id: string];

const layoutVersion = 1;
const documentTables = ['docs'] as const;
/** Tables with the contents of worlds; the first part of each key is the world's name. */
const contentTables = ['docs', 'files'] as const;
const tables = ['worlds', ...contentTables, 'settings'] as const;
type Table = (typeof tables)[number];

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });

/** All keys that begin with this name: arrays come after strings in the order of IndexedDB. */
const keysOf = (world: string): IDBKeyRange => IDBKeyRange.bound([world], [world, []]);

const placeKey = (...key: DocKey): string => key.join('\n');

/** Stores worlds in a database of the browser. Writes are durable once `flushed` resolves. */
export class IndexedDbStore implements WorldStore {
  readonly #database: IDBDatabase;
  /** Place of each stored document. */
  readonly #places = new Map<string, number>();
  #nextPlace = 0;
  #written: Promise<void> = Promise.resolve();
  #fault: string | undefined;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Opens the database of this name, which is created if there is none. */
  static async open(factory: IDBFactory, name = 'simulator'): Promise<IndexedDbStore> {
    const request = factory.open(name, layoutVersion);
    request.onupgradeneeded = () => {
      for (const table of tables) request.result.createObjectStore(table);
    };
    return new IndexedDbStore(await resultOf(request));
  }

  worlds(): Promise<StoredWorld[]> {
    return resultOf(this.#read('worlds').getAll());
  }

  async contents(world: string): Promise<WorldContents> {
    const [docs, files] = [this.#read('docs'), this.#read('files')];
    const range = keysOf(world);
    const [docKeys, stored, fileKeys, bytes] = await Promise.all([
      resultOf(docs.getAllKeys(range)) as Promise<DocKey[]>,
      resultOf(docs.getAll(range)) as Promise<StoredDoc[]>,
      resultOf(files.getAllKeys(range)) as Promise<[string, string][]>,
      resultOf(files.getAll(range)) as Promise<Uint8Array[]>,
    ]);
    const found = stored.map(({ place, doc }, at) => ({ key: docKeys[at] as DocKey, place, doc }));
    for (const { key, place } of found) {
      this.#places.set(placeKey(...key), place);
      this.#nextPlace = Math.max(this.#nextPlace, place + 1);
    }
    return {
      changes: found
        .sort((one, other) => one.place - other.place)
        .map(({ key: [, kind, id], doc }) => ({ kind, id, doc })),
      files: new Map(fileKeys.map(([, id], at) => [id, bytes[at] as Uint8Array])),
    };
  }

  commit(world: string, changes: readonly Change[]): void {
    this.#write(documentTables, (transaction) => this.#put(transaction, world, changes));
  }

  replace(world: StoredWorld, changes: readonly Change[]): void {
    this.#replace(contentTables, world, changes);
  }

  migrate(world: StoredWorld, changes: readonly Change[]): void {
    this.#replace(documentTables, world, changes);
  }

  remove(world: string): void {
    this.#write(['worlds', ...contentTables], (transaction) => {
      transaction.objectStore('worlds').delete(world);
      this.#forget(transaction, contentTables, world);
    });
  }

  filesOf(world: string): FileStore {
    return {
      put: (id, bytes) =>
        this.#write(['files'], (transaction) =>
          transaction.objectStore('files').put(Uint8Array.from(bytes), [world, id]),
        ),
      remove: (id) => this.#write(['files'], (transaction) => transaction.objectStore('files').delete([world, id])),
    };
  }

  fault(): string | undefined {
    return this.#fault;
  }

  async flushed(): Promise<void> {
    await this.#written;
    if (this.#fault !== undefined) throw new StoreError(this.#fault);
  }

  /** Returns a value that outlives the worker; `make` creates it if there is none. */
  async setting<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = await this.read<T>(name);
    if (known !== undefined) return known;
    const created = await make();
    await this.write(name, created);
    return created;
  }

  /** Returns a stored value that belongs to no world; undefined if there is none. */
  async read<T>(name: string): Promise<T | undefined> {
    return (await resultOf(this.#read('settings').get(name))) as T | undefined;
  }

  /** Stores a value that belongs to no world. */
  async write(name: string, value: unknown): Promise<void> {
    const transaction = this.#database.transaction('settings', 'readwrite');
    transaction.objectStore('settings').put(value, name);
    await completed(transaction);
  }

  async close(): Promise<void> {
    await this.#written;
    this.#database.close();
  }

  #read(table: Table): IDBObjectStore {
    return this.#database.transaction(table).objectStore(table);
  }

  #replace(from: readonly Table[], world: StoredWorld, changes: readonly Change[]): void {
    this.#write(['worlds', ...from], (transaction) => {
      transaction.objectStore('worlds').put(world, world.name);
      this.#forget(transaction, from, world.name);
      this.#put(transaction, world.name, changes);
    });
  }

  #forget(transaction: IDBTransaction, from: readonly Table[], world: string): void {
    for (const table of from) transaction.objectStore(table).delete(keysOf(world));
    for (const key of this.#places.keys()) if (key.startsWith(`${world}\n`)) this.#places.delete(key);
  }

  #put(transaction: IDBTransaction, world: string, changes: readonly Change[]): void {
    const docs = transaction.objectStore('docs');
    for (const { kind, id, doc } of changes) {
      const key: DocKey = [world, kind, id];
      if (doc === undefined) {
        docs.delete(key);
        this.#places.delete(placeKey(...key));
      } else docs.put({ place: this.#placeOf(key), doc } satisfies StoredDoc, key);
    }
  }

  #placeOf(key: DocKey): number {
    const known = this.#places.get(placeKey(...key));
    if (known !== undefined) return known;
    this.#places.set(placeKey(...key), this.#nextPlace);
    this.#nextPlace += 1;
    return this.#nextPlace - 1;
  }

  /** Starts a transaction: IndexedDB runs those that write to the same tables in the order of their creation. */
  #write(names: readonly Table[], work: (transaction: IDBTransaction) => void): void {
    const transaction = this.#database.transaction(names, 'readwrite');
    const written = completed(transaction).catch((error: Error) => {
      this.#fault = `The browser did not store the changes (${error.message}).`;
    });
    work(transaction);
    this.#written = Promise.all([this.#written, written]).then(() => undefined);
  }
}
