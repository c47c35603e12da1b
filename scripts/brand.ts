import { Complaint } from '../mock-server/engine/complaint.ts';
import { type BrandName, brandNames } from '../src/brand/brand.ts';

/** The brand that `BRAND` asks for; throws one clear sentence for a name that is none. */
export const brandName = (asked = process.env.BRAND ?? 'kidlat'): BrandName => {
  const known = brandNames.find((name) => name === asked);
  if (!known) throw new Complaint(`BRAND is "${asked}", but the brands are ${brandNames.join(' and ')}.`);
  return known;
};
