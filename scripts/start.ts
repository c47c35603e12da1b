import { join } from 'node:path';
import { runProgram } from '#sim/cli-error.ts';
import { startErrorMessage } from '#sim/start/start-error.ts';
import { brandName, brandNames, splitBrandOption } from './brand-name.ts';
import { isBuilt, siteFolder } from './build.ts';
import { requireFreePort } from './free-port.ts';
import { runScript } from './run-script.ts';
import { dataFolderOf } from './start/data-folder.ts';

/**
 * Builds the site in a child process, because the bundler cannot be unloaded: it would keep 600 MB of memory in the
 * process that serves. Exits with the child's code if the build fails.
 */
const builtSite = async (brand: string): Promise<string> => {
  if (!isBuilt(brand)) {
    const code = await runScript(join(import.meta.dirname, 'build.ts'));
    if (code !== 0) process.exit(code);
  }
  return siteFolder(brand);
};

/** Returns options that the command adds: the site, built if it is outdated, and where the brand's worlds are kept. */
const ownOptions = async (brand: string, args: string[]): Promise<string[]> => {
  const { options, readOptions } = await import('#sim/start/options.ts');
  const { help, version, port } = readOptions(args);
  if (help || version) return [];
  await requireFreePort(Number(port));
  const site = process.env.SITE_DIR ?? (await builtSite(brand));
  const data = process.env.DATA_DIR ? [] : ['--data', dataFolderOf(brand, options.data.default)];
  return ['--site', site, ...data];
};

/** Builds the site if it is outdated and serves it with the simulator; takes the simulator's options. */
const startSite = async (): Promise<void> => {
  const { brand, rest: args } = splitBrandOption(process.argv.slice(2));
  if (brand === 'all' || brand?.includes(',')) {
    const { serveBrands } = await import('./start/serve-brands.ts');
    return serveBrands(brandNames(brand), args);
  }
  // Modules read the brand when they are loaded.
  const id = brandName(brand);
  process.env.BRAND = id;
  const { run } = await import('#sim/start/command.ts');
  const send = process.send?.bind(process);
  // The process that serves several brands prints their addresses, and this one ends with it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await run([...(await ownOptions(id, args)), ...args], send && (({ address }) => void send(address)));
};

await runProgram(startSite, (error) => startErrorMessage(error, {}));
