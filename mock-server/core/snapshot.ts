import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Doc } from './collection.ts';
import { checkLedger } from './ledger.ts';
import { State } from './state.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

// Not an object with an id: parsing one moves the id to the front, which would change the hash.
const doc = z.record(z.string(), z.unknown()).refine((it) => typeof it.id === 'string') as unknown as z.ZodType<Doc>;
const collection = z
  .string()
  .min(1)
  .refine((name) => !(name in Object.prototype), 'is no collection');

const change = z.strictObject({
  kind: collection.meta({ description: 'Collection of the document.' }),
  id: z.string().meta({ description: 'Id of the document.' }),
  doc: doc.nullable().meta({ description: 'The document; null if it was removed.' }),
});

/** Valid times of a world's clock, epoch ms. */
const instant = z.number().int().min(Date.parse('2000-01-01T00:00:00Z')).max(Date.parse('2100-01-01T00:00:00Z'));

/** A world as one document: its origin and all differences since. */
export const snapshot = z.strictObject({
  format: z.literal(1).meta({ description: 'Version of this format.' }),
  version: z.string().meta({ description: 'Of the simulator that made it.' }),
  seedOf: z.string().meta({ description: 'Fingerprint of the seed that the changes lie over.' }),
  world: z.string().meta({ description: 'Name of the world.' }),
  origin: z
    .strictObject({
      seed: z.string().min(1).max(64).meta({ description: 'Text that its random numbers derive from.' }),
      epoch: instant.meta({ description: 'When the world began, epoch ms.' }),
      frozenAt: instant.nullable().meta({ description: 'Time of the stopped clock, epoch ms; null while it runs.' }),
    })
    .meta({ description: 'Where the world began.' }),
  resets: z.number().int().min(0).meta({ description: 'How often it was reset or restored.' }),
  changes: z.array(change).meta({ description: 'Documents that differ from the seed.' }),
  digest: z.string().optional().meta({ description: 'Of the changes; leave it out after editing them by hand.' }),
});
export type Snapshot = z.output<typeof snapshot>;

/** Why a snapshot cannot be restored. */
export class SnapshotError extends Error {}

const digestOf = (changes: unknown): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 32);

/** Returns a snapshot of the world, now or as `state` held it at a checkpoint. */
export const takeSnapshot = (worlds: Worlds, world: World, version: string, state = world.state): Snapshot => {
  const changes = state.changes().map(({ kind, id, doc }) => ({ kind, id, doc: doc ?? null }));
  return {
    format: 1,
    version,
    seedOf: worlds.fingerprint(world.origin),
    world: world.name,
    origin: { ...world.origin },
    resets: world.resets,
    changes,
    digest: digestOf(changes),
  };
};

const refuseOtherVersion = (worlds: Worlds, { version, seedOf, origin }: Snapshot, own: string): void => {
  if (version !== own) {
    throw new SnapshotError(`The snapshot was made by version ${version} of the simulator. This is version ${own}.`);
  }
  if (worlds.fingerprint(origin) !== seedOf) {
    throw new SnapshotError('The snapshot does not match the seed: the simulator has changed since it was made.');
  }
};

/** Schemas of documents that other code relies on, by collection. */
export type DocumentForms = Readonly<Record<string, z.ZodType>>;

const refuseDamaged = (worlds: Worlds, { origin, changes, digest }: Snapshot, forms: DocumentForms): void => {
  if (digest !== undefined && digest !== digestOf(changes)) {
    throw new SnapshotError('The snapshot is damaged: its digest does not match its content.');
  }
  const invalidChange = changes.find(({ kind, doc }) => doc && forms[kind]?.safeParse(doc).success === false);
  if (invalidChange)
    throw new SnapshotError(`The snapshot is damaged: ${invalidChange.kind} ${invalidChange.id} has missing fields.`);
  const mismatchedId = changes.find(({ id, doc }) => doc && doc.id !== id);
  if (mismatchedId)
    throw new SnapshotError(`The snapshot is damaged: ${mismatchedId.kind} ${mismatchedId.id} holds another document.`);
  const trial = new State(worlds.baseOf(origin));
  trial.load(changes);
  const [fault] = checkLedger(trial);
  if (fault) throw new SnapshotError(`The ledger of the snapshot is not balanced: ${fault}.`);
};

/** Replaces the world of that name with the one in a snapshot. Throws SnapshotError and leaves the world unchanged. */
export const restoreSnapshot = (
  worlds: Worlds,
  name: string,
  snapshot: Snapshot,
  { version, forms }: { readonly version: string; readonly forms: DocumentForms },
): World => {
  refuseOtherVersion(worlds, snapshot, version);
  refuseDamaged(worlds, snapshot, forms);
  return worlds.restore(name, snapshot.origin, snapshot.resets + 1, snapshot.changes);
};
