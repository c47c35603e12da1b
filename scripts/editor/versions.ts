import { existsSync, readFileSync } from 'node:fs';
import type { Save } from './save.ts';
import { type TreeEntry, versionOf } from './tree.ts';

const readFile = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

const shown = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? '(deleted)' : Buffer.from(bytes).toString('utf8').trim();

/** Versions of files as each open editor last saw them, by its browser's cookie. */
export class SeenVersions {
  readonly #seen = new Map<string, ReadonlyMap<string, string>>();

  /** Records the tree that was sent to an editor. */
  note(editor: string, tree: readonly TreeEntry[]): void {
    this.#seen.set(editor, new Map(tree.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha])));
  }

  /**
   * Returns why a save must be refused: one of its files was changed after this editor read it. The text contains both
   * versions, so that nothing is lost; undefined without a conflict.
   */
  conflictOf(editor: string, { additions, deletions }: Save, read = readFile): string | undefined {
    const seen = this.#seen.get(editor);
    if (!seen) return undefined;
    const mine = new Map(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]));
    for (const path of [...mine.keys(), ...deletions.map((it) => it.path)]) {
      const now = read(path);
      const version = now && versionOf(now);
      if (version === seen.get(path) || (now && mine.get(path)?.equals(now))) continue;
      return [
        `Not saved: ${path} was changed by another person after you opened it.`,
        'Copy your version, reload this page and change the entry again.',
        `--- Saved version ---\n${shown(now)}`,
        `--- Your version ---\n${shown(mine.get(path))}`,
      ].join('\n\n');
    }
    return undefined;
  }
}

/** The editor's route is evaluated again when the form's definition changes; this module is not. */
export const seenVersions = new SeenVersions();
