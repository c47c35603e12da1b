import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Which floor of `src` may import which: the first word of each line is the floor, the rest what
 * it may import besides itself. `:type` allows types only. `islands` are apart: one feature never
 * imports another's.
 */
const floors = `
  pages        layouts islands frame components content i18n domain brand styles api contract:type
  layouts      islands frame components stores domain i18n browser styles brand
  frame        components ui stores api domain contract i18n browser styles brand
  islands      ui styles stores api domain i18n browser brand contract:type
  components   domain i18n styles brand contract:type
  stores       api domain browser contract brand
  ui           styles
  api          contract browser
  browser
  domain       contract
  contract
  content      contract:type
  i18n         browser contract:type
  brand        styles
  art
  worker       contract browser
  styles
  mock-server  contract domain art i18n content brand styles
  tests        *
  scripts      art brand contract domain i18n content mock-server
`;

/** Libraries that stand behind one wrapper each, and the start of that wrapper's path. */
const wrapped: Record<string, string> = {
  ky: 'src/api/client.ts',
  swiper: 'src/ui/Carousel',
  'typesafe-i18n': 'src/i18n/',
  'node:sqlite': 'mock-server/world/store.ts',
};

const vagueNames = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/;

const allowed = new Map(
  floors
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([floor = '', ...others]) => [floor, new Set([floor, ...others])] as const),
);

const floorOf = (file: string): string => {
  const [top = '', next = ''] = file.split('/');
  return top === 'src' ? next : top;
};

const featureOf = (file: string): string | undefined => /^src\/islands\/([^/]+)/.exec(file)?.[1];

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const statement =
  /(?<=^|[;>]\s*)(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]+?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Every import of a source text, those of `.astro` frontmatter and scripts included. */
const importsOf = (source: string): Import[] =>
  [...source.matchAll(statement)].map(([, type, from, lazy]) => ({
    from: (from ?? lazy ?? '').replace(/\?.*$/, ''),
    typeOnly: Boolean(type),
  }));

const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const complaint = (file: string, { from, typeOnly }: Import): string | undefined => {
  if (!from.startsWith('.')) {
    const home = wrapped[packageOf(from)];
    const barred = home && !file.startsWith(home) && !file.startsWith('tests/');
    return barred ? `only ${home} may import it` : undefined;
  }
  const target = join(dirname(file), from);
  if (target.startsWith('tests/') && !file.startsWith('tests/')) return 'nothing imports tests';
  const [here, there] = [floorOf(file), floorOf(target)];
  const may = allowed.get(here);
  if (!may) return undefined;
  const [own, other] = [featureOf(file), featureOf(target)];
  if (own && other && own !== other) return `the island ${own} may not import the island ${other}`;
  if (may.has('*') || may.has(there)) return undefined;
  if (may.has(`${there}:type`)) return typeOnly ? undefined : `${here} may import only types of ${there}`;
  return `${here} may not import ${there}`;
};

/** What breaks the floors in one file, one sentence each; `file` is relative to the project. */
export const breaches = (file: string, source: string): string[] => [
  ...(vagueNames.test(file) ? [`${file}: a name like utils, helpers, common or misc says nothing`] : []),
  ...importsOf(source).flatMap((found) => {
    const reason = complaint(file, found);
    return reason ? [`${file}: imports ${found.from}, but ${reason}`] : [];
  }),
];

if (import.meta.main) {
  const files = globSync('{src,mock-server,tests,scripts}/**/*.{ts,tsx,astro,js,mjs}');
  const found = files.flatMap((file) => breaches(file, readFileSync(file, 'utf8')));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
