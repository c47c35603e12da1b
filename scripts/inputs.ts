import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Inputs of a built site: its source, and the parts of the simulator that respond during the build. */
const sources = [
  'src/**/*',
  'public/**/*',
  'mock-server/{*.ts,core/**/*,http/**/*,features/**/*}',
  'scripts/{build,compress,source-hash,brand-name}.ts',
  'scripts/integration/*.ts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];

/** Returns a hash that changes whenever a new build of the brand could differ from the last. */
export const inputsOf = (brand: string): string => {
  const hash = createHash('sha256').update(`${brand} ${process.env.MARKET ?? ''} ${process.env.PUBLIC_API_BASE ?? ''}`);
  const files = globSync(sources, {
    withFileTypes: true,
    exclude: ['src/i18n/i18n-types.ts', `src/brands/!(${brand})/**`],
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const path of paths.sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};
