import { readFileSync } from 'node:fs';
import { exported } from './code.ts';

interface Root {
  readonly version: string;
  readonly license: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const typesOf = (file: string): string => `./types/${file.slice(file.lastIndexOf('/') + 1)}.d.ts`;

/** Returns the `package.json` of the package. `carried` are the bundled dependencies by name, with their versions. */
export const manifest = (carried: Readonly<Record<string, string>>) => {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Root;
  return {
    name: 'kidlat-sim',
    version,
    description: 'Stateful simulator of a betting and gaming backend, its console, and a Playwright fixture',
    type: 'module',
    license,
    engines: { node: '>=22.13' },
    bin: { 'kidlat-sim': 'bin/kidlat-sim.cjs' },
    exports: {
      ...Object.fromEntries(
        Object.entries(exported).map(([name, file]) => [name, { types: typesOf(file), default: `./${file}.js` }]),
      ),
      './contract': { types: './types/contract.d.ts' },
      './package.json': './package.json',
    },
    dependencies: carried,
    bundleDependencies: Object.keys(carried),
    // playwright for tests; sharp for raster pictures; pg for worlds in PostgreSQL.
    peerDependencies: { playwright: '>=1.50', sharp: '>=0.34', pg: '>=8.11' },
    peerDependenciesMeta: { playwright: { optional: true }, sharp: { optional: true }, pg: { optional: true } },
  };
};
