import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '#markets/data-file.ts';
import { type Brand, brandSchema } from './brand.ts';

/** Brand of builds and processes that name none. */
export const defaultBrand = 'kidlat';

const brandsFolder = import.meta.dirname;

/** Returns the ids of all brands, the default first: a folder with a `brand.yaml` is a brand. */
export const brandIds = (folder = brandsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.yaml')))
    .sort((one, other) => Number(other === defaultBrand) - Number(one === defaultBrand) || one.localeCompare(other));

/** Returns a brand's settings. Throws a `DataError` if they are invalid. */
export const readBrand = (id: string, folder = brandsFolder): Brand => ({
  id,
  ...readData(join(folder, id, 'brand.yaml'), brandSchema),
});
