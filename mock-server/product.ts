import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));

/**
 * Folder of the product's `package.json`. What ships beside the code lies at the same place below it in the repository
 * and in the package that is built from it; the code of the package does not.
 */
export const productRoot = rootAbove(import.meta.dirname);

/** What files of code end with: `.ts` in the repository, `.js` in the package. */
export const codeEnding = extname(import.meta.filename);

/** Whether this is the built package: what the repository bundles when it is asked for lies ready there. */
export const packaged = codeEnding === '.js';

const manifest = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { version: string };

/** Version of the product; snapshots of another one are refused. */
export const productVersion: string = manifest.version;
