import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds, defaultBrand } from '#brands/read.ts';
import { CliError } from '#sim/cli-error.ts';

const pictures = { 'logo.svg': 'logo', 'mark.svg': 'sign' } as const;

/** Returns the brand named by `BRAND`. Throws with one sentence for an unknown name or a missing picture. */
export const brandName = (wanted = process.env.BRAND || defaultBrand, folder = 'public/brand'): string => {
  const known = brandIds().find((name) => name === wanted);
  if (!known) throw new CliError(`BRAND is "${wanted}". Choose one of ${brandIds().join(', ')}.`);
  for (const [file, pictureKind] of Object.entries(pictures)) {
    const path = join(folder, known, file);
    if (!existsSync(path)) {
      throw new CliError(`The brand ${known} has no ${path}. Add its ${pictureKind} there.`);
    }
  }
  return known;
};
