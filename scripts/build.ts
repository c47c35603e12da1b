import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '#brands/read.ts';
import { runProgram } from '#sim/cli-error.ts';
import { productVersion } from '#sim/product.ts';
import { brandName } from './brand.ts';
import { inputsOf } from './inputs.ts';
import { refreshWordTypes, requireTranslations } from './words.ts';

const isCurrent = (stamp: string, inputs: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

/** Returns the folder of a brand's built site. */
export const siteFolder = (brand: string): string => join('dist', brand);

/** Returns whether a brand's site is built and none of its inputs has changed since. */
export const isBuilt = (brand: string): boolean => isCurrent(join(siteFolder(brand), '.inputs'), inputsOf(brand));

/**
 * Builds a brand into `dist/<brand>` with responses of the simulator's default world; does nothing if its inputs have
 * not changed. Returns the folder.
 */
export const buildSite = async (brand: string): Promise<string> => {
  const dir = siteFolder(brand);
  const stamp = join(dir, '.inputs');
  const inputs = inputsOf(brand);
  if (isCurrent(stamp, inputs)) return dir;

  const begun = performance.now();
  refreshWordTypes();
  await requireTranslations(readBrand(brand));
  const [{ build }, { start: startSimulator }] = await Promise.all([import('astro'), import('#sim/start/start.ts')]);
  const simulator = await startSimulator({ port: 0, host: '127.0.0.1' });
  process.env.BRAND = brand;
  process.env.BUILD_API_BASE = simulator.address;
  process.env.PUBLIC_BUILD = `${productVersion}+${inputs.slice(0, 8)}`;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  try {
    // A separate cache, because a build would break that of a running `npm run dev`.
    await build({ logLevel: 'warn', vite: { logLevel: 'warn', cacheDir: `node_modules/.vite/build-${brand}` } });
  } finally {
    await simulator.close();
  }
  writeFileSync(stamp, inputs);
  process.stdout.write(`Built ${dir} in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return dir;
};

if (import.meta.main) await runProgram(() => buildSite(brandName()));
