import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marketPlace } from '#content/read.ts';
import { builtFolders } from '#sim/built-files.ts';
import { runProgram } from '#sim/cli-error.ts';
import { bundleConsole } from '#sim/console/bundle.ts';
import { bundleScreens } from '#sim/games/assets.ts';
import { carryFiles } from './package/carried.ts';
import { bundleCode } from './package/code.ts';
import { bundledFolders, licenceTexts } from './package/licences.ts';
import { manifest } from './package/manifest.ts';
import { bundleTypes } from './package/types.ts';

/** Files copied unchanged to the same path in the package. */
const copiedFiles = [
  'docs/simulator',
  'mock-server/pay/page.css',
  'mock-server/games/symbols',
  'src/content/help',
  'src/content/pages',
  'src/content/promotions',
  'src/content/announcements',
  ...(marketPlace() && [`src/content/${marketPlace()}`]),
  'src/content/game-collections.yaml',
  'src/content/promotion-categories.yaml',
  'CHANGELOG.md',
];

const write = (folder: string, files: Iterable<readonly [string, { readonly body: Buffer }]>): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, { body }] of files) writeFileSync(join(folder, name), body);
};

/**
 * Builds the simulator into a folder that runs with only Node and can be packed: bundled code, scripts of console and
 * games, and runtime files. `types` are omitted if nothing compiles against it. Returns the folders of all packages
 * included.
 */
export const buildPackage = async (folder = 'dist/package', { types = true } = {}): Promise<readonly string[]> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const [code, console, screens] = await Promise.all([
    bundleCode(folder),
    bundleConsole(),
    bundleScreens(),
    types && bundleTypes(join(folder, 'types')),
  ]);
  write(join(folder, builtFolders.console), console);
  write(join(folder, builtFolders.games), screens);
  for (const file of copiedFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
  cpSync('scripts/package/kidlat-sim.cjs', join(folder, 'bin/kidlat-sim.cjs'));
  cpSync('docs/simulator/package.md', join(folder, 'README.md'));
  const carried = carryFiles(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(carried), null, 2)}\n`);
  const folders = [...bundledFolders(code), ...Object.keys(carried).map((name) => `node_modules/${name}`)];
  writeFileSync(join(folder, 'LICENSES.md'), licenceTexts(folders));
  return folders;
};

if (import.meta.main) await runProgram(() => buildPackage(process.argv[2]));
