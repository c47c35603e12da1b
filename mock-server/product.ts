import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));

/**
 * Folder of the product's `package.json`. Other shipped files have the same path below it in the repository and in the
 * package; code has not.
 */
export const productRoot = rootAbove(import.meta.dirname);

/** File extension of code: `.ts` in the repository, `.js` in the package. */
export const codeEnding = extname(import.meta.filename);

/** Whether this is the built package, which contains bundles that the repository builds on request. */
export const isPackaged = codeEnding === '.js';

const manifest = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { version: string };

/** Version of the product. */
export const productVersion: string = manifest.version;
