import { join } from 'node:path';
import { defaultBrand } from '#brands/read.ts';

/**
 * Returns the folder below `folder` that stores the worlds of a brand; `none` for worlds in memory. Brands do not share
 * worlds, because amounts are in the currency of a market.
 */
export const dataFolderOf = (brand: string, folder: string, market = process.env.MARKET): string => {
  const name = [brand, market].filter(Boolean).join('-');
  return folder === 'none' || name === defaultBrand ? folder : join(folder, name);
};
