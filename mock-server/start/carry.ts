import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PassingWorld, Worlds } from '../core/worlds.ts';

/** Writes the worlds that are not kept for the next process; synchronous, because a signal may end this one soon. */
export const writePassing = (worlds: Worlds, file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(worlds.passing()));
};

/** Opens the worlds that an earlier process wrote, and removes the file. Returns the names of those that no longer fit. */
export const readPassing = (worlds: Worlds, file: string): string[] => {
  if (!existsSync(file)) return [];
  try {
    const passing = JSON.parse(readFileSync(file, 'utf8')) as PassingWorld[];
    return passing.filter((it) => !worlds.takeIn(it)).map(({ name }) => name);
  } catch {
    // A process that was killed while it wrote leaves half a file.
    return [];
  } finally {
    rmSync(file, { force: true });
  }
};
