import type { Brand } from './brand.ts';
import { brandIds, readBrand } from './read.ts';

/** All brands by id, the default first, for the simulator and its console. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(brandIds().map((id) => [id, readBrand(id)]));
