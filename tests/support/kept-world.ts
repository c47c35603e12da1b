import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const file = (name: string): Buffer =>
  gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures/kept-world', `${name}.gz`)));

/** Writes the data of the kept world into a folder for `--data`. */
export const writeKeptData = (folder: string): void =>
  writeFileSync(join(folder, 'worlds.sqlite'), file('worlds.sqlite'));

/** SQL statements that create the database of the kept world. */
export const keptDatabase = (): string => file('postgres.sql').toString();

export const keptSnapshot = (): unknown => JSON.parse(file('snapshot.json').toString());
