import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { asStoreError } from './sqlite-error.ts';
import { StoreError } from './store-error.ts';

/** Time that a process which is about to end gets, ms. */
const waitMs = 1000;

/**
 * Reserves a data folder for this process. The lock is one of the operating system on a SQLite file, so it ends with the
 * process however that ends, also across containers that share the folder.
 */
export class FolderLock {
  readonly #file: string;
  readonly #db: DatabaseSync;

  /** Throws a `StoreError` that names the process which uses the folder. */
  constructor(folder: string) {
    makeFolder(folder);
    this.#file = join(folder, 'process.json');
    this.#db = new DatabaseSync(join(folder, 'lock.sqlite'));
    try {
      this.#db.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`);
    } catch (error) {
      this.#db.close();
      if ((error as { errcode?: number }).errcode !== 5) throw asStoreError(folder, error);
      throw new StoreError(
        `The data folder ${folder} is in use by ${this.#owner()}. Stop that process, or choose another folder with --data or DATA_DIR.`,
      );
    }
    this.#write({ pid: process.pid });
  }

  /** Notes where this process listens, for the message of a second one. */
  setAddress(address: string): void {
    this.#write({ pid: process.pid, address });
  }

  release(): void {
    rmSync(this.#file, { force: true });
    this.#db.close();
  }

  #write(owner: object): void {
    writeFileSync(this.#file, `${JSON.stringify(owner)}\n`);
  }

  #owner(): string {
    try {
      const { pid, address } = JSON.parse(readFileSync(this.#file, 'utf8')) as { pid: number; address?: string };
      return `process ${pid}${address === undefined ? '' : ` at ${address}`}`;
    } catch {
      return 'another process';
    }
  }
}
