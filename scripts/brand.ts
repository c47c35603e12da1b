import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brandIds } from '#brands/read.ts';
import { DataError } from '#markets/data-file.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { createBrand, drawBrand } from './brand/new.ts';
import { brandProblems, isReadable, problemLine } from './brand/problems.ts';
import { writeSheet } from './brand/sheet.ts';
import { brandName } from './brand-name.ts';
import { runScript } from './run-script.ts';

const usage = `Usage: npm run brand -- new <id> [options]   write the folder of a new brand
       npm run brand -- draw <id>            draw its logo and mark again
       npm run brand -- check [<id>]         list all mistakes of a brand, or of all brands
       npm run brand -- sheet <id> [--beside <id>]   picture all its screens beside those of another brand

Options of new; what is missing is asked for:
  --name TEXT        name that players see
  --market ID        folder of src/markets
  --languages LIST   languages of the market, the default first: en,fil
  --scheme NAME      dark or light
  --page COLOUR      background of the page, such as "#0b1220"
  --accent COLOUR    buttons, what is selected, and money
  --live COLOUR      live games and charts
  --lettering NAME   typeface of the logo
  --logo FILE        own logo as SVG; drawn without it
  --start            build and serve the brand`;

const options = {
  name: { type: 'string' },
  market: { type: 'string' },
  languages: { type: 'string' },
  scheme: { type: 'string' },
  page: { type: 'string' },
  accent: { type: 'string' },
  live: { type: 'string' },
  lettering: { type: 'string' },
  logo: { type: 'string' },
  beside: { type: 'string' },
  start: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Prints all mistakes of brands and returns whether there are none. */
const check = async (ids: readonly string[]): Promise<boolean> => {
  const found = (await Promise.all(ids.map((id) => brandProblems(id)))).flat();
  // Brands of one market share the problems of its terms.
  const lines = [...new Set(found.map(problemLine))];
  for (const line of lines) process.stderr.write(`${line}\n`);
  const brands = ids.length === 1 ? `The brand ${ids[0]} is` : `${ids.length} brands are`;
  const isUnread = ids.some((id) => !isReadable(id));
  const more = isUnread ? ' A brand.yaml with such mistakes is checked further once they are corrected.' : '';
  process.stdout.write(lines.length > 0 ? `${lines.length} to correct.${more}\n` : `${brands} complete.\n`);
  return lines.length === 0;
};

const create = async (id: string | undefined, values: ReturnType<typeof read>['values']): Promise<void> => {
  if (!id) throw new CliError(usage);
  process.stdout.write(`Wrote ${relative('.', await createBrand(id, values))}.\n`);
  if (!(await check([id]))) process.exitCode = 1;
  else if (values.start) {
    // Modules of this process have read the default brand.
    process.exitCode = await runScript(join(import.meta.dirname, 'start.ts'), ['--brand', id]);
  } else process.stdout.write(`Preview it with \`npm start -- --brand ${id}\`.\n`);
};

const read = () => parseArgs({ options, allowPositionals: true });

const run = async (): Promise<void> => {
  const { values, positionals } = read();
  const [command, id] = positionals;
  if (values.help) process.stdout.write(`${usage}\n`);
  else if (command === 'new') await create(id, values);
  else if (command === 'draw') drawBrand(brandName(id ?? ''));
  else if (command === 'check') {
    if (!(await check(id ? [brandName(id)] : brandIds()))) process.exitCode = 1;
  } else if (command === 'sheet') {
    const folder = await writeSheet(brandName(id ?? ''), values.beside);
    process.stdout.write(`Open ${join(folder, 'index.html')}; ${join(folder, 'sheet.webp')} is an overview.\n`);
  } else throw new CliError(usage);
};

if (import.meta.main) await runProgram(run, (error) => (error instanceof DataError ? error.message : undefined));
