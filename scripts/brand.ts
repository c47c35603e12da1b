import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { brandFile, brandIds, brandsFolder, defaultBrand } from '#brands/read.ts';
import { CliError } from '#sim/cli-error.ts';

const pictures = { 'logo.svg': 'logo', 'mark.svg': 'symbol' } as const;

/** Returns the brand named by `BRAND`. Throws with one sentence for an unknown name or a missing picture. */
export const brandName = (wanted = process.env.BRAND || defaultBrand, folder = brandsFolder): string => {
  const known = brandIds(folder).find((name) => name === wanted);
  if (!known) throw new CliError(`There is no brand "${wanted}". Choose one of ${brandIds(folder).join(', ')}.`);
  for (const [file, pictureKind] of Object.entries(pictures)) {
    const path = brandFile(known, file, folder);
    if (!existsSync(path))
      throw new CliError(`The brand ${known} has no ${relative('.', path)}. Add its ${pictureKind} there.`);
  }
  return known;
};
