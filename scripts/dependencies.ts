import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/**
 * Allowed imports between layers: the first word of each line is a layer, the rest are the layers that it may import
 * besides itself. A layer is the longest matching prefix of a file's path; `*` stands for one folder. `name:type`
 * allows only types. Files without a layer are refused, so a new top-level folder needs a line here.
 */
const layers = `
  src/pages                     src/shell src/features/*/components src/features/*/scripts src/features/*/api src/features/*/model src/features/shared src/ui src/lib src/routes.ts src/paths.ts src/contract src/i18n src/content src/brands src/markets
  src/shell                     src/features/*/components src/features/*/scripts src/features/*/actions src/features/*/state src/features/*/api src/features/*/model src/features/shared src/ui src/lib src/routes.ts src/paths.ts src/contract src/i18n src/brands src/markets
  src/features/*/components     src/features/shared src/features/*/actions src/features/*/state src/features/*/api src/features/*/model src/ui src/lib src/routes.ts src/paths.ts src/contract src/i18n src/brands src/markets src/content:type
  src/features/*/scripts        src/features/shared src/features/*/components src/features/*/actions src/features/*/state src/features/*/api src/features/*/model src/ui src/lib src/routes.ts src/paths.ts src/contract src/i18n src/brands src/markets
  src/features/shared           src/features/*/actions src/features/*/state src/features/*/model src/ui src/lib src/paths.ts src/contract src/i18n src/brands src/markets
  src/features/*/actions        src/features/*/state src/features/*/api src/features/*/model src/lib src/routes.ts src/paths.ts src/contract src/brands src/markets
  src/features/*/state          src/features/*/api src/features/*/model src/lib src/routes.ts src/paths.ts src/contract src/brands src/markets
  src/features/*/api            src/features/*/model src/lib src/contract src/markets
  src/features/*/model          src/lib src/routes.ts src/paths.ts src/contract src/markets
  src/ui                        src/lib src/brands src/markets
  src/lib                       src/routes.ts src/paths.ts src/contract src/brands src/markets
  src/routes.ts                 src/paths.ts src/contract:type
  src/paths.ts
  src/env.d.ts                  src/brands src/i18n
  src/middleware.ts             src/i18n
  src/worker                    src/lib src/paths.ts src/contract src/brands src/markets
  src/i18n                      src/lib src/contract:type src/markets
  src/content                   src/contract src/lib/money src/lib/dates src/brands src/markets
  src/brands                    src/markets
  src/markets                   src/brands src/content/yaml-file.ts src/lib/dates/units.ts
  src/contract                  src/markets

  mock-server/main.ts           mock-server/start
  mock-server/app.ts            mock-server/optional/teams mock-server/optional/mcp mock-server/optional/processes:type mock-server/admin mock-server/console mock-server/site mock-server/openapi mock-server/games mock-server/pay mock-server/cdn mock-server/http mock-server/features mock-server/core mock-server/product.ts
  mock-server/make-worlds.ts    mock-server/http mock-server/features mock-server/core
  mock-server/open-worlds.ts    mock-server/make-worlds.ts mock-server/optional/teams mock-server/core
  mock-server/standalone        mock-server/make-worlds.ts mock-server/games mock-server/pay mock-server/site mock-server/http mock-server/features mock-server/core mock-server/product.ts
  mock-server/client            mock-server/admin:type mock-server/start mock-server/site mock-server/http mock-server/features mock-server/core mock-server/open-worlds.ts
  mock-server/optional/processes  mock-server/optional/teams mock-server/make-worlds.ts mock-server/open-worlds.ts mock-server/http mock-server/core
  mock-server/optional/teams    mock-server/http mock-server/core mock-server/cli-error.ts
  mock-server/optional/mcp      mock-server/openapi mock-server/admin mock-server/product.ts
  mock-server/optional/verify   mock-server/core/matching/pattern.ts mock-server/product.ts mock-server/cli-error.ts
  mock-server/start             mock-server/optional mock-server/cli-error.ts mock-server/app.ts mock-server/open-worlds.ts mock-server/admin mock-server/console mock-server/site mock-server/openapi mock-server/http mock-server/features mock-server/core mock-server/product.ts
  mock-server/console           mock-server/optional/teams:type mock-server/admin mock-server/openapi mock-server/http mock-server/features mock-server/core mock-server/product.ts mock-server/built-files.ts src/ui/tokens.css src/ui/styles
  mock-server/openapi           mock-server/optional/teams mock-server/admin mock-server/http mock-server/features mock-server/core
  mock-server/admin             mock-server/optional/teams mock-server/optional/processes:type mock-server/http mock-server/features mock-server/core
  mock-server/site              mock-server/http mock-server/features mock-server/core mock-server/cli-error.ts
  mock-server/games             mock-server/http mock-server/features mock-server/core mock-server/product.ts mock-server/built-files.ts src/ui/tokens.css
  mock-server/pay               mock-server/http mock-server/features mock-server/core mock-server/product.ts
  mock-server/cdn               mock-server/http mock-server/features mock-server/core mock-server/product.ts
  mock-server/http              mock-server/features mock-server/core
  mock-server/features          mock-server/core mock-server/product.ts
  mock-server/core
  mock-server/art               mock-server/core/seeded-random.ts
  mock-server/product.ts
  mock-server/cli-error.ts
  mock-server/built-files.ts    mock-server/product.ts

  deploy                        mock-server src/contract src/paths.ts src/routes.ts
  scripts                       mock-server deploy mock-server/art src/brands src/markets src/contract src/lib src/features/*/model src/routes.ts src/paths.ts src/i18n src/content src/shell/start
  tests                         *
`;

