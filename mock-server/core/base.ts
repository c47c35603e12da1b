import { createHash } from 'node:crypto';
import type { DueHandlers } from './due-events.ts';
import type { Follower } from './happening.ts';
import { Journal } from './journal.ts';
import { Random, seedOf } from './random.ts';
import { type Base, State } from './state.ts';
import { World } from './world.ts';

/** Writes one part of a fresh world. What it needs of other parts must come before it. */
export type Seeder = (world: World) => void;

export interface SeedBase {
  readonly base: Base;
  /** Generator state after seeding, where a world's own chance begins. */
  readonly random: readonly number[];
  readonly fingerprint: string;
}

/** What a base is grown with. */
export interface Growth {
  readonly seeders: readonly Seeder[];
  readonly dueHandlers: DueHandlers;
  readonly followers: readonly Follower[];
}

/** Grows the base that all worlds of one seed and epoch share. */
export const growBase = (seed: string, epoch: number, { seeders, dueHandlers, followers }: Growth): SeedBase => {
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
      dueHandlers,
      followers,
      onDueFault: (_event, error) => {
        throw error;
      },
      save: undefined,
    },
  );
  for (const sow of seeders) sow(world);
  const base = world.state.settle();
  return { base, random: world.random.state(), fingerprint: fingerprint(base) };
};

// Ids are enough: what they hold follows from the same seeders. It costs a tenth of hashing everything.
const fingerprint = (base: Base): string => {
  const hash = createHash('sha256');
  for (const [kind, docs] of base) hash.update(`${kind}:${[...docs.keys()].join()};`);
  return hash.digest('hex').slice(0, 16);
};
