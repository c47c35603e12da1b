import { readFile } from 'node:fs/promises';
import { Refused } from '../admin/refuse.ts';
import { isWorldName, type Worlds } from '../core/worlds.ts';
import { productVersion } from '../product.ts';
import { Complaint } from './cli-error.ts';
import type { Running } from './start.ts';

/** Which world to begin with, and in what state. */
interface Beginning {
  readonly name: string;
  /** A file that the console saved or a failed test left. */
  readonly snapshot?: string | undefined;
  /** Applied after the snapshot. */
  readonly scenarios: readonly string[];
}

const bringBack = async (worlds: Worlds, name: string, file: string): Promise<void> => {
  const { bringBack: restore } = await import('../admin/snapshots.ts');
  try {
    restore(worlds, name, JSON.parse(await readFile(file, 'utf8')), productVersion);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint(`${file} is no JSON.`);
    if (error instanceof Refused) throw new Complaint(`${file}: ${error.message}`);
    if (error instanceof Error && 'syscall' in error) throw new Complaint(`${file} cannot be read.`);
    throw error;
  }
};

const apply = async (worlds: Worlds, name: string, names: readonly string[]): Promise<void> => {
  const [{ scenarios }, { applyScenarios }] = await Promise.all([
    import('../features/scenarios.ts'),
    import('../features/apply-scenarios.ts'),
  ]);
  const unknown = names.filter((it) => !scenarios.has(it));
  if (unknown.length > 0) throw new Complaint(`There is no scenario ${unknown.join(', ')}.`);
  applyScenarios(
    worlds.open(name),
    names.flatMap((it) => scenarios.get(it) ?? []),
  );
};

/** The world to begin with, in the state asked for. */
export const prepareWorld = async (
  { worlds }: Pick<Running, 'worlds'>,
  { name, snapshot, scenarios }: Beginning,
): Promise<void> => {
  if (!isWorldName(name)) throw new Complaint(`"${name}" is no world name: 1 to 64 of a-z, 0-9 and -.`);
  if (name !== 'default' && !worlds.find(name)) worlds.create(name, {});
  if (snapshot !== undefined) await bringBack(worlds, name, snapshot);
  if (scenarios.length > 0) await apply(worlds, name, scenarios);
};
