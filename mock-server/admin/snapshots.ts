import { type Request, Router } from 'express';
import * as z from 'zod';
import { maskChange } from '#sim/core/matching/mask.ts';
import {
  restoreSnapshot,
  type Snapshot,
  SnapshotError,
  snapshot,
  snapshotOf,
  takeSnapshot,
} from '#sim/core/snapshot.ts';
import type { State } from '#sim/core/state.ts';
import { differences } from '#sim/core/state-differences.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { documentForms } from '#sim/http/document-forms.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError, nameTaken } from './admin-error.ts';
import { requireMemory } from './create-world.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const checkpointInput = z.strictObject({
  name: z.string().trim().min(1).max(80).describe('Name of the point; `seed` is taken.'),
});

/** Returns the state that a query names: a checkpoint or the seed. */
const stateNamed = (world: World, name: string): State => {
  const found = name === 'seed' ? world.state.atSeed() : world.checkpoints.get(name)?.state;
  if (!found) throw new AdminError(404, 'Unknown checkpoint', `Checkpoint "${name}" does not exist.`);
  return found;
};

/** Parses a snapshot, or the file of a failed test, which contains one. Throws 422 with a sentence otherwise. */
const readSnapshot = (input: unknown): Snapshot => {
  const content = typeof input === 'object' && input !== null ? input : {};
  const inner = 'snapshot' in content ? content.snapshot : content;
  const read = snapshot.safeParse(inner);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), fault: message }));
  const isKnown = typeof inner === 'object' && inner !== null && ('format' in inner || 'changes' in inner);
  const wrong = faults.map(({ field, fault }) =>
    fault.endsWith('received undefined') ? `${field} is missing` : `${field} is invalid (${fault})`,
  );
  const detail = isKnown
    ? `The snapshot cannot be read: ${wrong[0]}.`
    : 'This is not a snapshot. Choose a file from "Download world" or the world.json of a failed test.';
  throw new AdminError(422, 'Invalid snapshot', detail, { faults });
};

/** Replaces a world with the one in a snapshot; throws an `AdminError` (422) if the snapshot is invalid or does not fit. */
export const restoreWorld = (worlds: Worlds, name: string, input: unknown): World => {
  const read = readSnapshot(input);
  requireMemory(worlds);
  try {
    return restoreSnapshot(worlds, name, read, documentForms);
  } catch (error) {
    if (error instanceof SnapshotError) throw new AdminError(422, 'Invalid snapshot', error.message);
    throw error;
  }
};

const textOf = ({ query }: Request, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
};

const listOf = ({ checkpoints }: World) => ({
  checkpoints: [...checkpoints].map(([name, { at }]) => ({ name, at })),
});

export const snapshotCalls = ({ worlds, version }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/snapshot', async (request, response) => {
    const unavailable = await worlds.findUnavailable(String(request.params.world));
    if (unavailable) return void response.json(snapshotOf(unavailable, version));
    const world = worldOf(worlds, request);
    const checkpoint = textOf(request, 'checkpoint');
    const state = checkpoint === undefined ? world.state : stateNamed(world, checkpoint);
    response.json(takeSnapshot(worlds, world, version, state));
  });

  router.put('/worlds/:world/snapshot', (request, response) => {
    const { name } = worldOf(worlds, request);
    const restored = restoreWorld(worlds, name, request.body);
    response.json({ name, seed: restored.origin.seed, resets: restored.resets, now: restored.now() });
  });

  router.get('/worlds/:world/checkpoints', (request, response) => {
    response.json(listOf(worldOf(worlds, request)));
  });

  router.post('/worlds/:world/checkpoints', (request, response) => {
    const world = worldOf(worlds, request);
    const { name } = parseInput(checkpointInput, request.body);
    if (name === 'seed') throw nameTaken(name, '"seed" is the initial state.');
    world.checkpoint(name);
    response.status(201).json(listOf(world));
  });

  router.get('/worlds/:world/diff', (request, response) => {
    const world = worldOf(worlds, request);
    const from = textOf(request, 'from') ?? 'seed';
    response.json({ from, changes: differences(stateNamed(world, from), world.state).map(maskChange) });
  });

  return router;
};
