import { createHash } from 'node:crypto';

/** A file in the tree sent to the editor's browser; folders have no content. */
export interface TreeEntry {
  readonly path: string;
  readonly type: string;
  readonly sha: string;
}

/** Returns Git's hash of a file, which the editor uses as its version. */
export const versionOf = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
