import { SqliteStore } from '#sim/core/store/sqlite-store.ts';
import { SqliteTeamStore } from '#sim/optional/teams/sqlite-team-store.ts';
import { TeamWorlds } from '#sim/optional/teams/team-worlds.ts';
import { type MakeOptions, makeWorlds } from './make-worlds.ts';

export type OpenOptions = Omit<MakeOptions, 'store' | 'reserve' | 'onOwned' | 'onDrop'>;

/** Opens the worlds of one process, stored in the folder `data`; in memory without it. */
export const openWorlds = ({
  data,
  ...options
}: OpenOptions & { readonly data?: string | undefined } = {}): TeamWorlds => {
  const store = data === undefined ? undefined : new SqliteStore(data, options.onWarning);
  const teamStore = new SqliteTeamStore(store?.database);
  const worlds = makeWorlds(
    { ...options, ...(store && { store }) },
    (rules) => new TeamWorlds({ ...rules, teamStore }),
  );
  if (store) for (const stored of store.worlds()) worlds.load(stored, store.contents(stored.name));
  if (!worlds.has('default')) worlds.create('default', {});
  return worlds;
};
