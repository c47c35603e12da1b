import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Modules that read files of data. Bundles contain what they export as constants. */
const dataModules =
  /[\\/]src[\\/](?:markets[\\/]current|brands[\\/](?:current|all|high-contrast)|i18n[\\/]brand-words)\.ts$/;

/** Texts that editors may change while the development server runs. */
const wordsFile = () => resolve('src/content/words', `${process.env.BRAND || 'kidlat'}.yaml`);

/** Returns the exported data of a module, read again if its version differs. */
const constantsOf = async (path: string, version = ''): Promise<[name: string, code: string][]> => {
  const values: Record<string, unknown> = await import(pathToFileURL(path).href + version);
  return Object.entries(values).map(([name, value]) => [name, `export const ${name} = ${JSON.stringify(value)};`]);
};

/** Replaces modules of data in esbuild's bundles. */
export const constants: Plugin = {
  name: 'constants',
  setup: ({ onLoad }) =>
    onLoad({ filter: dataModules }, async ({ path }) => ({
      contents: (await constantsOf(path)).map(([, code]) => code).join('\n'),
    })),
};

const marketImport = /import \{([^}]*)\} from '#markets\/current\.ts';/g;
const constantId = /^#markets\/current\.ts\?(\w+)$/;
const marketModule = resolve(import.meta.dirname, 'current.ts');

/**
 * Replaces modules of data in Vite's bundles. Each constant of the market is a module of its own, because a module is
 * part of one chunk, and pages would load constants of others.
 */
export const constantsInVite = () => ({
  name: 'constants',
  enforce: 'pre' as const,
  transform: (code: string) =>
    code.includes("'#markets/current.ts'")
      ? {
          code: code.replaceAll(marketImport, (_, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => `import { ${name} } from '#markets/current.ts?${name.split(' ')[0]}';`)
              .join(' '),
          ),
          map: null,
        }
      : null,
  resolveId: (source: string) => {
    const [, name] = constantId.exec(source) ?? [];
    return name ? `${marketModule}?${name}` : null;
  },
  async load(this: { addWatchFile(file: string): void }, id: string) {
    const [path = '', name] = id.split('?');
    if (!dataModules.test(path)) return null;
    const words = /brand-words\.ts$/.test(path) ? wordsFile() : undefined;
    const changedAt = words && statSync(words, { throwIfNoEntry: false })?.mtimeMs;
    // The development server fails to resolve a watched file that does not exist.
    if (words && changedAt) this.addWatchFile(words);
    const found = await constantsOf(path, changedAt ? `?${changedAt}` : '');
    return found.flatMap(([own, code]) => (name === undefined || own === name ? [code] : [])).join('\n');
  },
});
