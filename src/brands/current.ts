import type { Brand } from './brand.ts';
import { defaultBrand, readBrand } from './read.ts';

/** Brand of this build or process, selected by `BRAND`. Bundles contain it as a constant (`src/markets/constants.ts`). */
export const brand: Brand = readBrand(process.env.BRAND || defaultBrand);
