import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFiles } from '#sim/art/sources/fonts.ts';
import { emojiSet, glyphSet } from '#sim/art/sources/icons.ts';
import { consoleIcons } from '#sim/console/icons.ts';
import { explorerFiles } from '#sim/openapi/serve.ts';

/** A dependency of which some files are copied to `node_modules`, where the code looks for them. */
interface Carried {
  readonly name: string;
  readonly files: readonly string[];
  /** Files with reduced content. */
  readonly made?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
}

const find = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(find.resolve(`${name}/package.json`));

/** Returns every word in the drawing code and the catalogue that could name an icon. */
export const iconWords = (): ReadonlySet<string> =>
  new Set(
    globSync('{mock-server/art,mock-server/features/games/catalogue}/**/*.ts').flatMap(
      (file) => readFileSync(file, 'utf8').match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [],
    ),
  );

type Bodies = Readonly<Record<string, { readonly body: string }>>;

/** Returns icons in the format of the icon sets, which are read one icon at a time. */
const asSet = (prefix: string, icons: Bodies): string => `${JSON.stringify({ prefix, icons }, null, '\t')}\n`;

/** Returns the used icons of a set: a few hundred kilobytes of a hundred megabytes. */
const drawn = (prefix: string, set: typeof emojiSet, named: ReadonlySet<string>): Carried => {
  const icons = [...named].sort().flatMap((name) => (set.has(name) ? [[name, { body: set.body(name) }] as const] : []));
  return {
    name: `@iconify-json/${prefix}`,
    files: [],
    made: { 'icons.json': asSet(prefix, Object.fromEntries(icons)) },
  };
};

const ofConsole = (): Carried => {
  const { icons } = find('@iconify-json/ph/icons.json') as { icons: Bodies };
  const used = Object.values(consoleIcons).flatMap((name) => (icons[name] ? [[name, icons[name]] as const] : []));
  return { name: '@iconify-json/ph', files: [], made: { 'icons.json': asSet('ph', Object.fromEntries(used)) } };
};

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const fonts = (): Carried[] =>
  [...new Set(fontFiles.map(packageOf))].map((name) => ({
    name,
    files: fontFiles.filter((file) => packageOf(file) === name).map((file) => file.slice(name.length + 1)),
  }));

const all = (): Carried[] => {
  const named = iconWords();
  return [
    drawn('fluent-emoji', emojiSet, named),
    drawn('game-icons', glyphSet, named),
    ofConsole(),
    ...fonts(),
    { name: 'swagger-ui-dist', files: explorerFiles },
  ];
};

const licenceNames = '{LICENSE,LICENCE,NOTICE}*';

/** Copies the files into the package's `node_modules`. Returns the dependencies with versions. */
export const carryFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    all().map(({ name, files, made: written = {} }) => {
      const [from, to] = [folderOf(name), join(folder, 'node_modules', name)];
      const { version, license } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
      mkdirSync(to, { recursive: true });
      for (const file of [...files, ...globSync(licenceNames, { cwd: from })]) cpSync(join(from, file), join(to, file));
      for (const [file, text] of Object.entries(written)) writeFileSync(join(to, file), text);
      writeFileSync(join(to, 'package.json'), JSON.stringify({ name, version, license }));
      return [name, version];
    }),
  );
