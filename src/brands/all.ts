import type { Brand, BrandArt } from './brand.ts';
import { readBrand, readBrandArt, readValidBrands } from './read.ts';

/** All valid brands by id, the default first, for the simulator and its console. */
export const brands: Readonly<Record<string, Brand>> = readValidBrands(readBrand);

/** What is drawn of them, by id. */
export const brandArts: Readonly<Record<string, BrandArt>> = readValidBrands(readBrandArt);
