import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentRoot, placeOf } from '#content/read.ts';
import { contentLocales } from '#content/text.ts';

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

/** Versions of an entry, and the error of Git if it could not list their commits. */
interface Versions {
  readonly list: readonly Version[];
  readonly problem?: string;
}

/** Error of a Git command; `code` is ENOENT if Git is not installed. */
interface GitFailure extends Error {
  readonly code?: string;
  readonly stderr?: string;
}

/** Number of versions that editors can compare and restore. */
const maxVersions = 10;

const entryFiles = ['index.yaml', ...contentLocales.map((locale) => `${locale}.md`)];

/** Folder of the market's entries in `src/content`. */
const place = placeOf(contentRoot);

/** Returns the folder or file of an entry, relative to `src/content`: brands have their words, markets all other entries. */
const placed = (entry: string): string => (entry.startsWith('words/') ? entry : place + entry);

/** Entries that are one file each, beside the words of brands. */
const sheets: readonly string[] = ['promotion-categories', 'game-collections'];

/** Returns whether an entry is one file, such as `words/kidlat`. */
export const isSheet = (entry: string): boolean => entry.startsWith('words/') || sheets.includes(entry);

/** Returns the files of an entry by name, relative to `src/content`. */
export const entryPaths = (entry: string): Readonly<Record<string, string>> =>
  isSheet(entry)
    ? { [`${entry.split('/').at(-1)}.yaml`]: `${placed(entry)}.yaml` }
    : Object.fromEntries(entryFiles.map((file) => [file, `${placed(entry)}/${file}`]));

const sheetFile = /^(words\/[a-z0-9-]+|promotion-categories|game-collections)\.yaml$/;
const folderFile = /^((?:promotions|announcements|help|pages)\/[\w-]+)\/[^/]+$/;

/** Returns the entry of a file of the project, such as `promotions/reload`; undefined if editors may not change the file. */
export const entryOfFile = (path: string): string | undefined => {
  const relative = path.replace(/^src\/content\//, '');
  const own = relative.startsWith(place) ? relative.slice(place.length) : relative;
  const entry = (sheetFile.exec(own) ?? folderFile.exec(own))?.[1];
  const files = entry === undefined ? [] : Object.values(entryPaths(entry));
  return files.some((file) => path === `src/content/${file}`) ? entry : undefined;
};

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
  versions(entry: string): Versions {
    const now = this.current(entry);
    const { commits, problem } = this.#commits(entry);
    const list = [...this.#saves(entry), ...commits]
      .sort((one, other) => other.at - one.at)
      .filter(
        ({ files }, index, all) =>
          !isDeepStrictEqual(files, now) && all.findIndex((it) => isDeepStrictEqual(it.files, files)) === index,
      )
      .slice(0, maxVersions);
    return { list, ...(problem !== undefined && { problem }) };
  }

  #file(entry: string): string {
    return join(this.#project, '.data/content-versions', `${placed(entry)}.json`);
  }

  #saves(entry: string): readonly Version[] {
    const file = this.#file(entry);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Version[]) : [];
  }

  /** Returns the output of a Git command. Throws if it fails. */
  #git(...options: readonly string[]): string {
    return execFileSync('git', options, {
      cwd: this.#project,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Returns whether the project is in a repository with commits. Throws if Git fails. */
  #hasCommits(): boolean {
    try {
      this.#git('rev-parse', '--git-dir');
    } catch (error) {
      const { code, stderr } = error as GitFailure;
      if (code === 'ENOENT' || stderr?.includes('not a git repository')) return false;
      throw error;
    }
    return this.#git('rev-list', '--all', '--max-count=1') !== '';
  }

  #filesOf(hash: string, entry: string): EntryFiles {
    const paths = Object.values(entryPaths(entry)).map((path) => `src/content/${path}`);
    const names = this.#git('ls-tree', '-z', '--name-only', hash, '--', ...paths).split('\0');
    return collectFiles(entry, (relative) =>
      names.includes(`src/content/${relative}`) ? this.#git('show', `${hash}:./src/content/${relative}`) : undefined,
    );
  }

  #commits(entry: string): { readonly commits: readonly Version[]; readonly problem?: string } {
    const paths = Object.values(entryPaths(entry)).map((path) => `./src/content/${path}`);
    try {
      if (!this.#hasCommits()) return { commits: [] };
      const log = this.#git('log', `-${maxVersions + 1}`, '--format=%H%x1f%an%x1f%ct%x1f%s', '--', ...paths);
      const commits = log
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [hash = '', author = '', seconds = '', reason = ''] = line.split('\x1f');
          return { at: Number(seconds) * 1000, author, reason, files: this.#filesOf(hash, entry) };
        });
      return { commits: commits.filter(({ files }) => Object.keys(files).length > 0) };
    } catch (error) {
      const { stderr, message } = error as GitFailure;
      return { commits: [], problem: (stderr || message).trim().split('\n')[0] ?? '' };
    }
  }
}
