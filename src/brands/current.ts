import type { Brand, PageBrand } from './brand.ts';
import { defaultBrand, readBrand } from './read.ts';

/** All settings of the brand of this build or process, selected by `BRAND`; for the build and the simulator. */
export const brandSettings: Brand = readBrand(process.env.BRAND || defaultBrand);

const { id, name, minAge, merchantCode, trialMerchantCode, heroTag, site, shellToken, agreeDefault, helpLine } =
  brandSettings;

/** Flags of pages that differ from their defaults; others concern the backend only. */
export const brandFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.entries(brandSettings.flags).flatMap(([flag, value]) => (typeof value === 'boolean' ? [[flag, value]] : [])),
);

/** Settings that scripts of pages read. Bundles contain them as a constant (`src/markets/constants.ts`). */
export const brand: PageBrand = {
  id,
  name,
  minAge,
  merchantCode,
  trialMerchantCode,
  heroTag,
  site,
  shellToken,
  agreeDefault,
  helpLine,
};
