import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, runProgram } from '#sim/cli-error.ts';

const usage = `Usage: npm run words                write the types and the index of all texts
       npm run words -- report      print how complete each language is, and the keys of missing texts
       npm run words -- export --language ID [--format xliff|csv] [--missing] [--out FILE]
       npm run words -- import FILE --language ID
`;

const root = 'src/i18n';
const base = 'en';
const types = 'src/i18n/i18n-types.ts';
const index = 'src/i18n/dictionaries.ts';
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

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns the namespaces of a language. Throws if English has no namespace of that name. */
const namespacesOf = (language: string): string[] => {
  const names = foldersOf(join(root, language));
  const unknown = names.find((name) => !existsSync(join(root, base, name)));
  if (unknown !== undefined)
    throw new CliError(
      `${root}/${language}/${unknown} has no texts in English. Name it like a folder of ${root}/${base}.`,
    );
  return names;
};

/** Writes the index of all dictionaries: each folder is a language, whose missing texts are in English. */
const writeIndex = (): void => {
  const languages = foldersOf(root).map((id) => ({ id, namespaces: namespacesOf(id) }));
  const nameOf = (id: string, namespace: string) =>
    id.replaceAll('-', '') + namespace.charAt(0).toUpperCase() + namespace.slice(1);
  const textsOf = (id: string, namespaces: readonly string[]) =>
    `{ ${namespaces.map((name) => `${name}: ${nameOf(id, name)}`).join(', ')} }`;
  const others = languages.filter(({ id }) => id !== base);
  const source = `// Written by \`npm run words\`; do not edit.
import { complete } from './complete.ts';
${languages.flatMap(({ id, namespaces }) => namespaces.map((name) => `import ${nameOf(id, name)} from './${id}/${name}/index.ts';\n`)).join('')}\
import type { Translations } from './i18n-types.ts';

/** A folder of texts. */
export type Locale = ${languages.map(({ id }) => `'${id}'`).join(' | ')};

const en: Translations = ${textsOf(base, namespacesOf(base))};

/** All texts of all languages. Only for servers and the build: a page contains just its own namespaces. */
export const dictionaries: Readonly<Record<Locale, Translations>> = {
  en,
${others.map(({ id, namespaces }) => `  '${id}': /* @__PURE__ */ complete(en, ${textsOf(id, namespaces)}),\n`).join('')}};
`;
  if (!existsSync(index) || readFileSync(index, 'utf8') !== source) writeFileSync(index, source);
};

/** Returns the keys of all texts of a language, with their namespaces. */
const keysOf = async (language: string): Promise<string[]> => {
  const keysIn = (words: object, path: string): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [`${path}.${key}`] : keysIn(value, `${path}.${key}`),
    );
  const found = namespacesOf(language).map(async (name) => {
    const file = pathToFileURL(resolve(root, language, name, 'index.ts')).href;
    return keysIn(((await import(file)) as { default: object }).default, name);
  });
  return (await Promise.all(found)).flat();
};

interface Completeness {
  readonly id: string;
  /** Keys without a text of the language. */
  readonly missing: readonly string[];
  /** Rounded down, so that 100 means that nothing is missing. */
  readonly percent: number;
}

/** Returns how complete each language is, English first. */
export const completeness = async (): Promise<Completeness[]> => {
  const wanted = await keysOf(base);
  const others = foldersOf(root).filter((id) => id !== base);
  return Promise.all(
    [base, ...others].map(async (id) => {
      const own = new Set(await keysOf(id));
      const missing = wanted.filter((key) => !own.has(key));
      return { id, missing, percent: Math.floor((1 - missing.length / wanted.length) * 100) };
    }),
  );
};

const report = async (): Promise<void> => {
  for (const { id, missing, percent } of await completeness()) {
    process.stdout.write(`${id}: ${percent} %${missing.length > 0 ? `, ${missing.length} texts missing` : ''}\n`);
    for (const key of missing) process.stdout.write(`  ${key}\n`);
  }
  const [{ brandName }, { missingTexts }] = await Promise.all([
    import('./brand-name.ts'),
    import('#content/missing-texts.ts'),
  ]);
  for (const { locale, entries } of missingTexts()) {
    process.stdout.write(`Content of ${brandName()} in ${locale}: ${entries.length} texts missing\n`);
    for (const entry of entries) process.stdout.write(`  ${entry}\n`);
  }
};

/**
 * Generates `src/i18n/i18n-types.ts` from the dictionaries unless it is newer than all of them, and their index. The types are
 * not in git: `npm ci` calls this through the `prepare` script, and check, test, dev and build call it again. Throws if the
 * generator fails or the folder's path is unusable.
 */
export const refreshWordTypes = (): void => {
  requireUsableFolder();
  writeIndex();
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

if (import.meta.main)
  await runProgram(async () => {
    const [command = '', ...rest] = process.argv.slice(2);
    if (command === '--help') {
      process.stdout.write(usage);
      return;
    }
    if (!['', 'report', 'export', 'import'].includes(command))
      throw new CliError(`There is no command "${command}".\n${usage}`);
    if (command === 'export' || command === 'import')
      await (await import('./words/exchange.ts')).exchange([command, ...rest]);
    refreshWordTypes();
    if (command === 'report') await report();
  });
