import { resolve } from 'node:path';
import { CliError } from '#sim/cli-error.ts';
import type { Values } from './options.ts';
import type { StartOptions } from './start.ts';

type StorageOptions = Pick<Values, 'data'> & { readonly [name in 'store' | 'carry']?: string | undefined } & {
  readonly https?: boolean;
};

/** Returns the storage of worlds: a folder, a database, or neither. */
export const storageOf = ({ store, data, https, carry }: StorageOptions): Pick<StartOptions, 'data' | 'database'> => {
  const [, scheme, folder] = /^(sqlite|postgres(?:ql)?):(.+)$/.exec(store ?? `sqlite:${data}`) ?? [];
  if (!scheme || !folder)
    throw new CliError(`"${store}" is not a store. Use sqlite:FOLDER or postgres://USER:PASSWORD@HOST/DATABASE.`);
  if (scheme === 'sqlite') return { data: folder === 'none' ? undefined : resolve(folder) };
  if (https) throw new CliError('Processes that share a database call each other by http. Leave --https to a proxy.');
  if (carry !== undefined)
    throw new CliError('--carry needs a store of this process alone: use it with sqlite:FOLDER.');
  return { database: store };
};
