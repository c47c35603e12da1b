import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeEnding, productRoot } from '../../product.ts';
import type { Scenario, Steps } from './scenario.ts';

const here = join(productRoot, 'mock-server/features/scenarios');

const load = async (file: string): Promise<Scenario> => {
  const { default: steps } = (await import(pathToFileURL(join(here, file)).href)) as { default: Steps };
  return { name: file.slice(0, -codeEnding.length).replace(/[\\/]/, '.'), ...steps };
};

let loaded: Promise<ReadonlyMap<string, Scenario>> | undefined;

/** Every scenario by name, in the order of their names; read when somebody first asks. */
export const scenarios = (): Promise<ReadonlyMap<string, Scenario>> => {
  loaded ??= Promise.all(globSync(`*/*${codeEnding}`, { cwd: here }).sort().map(load)).then(
    (all) => new Map(all.map((it) => [it.name, it])),
  );
  return loaded;
};
