import { createHash } from 'node:crypto';
import { Journal } from './journal.ts';
import { type Posting, postings } from './ledger.ts';
import { Random, seedOf } from './random.ts';
import { type Base, State } from './state.ts';
import type { DueEventHandlers, Subscriber } from './world.ts';
import { World } from './world.ts';

/** Creates one part of a fresh world; seeders that it depends on run before it. */
export type Seeder = (world: World) => void;

export interface SeedBase {
  readonly base: Base;
  /** State of the random generator after seeding. */
  readonly random: readonly number[];
  readonly fingerprint: string;
}

/** Inputs of a base. */
export interface SeedOptions {
  readonly seeders: readonly Seeder[];
  readonly dueEventHandlers: DueEventHandlers;
  readonly subscribers: readonly Subscriber[];
  /** Bases that are built already, by seed and day; the cache adds others. */
  readonly bases?: Map<string, SeedBase>;
}

/** Builds the base that all worlds of one seed and epoch share. */
export const buildBase = (
  seed: string,
  epoch: number,
  { seeders, dueEventHandlers, subscribers }: SeedOptions,
): SeedBase => {
  const world = new World(
    {
      name: 'seed',
      origin: { seed, epoch, frozenAt: epoch },
      resets: 0,
      state: new State(new Map()),
      random: new Random(seedOf(seed)),
      journal: new Journal(1),
    },
    {
      machineTime: () => epoch,
      dueEventHandlers,
      subscribers,
      onDueError: (_event, error) => {
        throw error;
      },
    },
  );
  for (const seeder of seeders) seeder(world);
  const base = world.state.toBase();
  return { base, random: world.random.state(), fingerprint: fingerprint(base) };
};

// Ids and amounts are enough: they decide whether the ledger of a world fits. Hashing whole documents takes ten times as
// long. Overrides are left out: they come from a file given at the start, and kept worlds must survive a change of it.
const fingerprint = (base: Base): string => {
  const hash = createHash('sha256');
  for (const [kind, docs] of base) if (kind !== 'override') hash.update(`${kind}:${[...docs.keys()].join()};`);
  for (const posting of base.get(postings.name)?.values() ?? [])
    hash.update((posting as Posting).entries.map(({ account, minor }) => `${account}:${minor}`).join());
  return hash.digest('hex').slice(0, 16);
};
