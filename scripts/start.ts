import { runProgram } from '../mock-server/start/cli-error.ts';
import { brandName } from './brand.ts';
import { buildSite } from './build.ts';

/** Builds the site where that is needed and serves it with the simulator; takes the simulator's options. */
const startSite = async (): Promise<void> => {
  const site = process.env.SITE_DIR ?? (await buildSite(brandName()));
  const { run } = await import('../mock-server/start/command.ts');
  await run(['--site', site, ...process.argv.slice(2)]);
};

await runProgram(startSite);
