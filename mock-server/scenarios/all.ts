import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario, Steps } from './scenario.ts';

const here = import.meta.dirname;

const load = async (file: string): Promise<Scenario> => {
  const { default: steps } = (await import(join(here, file))) as { default: Steps };
  return { name: file.replace(/\.ts$/, '').replace('/', '.'), ...steps };
};

let loaded: Promise<ReadonlyMap<string, Scenario>> | undefined;

/** Every scenario by name, in the order of their names; read when somebody first asks. */
export const scenarios = (): Promise<ReadonlyMap<string, Scenario>> => {
  loaded ??= Promise.all(globSync('*/*.ts', { cwd: here }).sort().map(load)).then(
    (all) => new Map(all.map((it) => [it.name, it])),
  );
  return loaded;
};
