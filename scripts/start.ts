import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runProgram } from '#sim/cli-error.ts';
import { startErrorMessage } from '#sim/start/start-error.ts';
import { brandName, selectBrand } from './brand-name.ts';
import { isBuilt, siteFolder } from './build.ts';
import { requireFreePort } from './free-port.ts';

/**
 * Builds the site in a child process, because the bundler cannot be unloaded: it would keep 600 MB of memory in the
 * process that serves. Exits with the child's code if the build fails, and stops the child on a signal.
 */
const buildInChild = async (): Promise<void> => {
  const build = join(import.meta.dirname, 'build.ts');
  const child = spawn(process.execPath, [...process.execArgv, build], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) process.exit(code ?? 1);
};

const builtSite = async (brand: string): Promise<string> => {
  if (!isBuilt(brand)) await buildInChild();
  return siteFolder(brand);
};

/** Returns the folder of the site, built if it is outdated; empty if the arguments start no server. */
const siteFor = async (args: string[]): Promise<string> => {
  const { readOptions } = await import('#sim/start/options.ts');
  const { help, version, port } = readOptions(args);
  if (help || version) return '';
  await requireFreePort(Number(port));
  return process.env.SITE_DIR ?? (await builtSite(brandName()));
};

/** Builds the site if it is outdated and serves it with the simulator; takes the simulator's options. */
const startSite = async (): Promise<void> => {
  const args = selectBrand(process.argv.slice(2));
  const { run } = await import('#sim/start/command.ts');
  const site = await siteFor(args);
  await run(['--site', site, ...args]);
};

await runProgram(startSite, (error) => startErrorMessage(error, {}));
