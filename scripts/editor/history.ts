import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Files of an entry by name, as text; without those that it has not. */
export type EntryFiles = Readonly<Record<string, string>>;

/** State of an entry after a save or a commit. */
export interface Version {
  /** Epoch ms. */
  readonly at: number;
  readonly author: string;
  readonly reason: string;
  readonly files: EntryFiles;
}

/** Number of versions that editors can compare and restore. */
const maxVersions = 10;

const entryFiles = ['index.yaml', 'en.md', 'fil.md'];

/** Entries that are one file each, beside the words of brands. */
const sheets: readonly string[] = ['promotion-categories', 'game-collections'];

/** Returns whether an entry is one file, such as `words/kidlat`. */
export const isSheet = (entry: string): boolean => entry.startsWith('words/') || sheets.includes(entry);

/** Returns the files of an entry by name, relative to `src/content`. */
export const entryPaths = (entry: string): Readonly<Record<string, string>> =>
  isSheet(entry)
    ? { [`${entry.split('/').at(-1)}.yaml`]: `${entry}.yaml` }
    : Object.fromEntries(entryFiles.map((file) => [file, `${entry}/${file}`]));

const collectFiles = (entry: string, read: (path: string) => string | undefined): EntryFiles =>
  Object.fromEntries(
    Object.entries(entryPaths(entry)).flatMap(([file, relative]) => {
      const text = read(relative);
      return text === undefined ? [] : [[file, text]];
    }),
  );

/** Versions of entries in `.data/content-versions`, one file per entry, and in the repository if there is one. */
export class EntryHistory {
  readonly #project: string;

  /** `project` is the folder that contains `src`. */
  constructor(project = resolve('.')) {
    this.#project = project;
  }

  /** Returns the files of an entry, such as `promotions/reload`, as they are now. */
  current(entry: string): EntryFiles {
    return collectFiles(entry, (relative) => {
      const path = join(this.#project, 'src/content', relative);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    });
  }

  /** Records a save, and before it the previous state if no version holds it, such as that of a file changed by hand. */
  record(entry: string, before: EntryFiles, saved: Version): void {
    const known = this.#saves(entry);
    const isKnown = known.some(({ files }) => isDeepStrictEqual(files, before));
    const earlier = { at: saved.at - 1, author: '', reason: 'Before this save', files: before };
    const all = [...known, ...(isKnown || Object.keys(before).length === 0 ? [] : [earlier]), saved];
    const file = this.#file(entry);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(all.slice(-maxVersions - 1)));
    renameSync(`${file}.new`, file);
  }

  /** Returns the last versions of an entry, newest first, without the present state. */
  versions(entry: string): readonly Version[] {
    const now = this.current(entry);
    const all = [...this.#saves(entry), ...this.#commits(entry)].sort((one, other) => other.at - one.at);
    return all
      .filter(
        ({ files }, index) =>
          !isDeepStrictEqual(files, now) && all.findIndex((it) => isDeepStrictEqual(it.files, files)) === index,
      )
      .slice(0, maxVersions);
  }

  #file(entry: string): string {
    return join(this.#project, '.data/content-versions', `${entry}.json`);
  }

  #saves(entry: string): readonly Version[] {
    const file = this.#file(entry);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Version[]) : [];
  }

  #git(...options: readonly string[]): string | undefined {
    try {
      return execFileSync('git', options, {
        cwd: this.#project,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  }

  #commits(entry: string): readonly Version[] {
    const paths = Object.values(entryPaths(entry)).map((path) => `./src/content/${path}`);
    const log = this.#git('log', `-${maxVersions + 1}`, '--format=%H%x1f%an%x1f%ct%x1f%s', '--', ...paths) ?? '';
    return log
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [hash = '', author = '', seconds = '', reason = ''] = line.split('\x1f');
        const files = collectFiles(entry, (path) => this.#git('show', `${hash}:./src/content/${path}`));
        return { at: Number(seconds) * 1000, author, reason, files };
      })
      .filter(({ files }) => Object.keys(files).length > 0);
  }
}
