import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError, runProgram } from '#sim/cli-error.ts';

const types = 'src/i18n/i18n-types.ts';
const inputs = ['src/i18n', 'src/i18n/**', '.typesafe-i18n.json', 'package-lock.json'];
const generator = resolve('node_modules/typesafe-i18n/cli/typesafe-i18n.mjs');

/** The dictionaries import their own types, so the generator fails without a file that has the base type. */
const stub = 'export type BaseTranslation = Record<string, unknown>;\n';

const modified = (path: string): number => statSync(path).mtimeMs;

const areTypesFresh = (): boolean =>
  existsSync(types) && globSync(inputs).every((path) => path === join(types) || modified(path) <= modified(types));

/**
 * Throws if the path of the project contains a character that Vite, Astro and typesafe-i18n take for part of a URL. They
 * would fail later, with files that they cannot find.
 */
export const requireUsableFolder = (folder = process.cwd()): void => {
  const [character] = /[#%?]/.exec(folder) ?? [];
  if (character !== undefined)
    throw new CliError(
      `The site cannot be built in ${folder}: Vite and Astro do not support "${character}" in a path. ` +
        'Move the project to a folder without #, % and ?.',
    );
};

/**
 * Generates `src/i18n/i18n-types.ts` from the dictionaries unless it is newer than all of them. The file is not in git:
 * `npm ci` calls this through the `prepare` script, and check, test, dev and build call it again. Throws if the
 * generator fails or the folder's path is unusable.
 */
export const refreshWordTypes = (): void => {
  requireUsableFolder();
  if (areTypesFresh()) return;
  if (!existsSync(types)) {
    writeFileSync(types, stub);
    // An interrupted run leaves a file that counts as outdated.
    utimesSync(types, 0, 0);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [generator, '--no-watch'], { encoding: 'utf8' });
  // The generator exits with 0 after errors too, and has then written types without texts.
  if (status !== 0 || `${stdout}${stderr}`.includes('[typesafe-i18n] ERROR')) {
    rmSync(types, { force: true });
    throw new Error(`typesafe-i18n could not generate ${types}:\n${stdout}${stderr}`);
  }
  // The generator does not touch a file whose content would not change.
  const now = new Date();
  utimesSync(types, now, now);
};

if (import.meta.main) await runProgram(async () => refreshWordTypes());
