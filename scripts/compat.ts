import { existsSync } from 'node:fs';
import { brandIds } from '#brands/read.ts';
import { bundleScreens } from '#sim/games/assets.ts';
import { allowed } from './compat/allowed.ts';
import { compatProblems, type Shipped, shippedIn } from './compat/shipped.ts';

const screens = async (): Promise<Shipped> => {
  const files = [...(await bundleScreens())].map(([name, { body }]) => [`games/${name}`, body.toString()] as const);
  const ending = (end: string) => new Map(files.filter(([name]) => name.endsWith(end)));
  return { scripts: ending('.js'), styles: ending('.css') };
};

/** Checks the scripts and styles of every built brand and of the game frames against the oldest supported browsers. */
const sites = brandIds()
  .map((brand) => `dist/${brand}`)
  .filter((dir) => existsSync(dir));
const all = [...sites.map(shippedIn), await screens()];
const joined: Shipped = {
  scripts: new Map(all.flatMap(({ scripts }) => [...scripts])),
  styles: new Map(all.flatMap(({ styles }) => [...styles])),
};
const found = compatProblems(joined, allowed);
for (const line of found) process.stderr.write(`${line}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
