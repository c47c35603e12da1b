import { Complaint } from '../mock-server/complaint.ts';

/** Brands that can be built; each has a file in `src/brand`. */
export const brands = ['kidlat', 'perya'] as const;
export type BrandName = (typeof brands)[number];

/** The brand that `BRAND` asks for; throws one clear sentence for a name that is none. */
export const brandName = (asked = process.env.BRAND ?? 'kidlat'): BrandName => {
  const known = brands.find((name) => name === asked);
  if (!known) throw new Complaint(`BRAND is "${asked}", but the brands are ${brands.join(' and ')}.`);
  return known;
};
