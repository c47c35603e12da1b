import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EphemeralWorld, Worlds } from '#sim/core/worlds.ts';

/** Writes the worlds that are not kept for the next process; synchronous, because a signal may end this one soon. */
export const writeEphemeral = (worlds: Worlds, file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(worlds.exportEphemeral()));
};

const read = (file: string): EphemeralWorld[] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as EphemeralWorld[];
  } catch {
    // A process that was killed while writing leaves an incomplete file.
    return [];
  }
};

/** Opens the worlds that an earlier process wrote, and removes the file. Returns the names of those that no longer fit. */
export const readEphemeral = (worlds: Worlds, file: string): string[] => {
  if (!existsSync(file)) return [];
  const found = read(file);
  rmSync(file, { force: true });
  return found.filter((it) => !worlds.importEphemeral(it)).map(({ name }) => name);
};
