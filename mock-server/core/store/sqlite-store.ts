import { DatabaseSync } from 'node:sqlite';
import type { Doc } from '../collection.ts';
import { type Posting, postings } from '../ledger.ts';
import type { FileStore } from '../private-files.ts';
import type { Change } from '../state.ts';
import type { Origin, Owner } from '../world.ts';
import { makeFolder } from './make-folder.ts';
import { type MoneyRow, postingsOf } from './money-rows.ts';
import { asStoreError, dataFileOf } from './sqlite-error.ts';
import { StoreError } from './store-error.ts';
import type { StoredWorld, WorldContents, WorldStore } from './world-store.ts';

const layout = `
  CREATE TABLE IF NOT EXISTS worlds (
    name TEXT PRIMARY KEY, origin TEXT NOT NULL, resets INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    documents INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS docs (
    world TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT, PRIMARY KEY (world, kind, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS money (
    world TEXT NOT NULL, posting TEXT NOT NULL, line INTEGER NOT NULL, account TEXT NOT NULL,
    centavos INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL, type TEXT NOT NULL, ref TEXT,
    PRIMARY KEY (world, posting, line)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS files (
    world TEXT NOT NULL, id TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (world, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS owners (world TEXT PRIMARY KEY, team TEXT NOT NULL, key TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS money_account ON money (world, account);
`;

const probeBytes = 64 * 1024;

const documentTables = ['docs', 'money'] as const;

/** Tables with the contents of worlds. */
const tables = [...documentTables, 'files', 'owners'] as const;

const ownerOf = ({ team, key }: Record<string, unknown>): { owner?: Owner } =>
  team === null ? {} : { owner: { team: String(team), key: String(key) } };

