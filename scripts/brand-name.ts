import { brandIds, brandsFolder, defaultBrand } from '#brands/read.ts';
import { CliError } from '#sim/cli-error.ts';

/** Returns the brand named by `BRAND`. Throws with one sentence for an unknown name. */
export const brandName = (wanted = process.env.BRAND || defaultBrand, folder = brandsFolder): string => {
  const known = brandIds(folder);
  if (!known.includes(wanted)) throw new CliError(`There is no brand "${wanted}". Choose one of ${known.join(', ')}.`);
  return wanted;
};

/** Returns the brands that an option names: one, several separated by commas, or `all`. Throws for an unknown name. */
export const brandNames = (wanted: string): string[] =>
  wanted === 'all' ? brandIds() : wanted.split(',').map((it) => brandName(it.trim()));

/**
 * Returns the arguments without `--brand <id>` or `--brand=<id>`, and the named brand; undefined if there is none.
 * Throws if no id follows.
 */
export const splitBrandOption = (args: readonly string[]): { readonly brand?: string; readonly rest: string[] } => {
  const at = args.findIndex((it) => it === '--brand' || it.startsWith('--brand='));
  const option = args[at];
  if (option === undefined) return { rest: [...args] };
  const isJoined = option.includes('=');
  const brand = isJoined ? option.slice(option.indexOf('=') + 1) : args[at + 1];
  if (!brand || brand.startsWith('--')) throw new CliError(`Name a brand: --brand ${brandIds().join('|')}`);
  return { brand, rest: args.filter((_, i) => i !== at && (isJoined || i !== at + 1)) };
};

/**
 * Selects the brand of `--brand` for this process and its children, and returns the other arguments. Modules read the
 * brand when they are loaded, so it comes before their import.
 */
export const selectBrand = (args: readonly string[]): string[] => {
  const { brand, rest } = splitBrandOption(args);
  if (brand) process.env.BRAND = brandName(brand);
  return rest;
};
