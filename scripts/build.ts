import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '#sim/cli-error.ts';
import { productVersion } from '#sim/product.ts';
import { brandName, brandNames, splitBrandOption } from './brand-name.ts';
import { inputsOf } from './inputs.ts';
import { runScript } from './run-script.ts';
import { refreshWordTypes } from './words.ts';

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
  // Modules read the brand when they are loaded.
  process.env.BRAND = brand;
  const dir = siteFolder(brand);
  const stamp = join(dir, '.inputs');
  const inputs = inputsOf(brand);
  if (isCurrent(stamp, inputs)) return dir;

  const startedAt = performance.now();
  refreshWordTypes();
  const { requireValidBrand } = await import('./brand/problems.ts');
  await requireValidBrand(brand);
  const [{ build }, { start: startSimulator }] = await Promise.all([import('astro'), import('#sim/start/start.ts')]);
  const simulator = await startSimulator({ port: 0, host: '127.0.0.1' });
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
  process.stdout.write(`Built ${dir} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return dir;
};

/** Builds brands one after the other, each in its own process, because modules read the brand when they are loaded. */
const buildInChildren = async (brands: readonly string[], args: readonly string[]): Promise<void> => {
  for (const brand of brands) {
    const code = await runScript(import.meta.filename, args, { BRAND: brand });
    // One brand with mistakes does not keep the others from being built.
    if (code !== 0) process.exitCode = 1;
  }
};

if (import.meta.main)
  await runProgram(async () => {
    const { brand, rest } = splitBrandOption(process.argv.slice(2));
    if (brand) return buildInChildren(brandNames(brand), rest);
    const site = await buildSite(brandName());
    if (rest.includes('--standalone')) await (await import('./standalone.ts')).buildStandalone(site);
  });
