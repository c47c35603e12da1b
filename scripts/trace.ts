import { globSync, readFileSync } from 'node:fs';

/**
 * Lists which test covers which requirement: a test names requirements with a tag (`{ tag: '@R073' }`, or `@R073` in
 * its title). `npm run trace` lists uncovered ones; with `--ids` it fails on unknown ids in the source.
 */
interface Requirement {
  readonly id: string;
  readonly area: string;
}

const document = 'docs/requirements.md';

/** Returns requirements (R), decisions (A) and extensions (X), each with its heading. */
export const readRequirements = (text: string): Requirement[] => {
  let area = '';
  return text.split('\n').flatMap((line) => {
    const heading = /^#+ (.+)/.exec(line)?.[1];
    if (heading) area = heading;
    const id = /^- ([RAX]\d{2,3}) /.exec(line)?.[1];
    return id ? [{ id, area }] : [];
  });
};

/**
 * Returns the ids in a source text, with ranges such as `R268–R275` expanded to their ends; in code they are in
 * comments, titles and tags.
 */
const idsIn = (source: string): string[] => source.match(/(?<![\w#$&])(?:R\d{3}|[AX]\d{2})(?!\w)/g) ?? [];

/** Returns ids of no requirement, with the file that contains them. */
export const unknownIds = (known: ReadonlySet<string>, file: string, source: string): string[] => [
  ...new Set(
    idsIn(source)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} is not a requirement of ${document}`),
  ),
];

const sources = '{src,mock-server,tests,scripts}/**/*.{ts,tsx,astro,css,js}';

const failOnUnknown = (known: ReadonlySet<string>): void => {
  // Drawings contain path data that looks like ids, and the test of this script contains unknown ids.
  const files = globSync(sources).filter((file) => !/^src\/art\/|unit\/site\/trace\.test/.test(file));
  const found = files.flatMap((file) => unknownIds(known, file, readFileSync(file, 'utf8')));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
};

const listUnnamed = (requirements: readonly Requirement[]): void => {
  const tests = globSync('tests/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const named = new Set(tests.flatMap((text) => text.match(/(?<=@)[RX]\d{2,3}\b/g) ?? []));
  const testable = requirements.filter(({ id }) => !id.startsWith('A'));
  for (const area of new Set(testable.map((it) => it.area))) {
    const own = testable.filter((it) => it.area === area);
    const missing = own.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    process.stdout.write(`${String(own.length - missing.length).padStart(3)} of ${own.length}  ${area}\n`);
    if (missing.length > 0) process.stdout.write(`           no test names ${missing.join(' ')}\n`);
  }
  const all = testable.filter(({ id }) => named.has(id)).length;
  process.stdout.write(`${all} of ${testable.length} requirements are named by a test\n`);
};

if (import.meta.main) {
  const requirements = readRequirements(readFileSync(document, 'utf8'));
  if (process.argv.includes('--ids')) failOnUnknown(new Set(requirements.map(({ id }) => id)));
  else listUnnamed(requirements);
}