/** Parts of the site that every part of the simulator may import. */
const sharedWithSimulator =
  'src/contract src/routes.ts src/paths.ts src/features/*/model src/lib/money src/lib/dates src/lib/images.ts src/lib/links.ts src/lib/pictures src/lib/storage/keys.ts src/lib/supported-browsers.ts mock-server/art src/i18n src/content src/brands src/markets'.split(
    ' ',
  );

/** Libraries used through wrappers, with the prefixes of the wrappers' paths. */
const wrapped: Record<string, string | readonly string[]> = {
  ky: 'src/lib/http/http-client.ts',
  swiper: 'src/features/home/scripts/create-swiper',
  'd3-array': 'src/ui/Bars',
  'typesafe-i18n': 'src/i18n/',
  'node:sqlite': ['mock-server/core/store/sqlite', 'mock-server/optional/teams/sqlite'],
  pg: 'mock-server/optional/processes/postgres/database.ts',
};

/**
 * Allowed imports of actions, state and models between features of the site. The graph has no cycle; `home` composes all others
 * and nothing imports it.
 */
const featureImports = `
  site
  content   site
  service   site
  account   content site service
  safety    account service site
  messages  account content site
  games     account safety content site cashier
  cashier   account safety site
  lottery   account cashier games site
  records   account cashier lottery site
  rewards   account cashier records site
  agent     account cashier content messages records site
  home      site content service account safety messages games cashier lottery records rewards agent
`;

/**
 * Order of the simulator's features: rules import only rules of features before their own. Endpoints, scenarios and seeds, which
 * no rule imports, may use the rules of all.
 */
const simulatorOrder =
  'site content messages account games cashier lottery records service safety rewards agent home'.split(' ');

/** Rules that import rules of later features. Remove entries, do not add any. */
const upwardImports = `
  account/rules/registration-check.ts   safety/rules/closures-of-person.ts
  account/rules/set-password.ts         safety/rules/login-tickets.ts safety/rules/two-steps.ts
  games/rules/rounds.ts                 cashier/rules/bonus-bet-limit.ts cashier/rules/bonus-money.ts
  cashier/rules/confirm-deposit.ts      safety/rules/close-account.ts
  cashier/rules/deposit-order.ts        safety/rules/limits.ts
  cashier/rules/deposit-promotions.ts   safety/rules/persons.ts safety/rules/possible-persons.ts
  safety/rules/close-account.ts         rewards/rules/rewards.ts
`;

const vagueNames = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/;

const parse = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...allowed]) => [name, allowed] as const),
  );

const rules = parse(layers);
const siteFeatures = parse(featureImports);
const upward = parse(upwardImports);

const matches = (layer: string, file: string): boolean => {
  const parts = layer.split('/');
  const path = file.split('/');
  return parts.length <= path.length && parts.every((part, index) => part === '*' || part === path[index]);
};

