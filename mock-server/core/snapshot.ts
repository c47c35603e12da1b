import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Doc } from './collection.ts';
import { checkLedger } from './ledger.ts';
import { MigrationError } from './migration.ts';
import { type Change, State } from './state.ts';
import { isStorableText } from './storable-text.ts';
import type { World } from './world.ts';
import type { SourceVersion, WorldSource } from './world-factory.ts';
import type { Worlds } from './worlds.ts';

// Not an object with an id: parsing one moves the id to the front, which would change the hash.
const doc = z.record(z.string(), z.unknown()).refine((it) => typeof it.id === 'string') as unknown as z.ZodType<Doc>;
const collection = z
  .string()
  .min(1)
  .refine((name) => !(name in Object.prototype), 'is not a collection');

const change = z.strictObject({
  kind: collection.meta({ description: 'Collection of the document.' }),
  id: z.string().refine(isStorableText, 'holds U+0000').meta({ description: 'Id of the document.' }),
  doc: doc.nullable().meta({ description: 'The document; null if it was removed.' }),
});

/** Valid times of a world's clock, epoch ms. */
const instant = z.number().int().min(Date.parse('2000-01-01T00:00:00Z')).max(Date.parse('2100-01-01T00:00:00Z'));

/** A world as one document: its origin and all differences since. */
export const snapshot = z.strictObject({
  format: z.literal(1).meta({ description: 'Version of this format.' }),
  version: z.string().meta({ description: 'Of the simulator that made it.' }),
  documents: z
    .int()
    .min(0)
    .default(0)
    .meta({ description: 'Number of migrations that its documents have had; 0 if absent.' }),
  seedOf: z.string().meta({ description: 'Fingerprint of the seed that the changes lie over.' }),
  world: z.string().meta({ description: 'Name of the world.' }),
  origin: z
    .strictObject({
      seed: z.string().min(1).max(64).meta({ description: 'Text that its random numbers derive from.' }),
      epoch: instant.meta({ description: 'When the world began, epoch ms.' }),
      frozenAt: instant.nullable().meta({ description: 'Time of the stopped clock, epoch ms; null while it runs.' }),
      brand: z.string().min(1).max(64).optional().meta({ description: 'Brand whose process created it.' }),
      market: z
        .string()
        .min(1)
        .max(64)
        .optional()
        .meta({ description: 'Market of its money; a process of another market does not restore it.' }),
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

/** Returns the contents of a world as a snapshot. */
export const snapshotOf = (source: WorldSource & SourceVersion, version: string): Snapshot => {
  const changes = source.changes.map(({ kind, id, doc }) => ({ kind, id, doc: doc ?? null }));
  return {
    format: 1,
    version,
    documents: source.documents,
    seedOf: source.fingerprint,
    world: source.name,
    origin: { ...source.origin },
    resets: source.resets,
    changes,
    digest: digestOf(changes),
  };
};

/** Returns a snapshot of the world, now or as `state` held it at a checkpoint. */
export const takeSnapshot = (worlds: Worlds, world: World, version: string, state = world.state): Snapshot => {
  const { name, origin, resets } = world;
  return snapshotOf({ name, origin, resets, changes: state.changes(), ...worlds.versionOf(origin) }, version);
};

/** Returns the changes of a snapshot in the form of this version. */
const migrateChanges = (
  worlds: Worlds,
  { world: name, origin, resets, changes, documents, seedOf, version }: Snapshot,
): readonly Change[] => {
  try {
    return worlds.migrate({ name, origin, resets, changes }, { fingerprint: seedOf, documents }).changes;
  } catch (error) {
    if (error instanceof MigrationError)
      throw new SnapshotError(`The snapshot of version ${version} cannot be restored: ${error.message}.`);
    throw error;
  }
};

/** Schemas of documents that other code relies on, by collection. */
export type DocumentForms = Readonly<Record<string, z.ZodType>>;

const refuseAltered = ({ changes, digest }: Snapshot): void => {
  if (digest !== undefined && digest !== digestOf(changes))
    throw new SnapshotError('The snapshot is damaged: its digest does not match its content.');
};

const refuseDamaged = (
  worlds: Worlds,
  { origin, changes }: Pick<WorldSource, 'origin' | 'changes'>,
  forms: DocumentForms,
): void => {
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
export const restoreSnapshot = (worlds: Worlds, name: string, snapshot: Snapshot, forms: DocumentForms): World => {
  const { origin, resets } = snapshot;
  refuseAltered(snapshot);
  const changes = migrateChanges(worlds, snapshot);
  refuseDamaged(worlds, { origin, changes }, forms);
  return worlds.restore(name, origin, resets + 1, changes);
};
