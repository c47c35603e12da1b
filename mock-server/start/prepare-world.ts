import { readFile } from 'node:fs/promises';
import { AdminError } from '#sim/admin/admin-error.ts';
import { CliError } from '#sim/cli-error.ts';
import { isWorldName, type Worlds } from '#sim/core/worlds.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import type { Running } from './start.ts';

/** The world to start with, and its state. */
interface InitialWorld {
  readonly name: string;
  /** Path of a file saved in the console or left by a failed test. */
  readonly snapshot?: string | undefined;
  /** Applied after the snapshot. */
  readonly scenarios: readonly string[];
  /** Scenarios that a project adds. */
  readonly own?: readonly Scenario[];
}

const restoreFile = async (worlds: Worlds, name: string, file: string): Promise<void> => {
  const { restoreWorld } = await import('#sim/admin/snapshots.ts');
  try {
    restoreWorld(worlds, name, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CliError(`${file} is not valid JSON.`);
    if (error instanceof AdminError) throw new CliError(`${file}: ${error.message}`);
    if (error instanceof Error && 'syscall' in error) throw new CliError(`Cannot read ${file}.`);
    throw error;
  }
};

/** Applies scenarios like the admin API; throws a `CliError` for an unknown name or a conflict. */
const apply = async (
  worlds: Worlds,
  name: string,
  names: readonly string[],
  own: readonly Scenario[],
): Promise<void> => {
  const { applyTogether, namedScenarios } = await import('#sim/admin/scenarios.ts');
  try {
    applyTogether(worlds.open(name), await namedScenarios(names, own));
  } catch (error) {
    if (error instanceof AdminError) throw new CliError(error.message);
    throw error;
  }
};

/** Creates or opens a world and puts it in the given state. Throws a `CliError` for invalid input. */
export const prepareWorld = async (
  { worlds }: Pick<Running, 'worlds'>,
  { name, snapshot, scenarios, own = [] }: InitialWorld,
): Promise<void> => {
  if (!isWorldName(name)) throw new CliError(`"${name}" is not a world name. Use 1 to 64 characters: a-z, 0-9 and -.`);
  if (!(await worlds.reserve(name))) {
    if (snapshot === undefined && scenarios.length === 0) return;
    throw new CliError(`World "${name}" is served by another process, which has to change it.`);
  }
  if (name !== 'default' && !worlds.has(name)) worlds.create(name, {});
  if (snapshot !== undefined) await restoreFile(worlds, name, snapshot);
  if (scenarios.length > 0) await apply(worlds, name, scenarios, own);
};
