import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Which floor may import which: the first word of each line is the floor, the rest what it may import besides
 * itself. `:type` allows types only. A floor is a folder of `src`, or of `mock-server` (written `mock-server/engine`).
 * A floor that is named without its inner one (`mock-server`) stands for all of its floors.
 */
const floors = `
  pages         layouts islands page-scripts frame components content i18n domain brand styles api contract:type
  layouts       islands page-scripts frame components stores domain i18n browser styles brand
  frame         components ui stores api domain contract i18n browser styles brand
  islands       widgets ui styles stores api domain i18n browser brand contract
  page-scripts  ui styles stores api domain i18n browser brand contract:type
  widgets       ui styles stores api domain i18n browser brand contract:type
  components    domain i18n styles brand contract:type
  stores        api domain browser contract brand
  ui            styles domain
  api           contract browser
  browser       contract
  domain        contract
  contract
  content       contract:type
  i18n          browser contract:type
  brand         styles
  art
  worker        contract browser
  styles
  tests         *
  deploy        mock-server contract
  scripts       art brand contract domain i18n content mock-server deploy

  mock-server/engine
  mock-server/catalogue
  mock-server/rules      engine catalogue
  mock-server/seed       rules engine catalogue
  mock-server/wiring     outgoing seed rules engine catalogue
  mock-server/matching   rules engine
  mock-server/faults     matching rules engine
  mock-server/overrides  matching rules engine
  mock-server/outgoing   matching rules engine
  mock-server/scenarios  overrides faults wiring seed rules engine catalogue
  mock-server/pipeline   outgoing overrides matching scenarios faults wiring rules engine
  mock-server/endpoints  pipeline rules engine catalogue
  mock-server/games      pipeline rules engine catalogue
  mock-server/pay        pipeline rules engine
  mock-server/cdn        pipeline rules engine catalogue
  mock-server/admin      pipeline outgoing overrides matching scenarios faults wiring seed rules engine catalogue
  mock-server/openapi    admin pipeline outgoing overrides matching faults rules engine
  mock-server/console    admin openapi outgoing matching rules engine scenarios
  mock-server/site       pipeline rules engine
  mock-server/app        admin console site openapi endpoints games pay cdn pipeline outgoing overrides matching scenarios faults wiring seed rules engine catalogue
  mock-server/main       start
  mock-server/client     start site seed matching rules
  mock-server/start      app admin console site openapi endpoints pipeline outgoing overrides matching scenarios faults wiring seed rules engine catalogue
`;

/** What every floor of the simulator may import of the site. */
const sharedWithSimulator = 'contract domain art i18n content brand styles'.split(' ');

/** Libraries that stand behind one wrapper each, and the start of that wrapper's path. */
const wrapped: Record<string, string> = {
  ky: 'src/api/repeat.ts',
  swiper: 'src/islands/site/home/carousel',
  'd3-array': 'src/ui/Bars',
  'typesafe-i18n': 'src/i18n/',
  'node:sqlite': 'mock-server/engine/store.ts',
};

/** Files that stand on no floor: they lie beside the floors, for all of them. */
const freeFiles = new Set(['src/env.d.ts']);

const vagueNames = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/;

const allowed = new Map(
  floors
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([floor = '', ...others]) => {
      const [top] = floor.split('/');
      const inner =
        top === 'mock-server' ? [...others.map((other) => `${top}/${other}`), ...sharedWithSimulator] : others;
      return [floor, new Set([floor, ...inner])] as const;
    }),
);

/** The floor that a file stands on; `app.ts` and `main.ts` are floors of one file. */
const floorOf = (file: string): string => {
  const [top = '', next = '', ...rest] = file.split('/');
  if (top === 'mock-server') return `${top}/${rest.length > 0 ? next : next.replace('.ts', '')}`;
  return top === 'src' ? next : top;
};

/** Rooms of one domain each, which know nothing of each other. */
const featureOf = (file: string): string | undefined => /^src\/((?:islands|page-scripts)\/[^/]+)/.exec(file)?.[1];

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const statement =
  /(?<=^|[;>]\s*)(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]+?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|@import\s+(?:url\()?['"]([^'"]+)['"]/gm;

/** Every import of a source text, those of `.astro` frontmatter and scripts included. */
const importsOf = (source: string): Import[] =>
  [...source.matchAll(statement)].map(([, type, from, lazy, style]) => ({
    from: (from ?? lazy ?? style ?? '').replace(/\?.*$/, ''),
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
  if (!may) return freeFiles.has(file) ? undefined : `${here} is no floor of scripts/floors.ts`;
  const [own, other] = [featureOf(file), featureOf(target)];
  if (own && other && own !== other) return `${own} may not import ${other}`;
  const [building = ''] = there.split('/');
  if (may.has('*') || may.has(there) || may.has(building)) return undefined;
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
  const files = globSync('{src,mock-server,tests,scripts,deploy}/**/*.{ts,tsx,astro,js,mjs,css}');
  const found = files.flatMap((file) => breaches(file, readFileSync(file, 'utf8')));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