/** Adds a column to the table of a file that an older version created. */
const addColumn = (db: DatabaseSync, table: string, column: string, type: string): void => {
  const isMissing = !db.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name = ?`).get(column);
  if (isMissing) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
};

/** Opens the data file of a folder with the tables of this version. Throws a `StoreError` if that is not possible. */
const openFile = (folder: string): DatabaseSync => {
  try {
    const db = new DatabaseSync(dataFileOf(folder));
    // With NORMAL, committed transactions survive a crash of the process; only a power failure can lose them.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
    db.exec(layout);
    addColumn(db, 'worlds', 'documents', 'INTEGER NOT NULL DEFAULT 0');
    return db;
  } catch (error) {
    throw asStoreError(folder, error);
  }
};

/** Stores worlds in a folder: one SQLite file, with postings in a separate table so that plain SQL can sum them. */
export class SqliteStore implements WorldStore {
  /** Holds further tables, such as those of teams. */
  readonly database: DatabaseSync;
  readonly #folder: string;
  readonly #onFault: (message: string) => void;
  #fault: StoreError | undefined;
  readonly #sql;

  /** Throws if the folder is not writable. `onFault` is called once when writes begin to fail. */
  constructor(folder: string, onFault: (message: string) => void = () => undefined) {
    this.#folder = folder;
    this.#onFault = onFault;
    makeFolder(folder);
    this.database = openFile(folder);
    const put = 'ON CONFLICT DO UPDATE SET';
    this.#sql = {
      world: this.database.prepare(
        `INSERT INTO worlds VALUES (?, ?, ?, ?, ?) ${put} origin = excluded.origin, resets = excluded.resets,
         fingerprint = excluded.fingerprint, documents = excluded.documents`,
      ),
      doc: this.database.prepare(`INSERT INTO docs VALUES (?, ?, ?, ?) ${put} json = excluded.json`),
      drop: this.database.prepare('DELETE FROM docs WHERE world = ? AND kind = ? AND id = ?'),
      file: this.database.prepare(`INSERT INTO files VALUES (?, ?, ?) ${put} bytes = excluded.bytes`),
      dropFile: this.database.prepare('DELETE FROM files WHERE world = ? AND id = ?'),
      owner: this.database.prepare('INSERT INTO owners VALUES (?, ?, ?)'),
      money: this.database.prepare('INSERT INTO money VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    };
  }

  worlds(): StoredWorld[] {
    return this.database
      .prepare(
        `SELECT name, origin, resets, fingerprint, documents, team, key FROM worlds LEFT JOIN owners ON world = name
         ORDER BY worlds.rowid`,
      )
      .all()
      .map((row) => ({
        name: String(row.name),
        origin: JSON.parse(String(row.origin)) as Origin,
        resets: Number(row.resets),
        fingerprint: String(row.fingerprint),
        documents: Number(row.documents),
        ...ownerOf(row),
      }));
  }

  contents(world: string): WorldContents {
    try {
      return this.#read(world);
    } catch (error) {
      throw asStoreError(this.#folder, error);
    }
  }

  #read(world: string): WorldContents {
    const docs = this.database.prepare('SELECT kind, id, json FROM docs WHERE world = ? ORDER BY rowid').all(world);
    const money = this.database.prepare('SELECT * FROM money WHERE world = ? ORDER BY rowid').all(world);
    const files = this.database.prepare('SELECT id, bytes FROM files WHERE world = ?').all(world);
    return {
      changes: [
        ...docs.map((row) => ({
          kind: String(row.kind),
          id: String(row.id),
          doc: row.json === null ? null : (JSON.parse(String(row.json)) as Doc),
        })),
        ...postingsOf(money as unknown as MoneyRow[]).map((doc) => ({ kind: postings.name, id: doc.id, doc })),
      ],
      files: new Map(files.map(({ id, bytes }) => [String(id), bytes as Uint8Array])),
    };
  }

  commit(world: string, changes: readonly Change[]): void {
    this.#inTransaction(() => {
      for (const change of changes) this.#write(world, change);
    });
  }

  replace(world: StoredWorld, changes: readonly Change[]): void {
    this.#inTransaction(() => {
      this.#forget(world.name);
      this.#writeWorld(world);
      if (world.owner) this.#sql.owner.run(world.name, world.owner.team, world.owner.key);
      for (const change of changes) this.#write(world.name, change);
    });
  }

  migrate(world: StoredWorld, changes: readonly Change[]): void {
    this.#inTransaction(() => {
      for (const table of documentTables) this.database.prepare(`DELETE FROM ${table} WHERE world = ?`).run(world.name);
      this.#writeWorld(world);
      for (const change of changes) this.#write(world.name, change);
    });
  }

  remove(world: string): void {
    this.#inTransaction(() => {
      this.#forget(world);
      this.database.prepare('DELETE FROM worlds WHERE name = ?').run(world);
    });
  }

  filesOf(world: string): FileStore {
    return {
      put: (id, bytes) => this.#inTransaction(() => this.#sql.file.run(world, id, bytes)),
      remove: (id) => this.#inTransaction(() => this.#sql.dropFile.run(world, id)),
    };
  }

  fault(): string | undefined {
    if (!this.#fault) return undefined;
    const { file, dropFile } = this.#sql;
    try {
      // More than one page, so that free space within the file does not hide a full disk.
      this.#inTransaction(() => file.run('', 'probe', new Uint8Array(probeBytes)));
      this.#inTransaction(() => dropFile.run('', 'probe'));
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  }

  /** Returns immediately: every write is durable when its call returns. */
  flushed(): void {}

  close(): void {
    this.database.close();
  }

  #writeWorld({ name, origin, resets, fingerprint, documents }: StoredWorld): void {
    this.#sql.world.run(name, JSON.stringify(origin), resets, fingerprint, documents);
  }

  #write(world: string, { kind, id, doc }: Change): void {
    if (kind === postings.name) {
      const { at, type, ref, entries } = doc as Posting;
      entries.forEach(({ account, minor, balance }, line) => {
        this.#sql.money.run(world, id, line, account, minor, balance, at, type, ref);
      });
    } else if (doc === undefined) this.#sql.drop.run(world, kind, id);
    else this.#sql.doc.run(world, kind, id, doc && JSON.stringify(doc));
  }

  #forget(world: string): void {
    for (const table of tables) this.database.prepare(`DELETE FROM ${table} WHERE world = ?`).run(world);
  }

  #inTransaction(work: () => void): void {
    try {
      this.#transact(work);
    } catch (error) {
      const fault = asStoreError(this.#folder, error);
      if (fault instanceof StoreError && this.#fault?.message !== fault.message) this.#onFault(fault.message);
      if (fault instanceof StoreError) this.#fault = fault;
      throw fault;
    }
    this.#fault = undefined;
  }

  #transact(work: () => void): void {
    try {
      this.database.exec('BEGIN IMMEDIATE');
      work();
      this.database.exec('COMMIT');
    } catch (error) {
      // SQLite has rolled some failed transactions back already, such as those for which the disk has no room.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }
}
