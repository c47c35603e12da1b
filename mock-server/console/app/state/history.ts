import { atom } from 'nanostores';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';
import type { Difference } from './snapshots.ts';
import { enterWorld } from './worlds.ts';

/** A call that changed something. */
export interface PastCall {
  readonly call: number;
  /** Epoch ms of the world. */
  readonly at: number;
  readonly method: string | null;
  readonly url: string | null;
  readonly account: string | null;
  readonly kinds: readonly string[];
  readonly documents: number;
}

export const history = resource<{ readonly calls: readonly PastCall[] }>(() => worldPath('/history'), {
  byPanel: true,
});

/** Changes of the selected call. */
export const $changed = atom<{ readonly call: number; readonly changes: readonly Difference[] } | null>(null);

/** Throws Problem. */
export const loadCallChanges = async (call: number): Promise<void> =>
  $changed.set(await admin('GET', worldPath(`/history/${call}`)));

/** Opens a new world with the state of this one before or after a call; throws Problem. */
export const forkWorldAt = async (call: number, side: 'before' | 'after'): Promise<void> => {
  const name = `past-${call}-${Date.now().toString(36)}`;
  await admin('POST', worldPath(`/history/${call}/fork`), { name, side });
  $changed.set(null);
  await enterWorld(name);
};
