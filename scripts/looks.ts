import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '#brands/current.ts';
import type { Locale } from '#i18n/locale.ts';
import { languages } from '#markets/current.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { buildSite } from './build.ts';
import { compareScreens } from './looks/compare.ts';
import { screens } from './looks/screens.ts';
import { type Picture, type PictureSet, takePictures } from './looks/take.ts';

const usage = `Usage: npm run test:looks [-- options] [screen …]

Compares ${screens.length} screens of the default brand with the pictures in tests/looks.
  --update        store the new pictures
  --take FOLDER   only store pictures of BRAND, with its art, in all languages at 390 and 320 px`;

const stored = 'tests/looks';
const results = 'test-results/looks';
/** Size of all stored pictures. */
const maxStoredBytes = 8 * 1024 * 1024;

const fileOf = ({ locale, width, name }: PictureSet & { readonly name: string }): string =>
  join(`${locale}-${width}`, `${name}.png`);

const keep = (folder: string, pictures: readonly Picture[]): void => {
  for (const picture of pictures) {
    const file = join(folder, fileOf(picture));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture.body);
  }
};

/** All languages at 390 px, and the default one at 320 px. */
const testedSets = (): PictureSet[] => {
  const locales = languages.map(({ id }) => id as Locale);
  return [...locales.map((locale) => ({ locale, width: 390 })), { locale: locales[0] ?? 'en', width: 320 }];
};

const update = (pictures: readonly Picture[], isPartial: boolean): void => {
  if (!isPartial) rmSync(stored, { recursive: true, force: true });
  keep(stored, pictures);
  const bytes = globSync(`${stored}/**/*.png`).reduce((sum, file) => sum + statSync(file).size, 0);
  process.stdout.write(`Stored ${pictures.length} pictures; all have ${Math.round(bytes / 1024)} KB.\n`);
  if (bytes > maxStoredBytes) throw new CliError(`The pictures in ${stored} exceed ${maxStoredBytes} bytes.`);
};

const compare = async (pictures: readonly Picture[]): Promise<void> => {
  rmSync(results, { recursive: true, force: true });
  let changed = 0;
  for (const picture of pictures) {
    const file = fileOf(picture);
    const known = globSync(join(stored, file))[0];
    const difference = known ? await compareScreens(readFileSync(known), picture.body) : undefined;
    if (difference === null) continue;
    changed += 1;
    const shown = join(results, file.replace(/[\\/]/, '-'));
    mkdirSync(results, { recursive: true });
    writeFileSync(shown, difference?.picture ?? picture.body);
    process.stderr.write(difference ? `${shown}: ${difference.pixels} pixels differ\n` : `${shown}: new screen\n`);
  }
  process.stdout.write(`${pictures.length - changed} screens look as before, ${changed} do not.\n`);
  if (changed === 0) return;
  process.stderr.write(
    'Old, new and differences stand side by side. Accept them with `npm run test:looks -- --update`.\n',
  );
  process.exitCode = 1;
};

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { update: { type: 'boolean' }, take: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const unknown = positionals.find((name) => !screens.some((it) => it.name === name));
  if (unknown) throw new CliError(`There is no screen "${unknown}". See scripts/looks/screens.ts.`);
  const only = positionals.length > 0 ? { only: positionals } : {};
  const site = await buildSite(brand.id);
  if (values.take !== undefined) {
    const sets = languages.flatMap(({ id }) => [390, 320].map((width) => ({ locale: id as Locale, width })));
    const folder = values.take;
    await takePictures({
      site,
      sets,
      flatArt: false,
      ...only,
      onTaken: (picture) => keep(folder, [picture]),
      onFailed: (reason) => void process.stderr.write(`Left out: ${reason}.\n`),
    });
    return;
  }
  const pictures = await takePictures({ site, sets: testedSets(), flatArt: true, ...only });
  if (values.update) update(pictures, positionals.length > 0);
  else await compare(pictures);
};

if (import.meta.main) await runProgram(run);
