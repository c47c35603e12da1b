import { join } from 'node:path';
import { StoreError } from './store-error.ts';

/** File of a data folder that holds all worlds. */
export const dataFileOf = (folder: string): string => join(folder, 'worlds.sqlite');

const damaged = (folder: string, { message }: Error): string =>
  `The data file ${dataFileOf(folder)} is damaged (${message}). It was left as it is: restore a copy, or choose another folder with --data or DATA_DIR.`;

const unwritable = (folder: string): string =>
  `Cannot write to the data folder ${folder}. Choose another folder with --data or DATA_DIR.`;

/** Sentences for the result codes of SQLite, https://sqlite.org/rescode.html. */
const sentences: Readonly<Record<number, (folder: string, error: Error) => string>> = {
  5: (folder) => `Another program is using the data file ${dataFileOf(folder)}.`,
  8: unwritable,
  10: (folder, { message }) => `The data folder ${folder} cannot be read or written (${message}).`,
  11: damaged,
  13: (folder) => `The disk of the data folder ${folder} is full.`,
  14: unwritable,
  26: damaged,
};

/** Returns an error of SQLite, or of a document that is not JSON, as a `StoreError`; other errors as they are. */
export const asStoreError = (folder: string, error: unknown): unknown => {
  if (error instanceof SyntaxError) return new StoreError(damaged(folder, error));
  const { errcode } = error as { readonly errcode?: number };
  const sentence = errcode === undefined ? undefined : sentences[errcode & 0xff];
  return sentence ? new StoreError(sentence(folder, error as Error)) : error;
};