/** Returns the layer of a file: the longest match, names before `*`. */
const layerOf = (file: string): string | undefined =>
  [...rules.keys()]
    .filter((layer) => matches(layer, file))
    .sort((a, b) => b.split('/').length - a.split('/').length || a.split('*').length - b.split('*').length)[0];

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const statement =
  /(?<=^|[;>]\s*)(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]+?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|@import\s+(?:url\()?['"]([^'"]+)['"]/gm;

/** Returns every import of a source text, including `.astro` frontmatter and scripts. */
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

interface Feature {
  readonly tree: 'src' | 'mock-server';
  readonly name: string;
  /** `components`, `state`, …; empty in the simulator's shared files. */
  readonly role: string;
}

const featureOf = (file: string): Feature | undefined => {
  const [, tree, name = '', role = ''] = /^(src|mock-server)\/features\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  return tree && name !== 'shared' ? { tree: tree as Feature['tree'], name, role } : undefined;
};

const usesAllRules = /^(endpoints|scenarios|seed)$/;

const simulatorViolation = (file: string, own: Feature, target: string, other: Feature): string | undefined => {
  if (usesAllRules.test(own.role)) return undefined;
  if (usesAllRules.test(other.role)) return `rules may not import ${other.role} of another feature`;
  const [from, to] = [file, target].map((it) => it.replace('mock-server/features/', ''));
  const isUpward = simulatorOrder.indexOf(other.name) > simulatorOrder.indexOf(own.name);
  return isUpward && !upward.get(from ?? '')?.includes(to ?? '')
    ? `${own.name} may not import ${other.name}`
    : undefined;
};

const featureViolation = (file: string, target: string): string | undefined => {
  const [own, other] = [featureOf(file), featureOf(target)];
  if (!own || !other || own.tree !== other.tree || own.name === other.name) return undefined;
  if (own.tree === 'mock-server') return simulatorViolation(file, own, target, other);
  if (other.role === 'components' || other.role === 'scripts')
    return own.name === 'home' ? undefined : `only home may import ${other.role} of another feature`;
  return siteFeatures.get(own.name)?.includes(other.name) ? undefined : `${own.name} may not import ${other.name}`;
};

const subpaths = Object.entries(manifest.imports).map(([name, target]) => [
  name.replace('*', ''),
  target.replace(/^\.\/|\*$/g, ''),
]) as readonly (readonly [prefix: string, folder: string])[];

/** Returns the path of an imported file in the project; undefined for a package. */
export const resolveImport = (file: string, from: string): string | undefined => {
  if (from.startsWith('.')) return join(dirname(file), from);
  const [prefix, folder] = subpaths.find(([name]) => from.startsWith(name)) ?? [];
  return prefix === undefined ? undefined : `${folder}${from.slice(prefix.length)}`;
};

const projectFolder = /^(src|mock-server|tests|scripts|deploy)\//;

/** Returns the feature or layer that relative imports may not leave. */
const unitOf = (file: string): string =>
  /^(?:src|mock-server)\/features\/[^/]+(?=\/)|^(?:src|mock-server|tests)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ??
  file;

const violation = (file: string, { from, typeOnly }: Import): string | undefined => {
  const target = resolveImport(file, from);
  if (target === undefined) {
    const homes = [wrapped[packageOf(from)] ?? file].flat();
    const isAllowed = [...homes, 'tests/'].some((home) => file.startsWith(home));
    return isAllowed ? undefined : `only ${homes.join(' and ')} may import it`;
  }
  if (from.startsWith('.') && unitOf(file) !== unitOf(target) && projectFolder.test(target))
    return 'a relative import stays in one feature or layer; use a subpath import (#…) of package.json';
  if (target.startsWith('tests/') && !file.startsWith('tests/')) return 'nothing imports tests';
  const here = layerOf(file);
  const there = layerOf(target);
  if (!here) return `${file} belongs to no layer of scripts/dependencies.ts`;
  if (!there)
    return target.startsWith('public/') || !/^(src|mock-server)\//.test(target)
      ? undefined
      : `${target} belongs to no layer of scripts/dependencies.ts`;
  const feature = featureViolation(file, target);
  if (feature) return feature;
  const allowed = [here, ...(rules.get(here) ?? []), ...(here.startsWith('mock-server') ? sharedWithSimulator : [])];
  if (allowed.some((it) => it === '*' || it === there || matches(it, target))) return undefined;
  if (allowed.some((it) => it.endsWith(':type') && matches(it.slice(0, -':type'.length), target)))
    return typeOnly ? undefined : `${here} may import only types of ${there}`;
  return `${here} may not import ${there}`;
};

/** Returns the violations of the dependency rules in one file, one sentence each; `file` is relative to the project. */
export const violations = (file: string, source: string): string[] => [
  ...(vagueNames.test(file) ? [`${file}: a name like utils, helpers, common or misc says nothing`] : []),
  ...importsOf(source).flatMap((found) => {
    const reason = violation(file, found);
    return reason ? [`${file}: imports ${found.from}, but ${reason}`] : [];
  }),
];

if (import.meta.main) {
  const files = globSync('{src,mock-server,tests,scripts,deploy}/**/*.{ts,tsx,astro,js,mjs,css}');
  const found = files.flatMap((file) => violations(file, readFileSync(file, 'utf8')));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
