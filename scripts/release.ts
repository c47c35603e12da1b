import { execFileSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { productVersion } from '#sim/product.ts';
import { brandName } from './brand-name.ts';
import { startFromArchive } from './release/check.ts';
import { runScript } from './run-script.ts';

const usage = `Usage: npm run release -- [BRAND …] [options]

  BRAND            brands to pack into one archive, each in a folder of its own (${brandName()})
  --out FOLDER     output folder (dist/release)
  --no-pictures    ship no rendered pictures; saves minutes and 30 MB
  --no-archive     create the folders only
  --help           show this help
`;

/** Packs the folders of a release into an archive next to them. Returns the archive's path. */
export const packRelease = (folders: readonly string[]): string => {
  const names = folders.map((folder) => basename(folder));
  const top = dirname(folders[0] ?? '');
  const archive = join(top, `${names.join('-')}-${productVersion}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', top, ...names]);
  return archive;
};

const release = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowNegative: true,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist/release' },
      pictures: { type: 'boolean', default: true },
      archive: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const brands = positionals.length > 0 ? [...new Set(positionals.map((it) => brandName(it)))] : [brandName()];
  const folders = brands.map((brand) => join(values.out, brand));
  const pictures = values.pictures ? 'pictures' : 'no-pictures';
  // A process for each, because modules read the brand when they are loaded.
  for (const [index, brand] of brands.entries()) {
    const args = [folders[index] ?? '', pictures, ...brands];
    const code = await runScript(join(import.meta.dirname, 'release/make.ts'), args, { BRAND: brand });
    if (code !== 0) process.exit(code);
  }
  if (!values.archive) return void process.stdout.write(`Made ${folders.join(', ')}\n`);
  const archive = packRelease(folders);
  for (const brand of brands) {
    const { health, home, token, within } = await startFromArchive(resolve(archive), brand);
    if (health !== 200 || home !== 200 || token === '')
      throw new CliError(`${brand} starts, but health says ${health}, home ${home}, login ${token ? 'yes' : 'no'}.`);
    process.stdout.write(`${brand} starts from an empty folder in ${within} ms\n`);
  }
  process.stdout.write(`Made ${archive}\n`);
};

if (import.meta.main) await runProgram(release);
