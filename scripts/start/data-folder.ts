import { join } from 'node:path';
import { defaultBrand } from '#brands/read.ts';

/**
 * Returns the folder below `folder` that keeps the worlds of a brand; `none` for worlds in memory. Worlds of brands are
 * apart, because a market's money means nothing in another.
 */
export const dataFolderOf = (brand: string, folder: string, market = process.env.MARKET): string => {
  const name = [brand, market].filter(Boolean).join('-');
  return folder === 'none' || name === defaultBrand ? folder : join(folder, name);
};
