import { atom } from 'nanostores';
import type { Difference } from '#sim/core/state-differences.ts';
import { admin, Problem } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export interface Checkpoint {
  readonly name: string;
  /** Epoch ms of the world. */
  readonly at: number;
}

export const checkpoints = resource<{ readonly checkpoints: readonly Checkpoint[] }>(() => worldPath('/checkpoints'));

/** Saves the current state under a name; throws Problem. */
export const makeCheckpoint = async (name: string): Promise<void> => {
  await admin('POST', worldPath('/checkpoints'), { name });
  await checkpoints.load();
};

/** Changes since the checkpoint `from`. */
export const $difference = atom<{ readonly from: string; readonly changes: readonly Difference[] } | null>(null);

/** Throws Problem. */
export const compare = async (from: string): Promise<void> => {
  const { changes } = await admin<{ changes: readonly Difference[] }>(
    'GET',
    worldPath(`/diff?from=${encodeURIComponent(from)}`),
  );
  $difference.set({ from, changes });
};

/** Initial state of every world; also a valid name for comparisons. */
export const seed = 'seed';

/** Restores a checkpoint; throws Problem. */
export const restorePoint = async (name: string): Promise<void> => {
  const document = await admin<unknown>('GET', worldPath(`/snapshot?checkpoint=${encodeURIComponent(name)}`));
  await admin('PUT', worldPath('/snapshot'), document);
};

/** Replaces this world with the one in a snapshot file; throws Problem and leaves the world unchanged. */
export const restore = async (file: File): Promise<void> => {
  const text = await file.text();
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Problem(0, 'Invalid file', `${file.name} is not valid JSON.`);
  }
  await admin('PUT', worldPath('/snapshot'), document);
};
