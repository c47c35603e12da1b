import { parseArgs } from 'node:util';
import { CliError } from '#sim/cli-error.ts';
import { options } from './options.ts';
import { storageOf } from './storage.ts';
import { usage } from './usage.ts';

const keyOptions = {
  data: options.data,
  store: options.store,
  help: options.help,
  role: { type: 'string', default: 'test' },
  worlds: { type: 'string' },
  bytes: { type: 'string' },
  calls: { type: 'string' },
} as const;

/** Runs the command `keys` on the store that its options name. */
export const runKeys = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options: keyOptions, allowPositionals: true });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { data, database } = storageOf({ data: values.data, store: values.store });
  if (database === undefined && data === undefined)
    throw new CliError('Keys need a store: use --data FOLDER or --store.');
  const { manageKeys } = await import('#sim/optional/teams/manage-keys.ts');
  if (database !== undefined) {
    const { openPostgresTeams } = await import('#sim/optional/processes/postgres/open.ts');
    const { teams, close } = await openPostgresTeams(database);
    process.stdout.write(await manageKeys(teams, positionals, values).finally(close));
  } else if (data !== undefined) {
    const { SqliteStore } = await import('#sim/core/store/sqlite-store.ts');
    const { SqliteTeamStore } = await import('#sim/optional/teams/sqlite-team-store.ts');
    const store = new SqliteStore(data);
    process.stdout.write(
      await manageKeys(new SqliteTeamStore(store.database), positionals, values).finally(() => store.close()),
    );
  }
};
