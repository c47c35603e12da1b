import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, readData } from '#markets/data-file.ts';
import { readMarket } from '#markets/read.ts';
import { type Brand, type BrandArt, brandSchema } from './brand.ts';
import { type Tokens, tokensOf } from './theme.ts';

/** Brand of builds and processes that name none. */
export const defaultBrand = 'kidlat';

/** Folder of all brands. */
export const brandsFolder = import.meta.dirname;

/** Returns the ids of all brands, the default first: a folder with a `brand.yaml` is a brand. */
export const brandIds = (folder = brandsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.yaml')))
    .sort((one, other) => Number(other === defaultBrand) - Number(one === defaultBrand) || one.localeCompare(other));

const readFile = (id: string, folder: string) => readData(join(folder, id, 'brand.yaml'), brandSchema);

/** Returns the colour of the page in `src/ui/tokens.css`. */
const defaultPage = (): string =>
  /--ink-1: (#[0-9a-f]{6});/.exec(readFileSync(join(brandsFolder, '../ui/tokens.css'), 'utf8'))?.[1] ?? '#000000';

/** Returns the tokens that follow from a brand's theme; none without one. Throws a `DataError` if it is invalid. */
export const readTokens = (id: string, folder = brandsFolder): Tokens => {
  const { theme } = readFile(id, folder);
  return theme ? tokensOf(theme) : {};
};

/** Returns the market named by `MARKET`, in which a brand is tried, with its languages; nothing without one. */
const otherMarket = (id = process.env.MARKET) =>
  id ? { market: id, languages: readMarket(id).languages.map((language) => language.id) } : {};

/** Returns a brand's settings, in another market if `MARKET` names one. Throws a `DataError` if they are invalid. */
export const readBrand = (id: string, folder = brandsFolder): Brand => {
  const { art: _, theme, ...settings } = readFile(id, folder);
  const look = { themeColour: theme?.page ?? defaultPage(), scheme: theme?.scheme ?? 'dark' };
  return { id, ...settings, ...look, ...otherMarket() };
};

/** Returns the host names at which a process of several brands serves one: on this machine, and that of its origin. */
export const hostsOf = (id: string): readonly [local: string, own: string] => [
  `${id}.localhost`,
  new URL(readBrand(id).origin).hostname,
];

/** Returns the path of a file of a brand. */
export const brandFile = (id: string, name: string, folder = brandsFolder): string => join(folder, id, name);

/** Returns what is drawn of a brand. Throws a `DataError` if its settings are invalid. */
export const readBrandArt = (id: string, folder = brandsFolder): BrandArt => {
  const { name, art } = readFile(id, folder);
  const file = brandFile(id, 'symbol.svg', folder);
  if (!existsSync(file)) return { ...art, name };
  const [, symbol] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!symbol?.trim()) throw new DataError([{ file, line: 1, sentence: 'The file is no <svg> with shapes.' }]);
  return { ...art, name, symbol: symbol.trim() };
};

/** Returns what `read` returns for each brand, without brands that it finds invalid: they must not stop the others. */
export const readValidBrands = <T>(read: (id: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    brandIds().flatMap((id) => {
      try {
        return [[id, read(id)]];
      } catch (error) {
        if (error instanceof DataError) return [];
        throw error;
      }
    }),
  );
